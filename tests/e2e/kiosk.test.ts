import type { Page } from '@playwright/test';
import { contract } from '../../src/contract/index.ts';
import { faultsOf } from './faults.ts';
import type { Hired } from './hire.ts';
import { expect, openSignedIn, readyForOffline, signedIn, test } from './journey.ts';
import { kindsOf, ledgerOf } from './ledger.ts';

test.use({ serviceWorkers: 'allow' });

const pin = '4821';

/** Gives somebody a PIN as they themselves would. */
async function withPin(page: Page, who: Hired): Promise<Hired> {
  await signedIn(page.context(), who);
  const path = contract.setPin.path.replace(':employeeId', who.employeeId);
  expect((await page.context().request.put(path, { data: { pin } })).status()).toBe(204);
  return who;
}

/** A manager's page becomes the kiosk of the location where journeys are. */
async function makeKiosk(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Make this device a kiosk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Location').selectOption({ label: 'Downtown Office' });
  await dialog.getByRole('button', { name: 'Make this device a kiosk' }).click();
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeVisible();
}

/** Whoever is at the kiosk finds themselves and types a PIN. */
async function identify(page: Page, name: string, digits = pin): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

test('a manager makes a tablet a kiosk, people punch on it by a PIN, online and off, and each once', async ({
  page,
  newHire,
  anotherDevice,
  deployment,
}) => {
  const theirs = await (await anotherDevice()).newPage();
  const odile = await withPin(theirs, await newHire({ firstName: 'Odile' }));
  const admin = await newHire({ firstName: 'Ruth', role: 'admin' });
  const watching = await (await anotherDevice()).newPage();
  await openSignedIn(watching, await newHire({ firstName: 'Wim', role: 'admin' }));
  const whosIn = watching.getByRole('region', { name: 'Who’s in now' });
  await expect(whosIn.getByRole('heading', { name: 'Downtown Office' })).toBeVisible();

  await openSignedIn(page, admin, '/kiosks');
  await page.getByRole('button', { name: 'Make this device a kiosk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make this device a kiosk' }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Back door');
  await dialog.getByLabel('Location').selectOption({ label: 'Downtown Office' });
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make this device a kiosk' }).click();
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Search names').fill('odil');
  await identify(page, 'Odile', '1357');
  await expect(page.getByText('That PIN is not right.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What now, Odile?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clock Out' })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clock In' }).click();
  await expect(page.getByText('Clock In recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await ledgerOf(deployment, odile)).toMatchObject([{ kind: 'clock_in', source: 'kiosk' }]);
  await expect(whosIn.getByRole('listitem').filter({ hasText: 'Odile' })).toContainText('Working');
  expect(await faultsOf(watching)).toEqual([]);

  await readyForOffline(page);
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('Offline. Punches are saved on this device.')).toBeVisible();
  await identify(page, 'Odile');
  await expect(page.getByText('Without the network. Your PIN is checked when it is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Start Break' }).click();
  await expect(page.getByText('Start Break saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await identify(page, 'Odile', '1357');
  await page.getByRole('button', { name: 'End Break' }).click();
  await expect(page.getByText('End Break saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  // Whatever somebody else pressed in her name, what applied before it can still be pressed.
  await identify(page, 'Odile');
  await expect(page.getByText('If it was not you who pressed what waits here:')).toBeVisible();
  await expect(page.locator('.kiosk-presses').last().getByRole('button')).toHaveText(['End Break']);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await kindsOf(deployment, odile)).toEqual(['clock_in']);

  await page.context().setOffline(false);
  await expect.poll(() => kindsOf(deployment, odile), { timeout: 60_000 }).toEqual(['clock_in', 'break_start']);
  await expect(page.getByText(/waiting to send/)).toHaveCount(0, { timeout: 60_000 });
  // Without the network any PIN goes on: whoever types one does not put away what only its person should.
  await page.context().setOffline(true);
  await expect(page.getByText('Offline. Punches are saved on this device.')).toBeVisible();
  await identify(page, 'Odile', '1357');
  await expect(page.getByText(/End Break, .*: not recorded/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have seen it' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.context().setOffline(false);
  await expect(page.getByText('Offline. Punches are saved on this device.')).toHaveCount(0);
  await identify(page, 'Odile');
  await expect(page.getByText(/End Break, .*: not recorded/)).toBeVisible();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await expect(page.getByText(/not recorded/)).toHaveCount(0);
});

test('a kiosk that nobody touches goes back to its names, from a PIN half typed and from what was pressed', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const theirs = await (await anotherDevice()).newPage();
  await withPin(theirs, await newHire({ firstName: 'Petra' }));
  await openSignedIn(page, await newHire({ firstName: 'Rolf', role: 'admin' }), '/kiosks');
  await makeKiosk(page, 'Landing');
  // From here on time passes when the journey says so.
  await page.clock.install();
  await page.reload();
  const names = page.getByRole('heading', { name: 'Tap your name' });
  await page.getByLabel('Search names').fill('petra');
  await page.getByRole('button', { name: /Petra/ }).click();
  await page.keyboard.type('48');
  await page.clock.fastForward(29_000);
  await page.keyboard.type('2');
  await page.clock.fastForward(29_000);
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('482');
  await page.clock.fastForward(2_000);
  await expect(names).toBeVisible();
  await page.getByLabel('Search names').fill('petra');
  await page.getByRole('button', { name: /Petra/ }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('');
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Clock In' }).click();
  await expect(page.getByText('Clock In recorded')).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(names).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('somebody sets their PIN, and the kiosk speaks their language until they leave it', async ({
    page,
    newHire,
    anotherDevice,
  }) => {
    const nadim = await newHire({ firstName: 'Nadim', language: 'ar' });
    await openSignedIn(page, nadim, '/settings/security');
    await page.getByRole('button', { name: 'اختيار رمز' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('الرمز', { exact: true }).fill(pin);
    await dialog.getByLabel('الرمز مرة أخرى').fill(pin);
    await expect(dialog.getByRole('button', { name: 'إظهار الرمز' })).toHaveCount(2);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'اختيار رمز' }).click();
    await expect(dialog).toBeHidden();

    const tablet = await (await anotherDevice()).newPage();
    await openSignedIn(tablet, await newHire({ firstName: 'Ilse', role: 'admin' }), '/kiosks');
    await makeKiosk(tablet, 'Cellar');
    await tablet.getByLabel('Search names').fill('nadim');
    await identify(tablet, 'Nadim');
    await expect(tablet.getByRole('heading', { name: /ماذا الآن يا/ })).toBeVisible();
    await expect(tablet.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await faultsOf(tablet)).toEqual([]);
    await tablet.getByRole('button', { name: 'رجوع' }).click();
    await expect(tablet.getByRole('heading', { name: 'Tap your name' })).toBeVisible();
  });
});

test('whoever signs in on a kiosk leaves nothing to be read on it without a network', async ({ page, newHire }) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((place) => place.startsWith('meridian.kept ')).length);
  const admin = await newHire({ firstName: 'Ilse', role: 'admin' });
  await openSignedIn(page, admin);
  await expect.poll(kept).toBeGreaterThan(0);
  await page.goto('/kiosks');
  await makeKiosk(page, 'Side door');
  expect(await kept()).toBe(0);

  await openSignedIn(page, admin);
  await expect(page.locator('.week .dayc .t')).toHaveCount(7);
  // What may be kept is, before the next question has its answer.
  await page.goto('/schedule?show=week');
  await expect(page.getByText('No shifts').first()).toBeVisible();
  expect(await kept()).toBe(0);
});
