import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel, toast } from './clock-panel.ts';
import { expect, logIn, openSignedIn, readyForOffline, signedIn, test, withoutLongTimers } from './journey.ts';

async function choose(page: Page, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(EN|ES|ع)/ })
    .click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

const html = (page: Page) => page.locator('html');

test('Arabic works at once, turns the page, and is remembered on another device', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const somebody = await newHire({ firstName: 'Layla' });
  await openSignedIn(page, somebody);
  await expect(page.getByRole('heading', { name: 'Good evening, Layla' })).toBeVisible();
  await choose(page, 'العربية');
  await expect(page.getByRole('button', { name: 'بدء الدوام', exact: true })).toBeVisible();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  // Digits stay Latin: what stands on the screen must match paper.
  await expect(page.locator('time.clock')).toContainText(/6:\d\d/);
  expect(await page.locator('body').innerText()).not.toMatch(/[٠-٩۰-۹]/);
  // The side menu stands at the right.
  const menu = await page.locator('nav.side').boundingBox();
  expect(menu?.x).toBeGreaterThan(1_000);
  await page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');

  const phone = await anotherDevice({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const theirs = await phone.newPage();
  await theirs.goto('/login');
  await expect(html(theirs)).toHaveAttribute('dir', 'ltr');
  await logIn(theirs, somebody);
  await expect(theirs).toHaveURL('/dashboard');
  await expect(html(theirs)).toHaveAttribute('dir', 'rtl');
  await expect(html(theirs)).toHaveAttribute('lang', 'ar');
  await theirs.goto('/settings/preferences');
  await expect(theirs.getByRole('radio', { name: 'العربية' })).toBeChecked();
});

test('the first paint of the next visit is in the chosen language, before any answer', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire({ language: 'ar' }));
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language chosen without a network works at once, stays, and is remembered when the network is back', async ({
    page,
    newHire,
    anotherDevice,
  }) => {
    const somebody = await newHire();
    await withoutLongTimers(page.context(), 5_000);
    await openSignedIn(page, somebody);
    await readyForOffline(page);
    await expect(clockPanel(page).sync).toHaveText('All punches recorded');
    await page.context().setOffline(true);
    await clockPanel(page).press('Clock In');
    await expect(toast(page, 'Clock In · Saved on this device')).toBeVisible();
    await choose(page, 'Español');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    // What already stands on the screen follows.
    await expect(toast(page, 'Entrada · Se guardó en este dispositivo')).toBeVisible();
    await expect(toast(page, 'Aplicado aquí.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Iniciar descanso' })).toBeVisible();

    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/me/preferences') && answer.ok());
    await page.context().setOffline(false);
    await saved;
    const phone = await anotherDevice();
    await signedIn(phone, somebody);
    const theirs = await phone.newPage();
    await theirs.goto('/dashboard');
    await expect(html(theirs)).toHaveAttribute('lang', 'es');
  });
});

test('Spanish works at once, on the log-in page too', async ({ page, newHire }) => {
  const somebody = await newHire();
  await page.goto('/login');
  await choose(page, 'Español');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await page.goto('/register');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await signedIn(page.context(), somebody);
  await page.goto('/settings/preferences');
  await page.getByText('Español', { exact: true }).click();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Guardado')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Iniciar descanso' })).toBeVisible();
});

test('a refusal is told in the reader’s language', async ({ page }) => {
  await page.goto('/login');
  await choose(page, 'العربية');
  await page.locator('input[type=email]').fill('nobody@harborpine.example');
  await page.locator('input[type=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText(/[a-z]{4}/i);
});

test('a browser that asks for Arabic is greeted in Arabic', async ({ anotherDevice }) => {
  const phone = await anotherDevice({ locale: 'ar-EG' });
  const page = await phone.newPage();
  await page.goto('/login');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
});

test('theme and clock of 24 hours apply at once and on every device', async ({ page, newHire, anotherDevice }) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody, '/settings/preferences');
  await page.getByText('Dark', { exact: true }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByText('24 hours', { exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const phone = await anotherDevice();
  await signedIn(phone, somebody);
  const theirs = await phone.newPage();
  await theirs.goto('/dashboard');
  await expect(html(theirs)).toHaveAttribute('data-theme', 'dark');
  await expect(theirs.locator('time.clock')).toContainText(/^18:\d\d/);
});
