import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clockPanel } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';

const finder = (page: Page) => page.getByRole('dialog', { name: 'Quick find' });
const field = (page: Page) => page.locator('.palette').getByRole('combobox');
const options = (page: Page) => finder(page).getByRole('option');

/** Opens quick find by its keys; the page listens once the shell stands. */
async function openByKeys(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
}

test('quick find leads to screens, people and actions from the keyboard alone, and only to what its reader may', async ({
  page,
  newHire,
}) => {
  // A name that nobody else has: whoever hires others here finds this one alone.
  const somebody = await newHire({ firstName: `Quill${randomBytes(3).toString('hex')}` });
  await openSignedIn(page, somebody);
  await expect(clockPanel(page).sync).toHaveText('All punches recorded');
  await openByKeys(page);
  await expect(options(page).first()).toHaveText('Clock In');
  await expect(options(page).filter({ hasText: 'Record Payment' })).toHaveCount(0);
  expect(await faultsOf(page, '.palette')).toEqual([]);

  // The arrows choose, and go round.
  const chosen = finder(page).getByRole('option', { selected: true });
  // Nothing is chosen before a word or an arrow: an Enter too early is no punch.
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('Clock In');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('Request Time Off');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).not.toHaveText('Clock In');

  await page.keyboard.type('time entries');
  await expect(chosen).toHaveText('Time entries');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/time-entries');
  await expect(finder(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Quick find' }).click();
  await field(page).fill('audit');
  await expect(finder(page).getByRole('status')).toHaveText('Nothing found.');
  await field(page).fill(somebody.firstName);
  await finder(page)
    .getByRole('group', { name: 'People' })
    .getByRole('option')
    .filter({ hasText: somebody.lastName })
    .click();
  await expect(page).toHaveURL(/\/team\?person=/);

  await openByKeys(page);
  await page.keyboard.type('request time off');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Request Time Off' })).toBeVisible();
  // Above a dialog nothing else opens.
  await page.keyboard.press('Control+k');
  await expect(finder(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openByKeys(page);
  await page.keyboard.type('clock in');
  await page.keyboard.press('Enter');
  await expect(finder(page)).toHaveCount(0);
  // Until the page says so nothing is promised of it.
  await expect(page.getByRole('banner').getByRole('link', { name: /Clocked/ })).toContainText('Clocked In');
  await page.goto('/dashboard');
  await expect(clockPanel(page).state).toContainText('Clocked In');
});

for (const [language, name, close] of [
  ['English', 'Quick find', 'Close'],
  ['العربية', 'بحث سريع', 'إغلاق'],
] as const) {
  test(`quick find on a phone fills the screen and no more, and closes by a press, in ${language}`, async ({
    page,
    newHire,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const somebody = await newHire();
    await openSignedIn(page, somebody);
    if (language !== 'English') {
      await prefers(page.context(), { language: 'ar', theme: 'light' });
      await page.reload();
    }
    await page.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByRole('combobox')).toBeFocused();
    const box = () => page.locator('.dialog.palette').boundingBox();
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await faultsOf(page, '.palette')).toEqual([]);
    await sheet.getByRole('button', { name: close }).click();
    await expect(sheet).toHaveCount(0);
  });
}

test('what is typed before quick find has come is what it finds', async ({ page, newHire }) => {
  const somebody = await newHire();
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/quick-find.*\.js/, async (route) => {
    await slow;
    await route.continue();
  });
  await openSignedIn(page, somebody);
  await expect(clockPanel(page).sync).toHaveText('All punches recorded');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('time ent');
  arrive();
  await expect(field(page)).toHaveValue('time ent');
  await page.keyboard.type('ries');
  await expect(finder(page).getByRole('option', { selected: true })).toHaveText('Time entries');
});

test('quick find that is asked for while the page loads opens once it stands', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  await expect(clockPanel(page).sync).toHaveText('All punches recorded');
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/signed-in-.*\.js/, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  // Until its frame has come nothing can open it; the press is heard where the browser is kept from taking it.
  const pressed = () =>
    page.evaluate(() => !dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })));
  await expect.poll(pressed).toBe(true);
  await expect(page.getByText('Loading...')).toBeVisible();
  arrive();
  await expect(field(page)).toBeFocused();
});

test('a payment, an invitation and a message begin where quick find says', async ({ page, newHire }) => {
  const admin = await newHire({ role: 'admin' });
  await openSignedIn(page, admin);
  for (const [typed, dialog, path] of [
    ['record payment', 'Record a Payment', '/payments'],
    ['invite', 'Invite', '/team'],
    ['new message', 'New message', '/communication-hub'],
  ] as const) {
    await openByKeys(page);
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});

test('? lists the keys of one’s screens, not while somebody types, and not where single keys are off', async ({
  page,
  newHire,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody, '/settings/preferences');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    if (!(await list.isVisible())) await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Everywhere', 'Messages']);
  expect(await faultsOf(page, '.dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  await openByKeys(page);
  await page.keyboard.press('?');
  await expect(field(page)).toHaveValue('?');
  await page.keyboard.press('Escape');

  await page.getByRole('radiogroup', { name: 'Single-key shortcuts' }).getByText('Off', { exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.keyboard.press('?');
  // Had ? opened the list, quick find would not open above it.
  await openByKeys(page);
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(list).toBeVisible();
});

test('without a network quick find still finds screens, and says why no people, in Arabic', async ({
  page,
  newHire,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  await prefers(page.context(), { language: 'ar', theme: 'dark' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await openByKeys(page);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await openByKeys(page);
  await page.keyboard.type('الرسائل');
  const dialog = page.getByRole('dialog', { name: 'بحث سريع' });
  await expect(dialog.getByRole('option').first()).toHaveText('الرسائل');
  await expect(dialog.getByText('يمكن البحث عن الأشخاص حين يعود الاتصال')).toBeVisible();
  expect(await faultsOf(page, '.palette')).toEqual([]);
  await page.context().setOffline(false);
});
