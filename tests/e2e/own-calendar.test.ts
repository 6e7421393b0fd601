import { readFile } from 'node:fs/promises';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { hasShift } from './has-shift.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('the address by which a calendar follows the shifts is made, made anew and taken back, and answers only as long', async ({
  page,
  context,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire({ firstName: 'Carla' });
  await hasShift(await anotherDevice(), hired.employeeId, '2026-12-17');
  // A calendar has no cookie of anybody.
  const { request: calendar } = await anotherDevice();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, hired, '/schedule');
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your shifts in your calendar' });
  await expect(dialog.getByText('There is no address yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const field = dialog.getByLabel('Address', { exact: true });
  await expect(field).toHaveValue(/\/api\/calendars\/.+\.ics$/);
  const first = await field.inputValue();
  expect(await faultsOf(page)).toEqual([]);
  const read = await calendar.get(first);
  expect(read.headers()['content-type']).toContain('text/calendar');
  expect(await read.text()).toContain('DTSTART:20261217T140000Z');
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  await dialog.getByRole('button', { name: 'Make another address' }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await calendar.get(first)).status()).toBe(404);
  expect((await calendar.get(second)).status()).toBe(200);

  // It is shown this once, and said to be there from then on.
  await page.reload();
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  await expect(dialog.getByText(/^An address has existed since Nov 20, 2026\./)).toBeVisible();
  await expect(field).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take the address back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take the address back?' });
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Take the address back' }).click();
  await expect(dialog.getByText('The address is taken back.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await calendar.get(second)).status()).toBe(404);
});

test('a shift is handed to the calendar of the device as a file of its own', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire({ firstName: 'Ines' });
  const planner = await anotherDevice();
  await hasShift(planner, hired.employeeId, '2026-12-16');
  await hasShift(planner, hired.employeeId, '2026-12-18');
  await openSignedIn(page, hired, '/schedule?week=2026-12-14');
  const own = page.locator('.shift-card').filter({ hasText: 'Ines Brook' });
  await expect(own).toHaveCount(2);
  await own
    .last()
    .getByRole('button', { name: /^View Details/ })
    .click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Shift' }).getByRole('button', { name: 'Add to calendar' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('shift.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('DTSTART:20261218T140000Z');
  expect(text).toContain('DTEND:20261218T220000Z');
});

test('on a phone the shifts of a day stand right below its week, and what else belongs to them is in a menu', async ({
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire({ firstName: 'Paula' });
  const planner = await anotherDevice();
  await hasShift(planner, hired.employeeId, '2026-12-16');
  await hasShift(planner, hired.employeeId, '2026-12-18');
  const page = await (await anotherDevice({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await openSignedIn(page, hired, '/schedule?week=2026-12-16');
  const days = page.getByRole('radiogroup', { name: 'Day', exact: true });
  await expect(days.getByRole('radio', { name: /^Wednesday, December 16 1 shift/ })).toBeChecked();
  const card = page.locator('.shift-card');
  await expect(card.first()).toContainText('Wednesday, December 16');
  expect((await card.first().boundingBox())?.y).toBeLessThan(260);
  expect(await faultsOf(page)).toEqual([]);

  await days.getByText('17', { exact: true }).click();
  await expect(page.getByText('You have no shift on Thursday, December 17.')).toBeVisible();
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Friday, December 18');

  await page.getByRole('button', { name: 'More of my schedule' }).click();
  for (const deed of ['Show the month', 'Availability', 'Calendar feed', 'PDF of the published week']) {
    await expect(page.getByRole('menuitem', { name: deed })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Request Time Off' }).click();
  const asked = page.getByRole('dialog', { name: 'Request Time Off' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Open', { exact: true }).click();
  await expect(page).toHaveURL(/show=open/);
  expect(await faultsOf(page)).toEqual([]);
});

test('a month shows the shifts of its reader with the holidays, and their time off until it is answered and after', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire({ firstName: 'Moira' });
  const planner = await anotherDevice();
  await hasShift(planner, hired.employeeId, '2026-12-15');
  await openSignedIn(page, hired, '/schedule?week=2026-12-14');
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Month', { exact: true }).click();
  const month = page.getByRole('table', { name: 'Shifts of December 2026' });
  const day = (date: number) => month.locator('td:not(.beside)').nth(date - 1);
  await expect(day(15).getByRole('button', { name: /9:00 AM – 5:00 PM/ })).toBeVisible();
  await expect(day(25)).toContainText('Christmas Day');

  const { employeeId: userId, firstName, lastName, email } = hired;
  const asked = await page.request.post('/api/time-off-requests', {
    data: { userId, firstName, lastName, email, startDate: '2026-12-08', endDate: '2026-12-09', numDays: 2 },
  });
  expect(asked.status()).toBe(200);
  for (const date of [8, 9]) await expect(day(date)).toContainText('VacationAsked for');
  await expect(day(10)).not.toContainText('Vacation');
  expect(await faultsOf(page)).toEqual([]);
  await signedIn(planner, elena);
  const { requestId } = (await asked.json()) as { requestId: string };
  expect((await planner.request.post(`/api/time-off-requests/${requestId}/approve`)).status()).toBe(200);
  // On the open screen, as it is answered.
  for (const date of [8, 9]) {
    await expect(day(date)).not.toContainText('Asked for');
    await expect(day(date)).toContainText('Vacation');
  }

  await page.getByRole('button', { name: 'Previous month' }).click();
  const before = page.getByRole('table', { name: 'Shifts of November 2026' });
  await expect(before.getByRole('cell').filter({ hasText: 'Thanksgiving Day' })).toHaveText(/^26/);
  await page.getByRole('button', { name: 'Next month' }).click();
  await day(15).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Shift' });
  await expect(dialog.getByText('Downtown Office', { exact: false }).first()).toBeVisible();
});
