import type { Page } from '@playwright/test';
import { languages, type Language } from '../../src/domain/kernel/language.ts';
import { speakers } from '../../src/words/speakers.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel, toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, signedIn, test } from './journey.ts';
import { prefers, readsAs, type Reading } from './reading.ts';

const screens = [
  '/dashboard',
  '/time-entries',
  '/communication-hub',
  '/settings/profile',
  '/settings/security',
  '/settings/preferences',
  '/contact-support',
];
/** Where letters lead, and where development keeps them. */
const ofLetters = [
  '/forgot-password',
  '/reset-password#secret',
  '/confirm-email#none',
  '/confirm-new-email#none',
  '/restore-email',
  '/invitation',
  '/dev/outbox',
];
const chloe = { email: 'chloe@harborpine.example', password: demoPassword };
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;

// Colours are measured where they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page as it stands has no fault, in both widths and both themes. */
async function isFaultless(page: Page, what: string): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faultsOf(page), `${what}, ${size.width} wide, ${colorScheme}`).toEqual([]);
    }
  }
}

/** Takes the pointer from whatever it rests on, so that no tooltip opens over what is looked at. */
const pointAtNothing = (page: Page): Promise<void> => page.mouse.move(0, 0);

async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** Everybody here reads by the device's theme, so that one visit shows both. */
const read = (language: Language): Reading => ({ language, theme: 'system' });

for (const language of languages) {
  test(`signed in, no screen has a fault: ${language}`, async ({ page }) => {
    await signedIn(page.context(), chloe);
    await prefers(page.context(), read(language));
    for (const path of screens) {
      await open(page, path, language);
      await isFaultless(page, path);
    }
  });

  test(`signed out, no screen has a fault: ${language}`, async ({ page, deployment }) => {
    await readsAs(page.context(), deployment.url, read(language));
    for (const path of ['/login', '/register', '/awaiting-approval', ...ofLetters]) {
      await open(page, path, language);
      await isFaultless(page, path);
    }
    // With everything left out: errors at the fields, and their summary.
    await open(page, '/register', language);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await isFaultless(page, 'register with errors');
  });

  test(`what an admin keeps has no fault, nor has the page that an invitation leads to: ${language}`, async ({
    page,
    newHire,
    anotherDevice,
    deployment,
  }) => {
    const { say } = speakers[language];
    await signedIn(page.context(), await newHire({ firstName: 'Vida', role: 'admin' }));
    await prefers(page.context(), read(language));
    for (const path of ['/settings/organization', '/team']) {
      await open(page, path, language);
      await isFaultless(page, path);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: say('invitations.invite'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await isFaultless(page, 'inviting');
    await dialog.getByText(say('invitations.byLink'), { exact: true }).click();
    await dialog.getByRole('button', { name: say('invitations.makeLink') }).click();
    const shown = page.getByRole('alertdialog');
    await expect(shown).toBeVisible();
    // What was announced of the button that is gone names it until it is forgotten.
    await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0);
    await isFaultless(page, 'the link');

    const { hash } = new URL(await shown.getByRole('textbox').inputValue());
    const device = await anotherDevice({ reducedMotion: 'reduce' });
    await readsAs(device, deployment.url, read(language));
    const invited = await device.newPage();
    await open(invited, `/invitation${hash}`, language);
    await expect(invited.locator('form')).toBeVisible();
    await isFaultless(invited, 'an invitation');
  });
}

test('not admitted, no state has a fault', async ({ page, newHire }) => {
  for (const status of ['pending', 'suspended'] as const) {
    await signedIn(page.context(), await newHire({ status }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hello, Nadia' })).toBeVisible();
    await isFaultless(page, status);
  }
});

test.describe('on an empty deployment', () => {
  test.use({ place: 'empty' });

  test('the welcome has no fault in any language', async ({ page, deployment }) => {
    for (const language of languages) {
      await readsAs(page.context(), deployment.url, read(language));
      await open(page, '/welcome', language);
      await isFaultless(page, `/welcome, ${language}`);
    }
  });
});

test('what opens over a screen has no fault: menu, message, question, refused punch', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const somebody = await newHire();
  await signedIn(page.context(), somebody);
  await page.goto('/dashboard');
  const clock = clockPanel(page);
  await expect(clock.sync).toHaveText('All punches recorded');
  await page.getByRole('button', { name: 'EN, Language' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await faultsOf(page), 'language menu').toEqual([]);
  await page.keyboard.press('Escape');

  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  await pointAtNothing(page);
  await isFaultless(page, 'message with Undo');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  expect.soft(await faultsOf(page), 'More').toEqual([]);
  await page.keyboard.press('Escape');

  await page.route('**/api/clock/punches', (route) => route.abort());
  await clock.press('Start Break');
  await expect(clock.sync).toContainText('waiting to send');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Some punches are not recorded yet' });
  await expect(question).toBeVisible();
  await isFaultless(page, 'the question when logging out');
  await question.getByRole('button', { name: 'Stay and keep trying' }).click();

  const phone = await anotherDevice();
  await signedIn(phone, somebody);
  const theirs = await phone.newPage();
  await theirs.goto('/dashboard');
  await clockPanel(theirs).press('Start Break');
  await expect(toast(theirs, 'Start Break · Recorded')).toBeVisible();
  await page.unroute('**/api/clock/punches');
  await page.reload();
  const refused = page.getByRole('alert').filter({ hasText: /^Start Break, 6:\d\d\sPM: not recorded/ });
  await expect(refused).toBeVisible();
  await isFaultless(page, 'a refused punch');
  await page.setViewportSize({ width: 1440, height: 900 });
  await refused.getByRole('button', { name: 'Fix' }).click();
  await expect(page.getByRole('dialog', { name: 'Fix Start Break' })).toBeVisible();
  await isFaultless(page, 'mending a refused punch');
});

test('offline, no screen has a fault', async ({ page, newHire }) => {
  await signedIn(page.context(), await newHire());
  await page.goto('/dashboard');
  await expect(clockPanel(page).sync).toHaveText('All punches recorded');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. Punches are saved on this device.')).toBeVisible();
  await isFaultless(page, 'offline');
});

test('at 320 pixels, which is 1280 at 400 percent, nothing scrolls sideways', async ({ page }) => {
  await signedIn(page.context(), chloe);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await prefers(page.context(), read(language));
    for (const path of screens) {
      await open(page, path, language);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path}, ${language}`).toBeLessThanOrEqual(320);
    }
  }
});
