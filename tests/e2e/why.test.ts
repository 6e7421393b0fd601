import { v7 } from 'uuid';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

test('a California week is explained line by line', async ({ page, newHire, anotherDevice }) => {
  const nadia = await newHire();
  await openSignedIn(page, elena);
  const { citations: _, ...rules } = presets.california;
  const scope = { kind: 'employee', id: nadia.employeeId };
  const policy = { scope, startsOn: '2026-11-16', preset: 'california', rules };
  expect((await page.request.post('/api/pay-policies', { data: policy })).status()).toBe(200);
  const rate = { startsOn: '2026-11-16', centsPerHour: 20_00 };
  const rates = `/api/employees/${nadia.employeeId}/pay-rates`;
  expect((await page.request.post(rates, { data: rate })).status()).toBe(200);

  // Monday from nine to ten at night without a meal, Tuesday eight hours with one: New York is five hours behind.
  const phone = await anotherDevice();
  await signedIn(phone, nadia);
  for (const [kind, at] of [
    ['clock_in', '2026-11-16T14:00:00Z'],
    ['clock_out', '2026-11-17T03:00:00Z'],
    ['clock_in', '2026-11-17T14:00:00Z'],
    ['break_start', '2026-11-17T18:00:00Z'],
    ['break_end', '2026-11-17T18:30:00Z'],
    ['clock_out', '2026-11-17T22:30:00Z'],
  ] as const) {
    const punch = { id: v7({ msecs: Date.parse(at) }), kind, offline: true, deviceAt: at, skewMilliseconds: 0 };
    expect((await phone.request.post('/api/clock/punches', { data: punch })).status(), at).toBe(200);
  }

  await page.goto(`/time-cards?person=${nadia.employeeId}&week=2026-11-16`);
  const drawer = page.getByRole('dialog', { name: /^Nadia Brook,/ });
  const lines = drawer.getByRole('table').filter({ hasText: 'What the week pays' });
  for (const [line, amount, ...sentences] of [
    ['Straight time', '$420.00', '21:00 at $20.00 an hour: $420.00.'],
    [
      'Overtime premium, 1.5×',
      '$40.00',
      '4:00 of overtime, $10.00 an hour on top of straight time: $40.00.',
      'Labor Code 510(a)',
    ],
    [
      'Overtime premium, 2×',
      '$20.00',
      '1:00 of overtime, $20.00 an hour on top of straight time: $20.00.',
      'Labor Code 510(a)',
    ],
    [
      'Missed meals',
      '$20.00',
      '1:00 of pay for meals that were missed, late or short, at $20.00 an hour: $20.00.',
      '226.7',
    ],
  ] as const) {
    const row = lines.getByRole('row').filter({ hasText: line });
    await expect(row).toContainText(amount);
    await row.getByRole('button', { name: /^Why\?/ }).click();
    const why = page.getByRole('dialog', { name: line });
    for (const sentence of sentences) await expect(why).toContainText(sentence);
    await why.getByRole('button', { name: 'Close' }).click();
  }
  await expect(lines.getByRole('row').last()).toContainText('$500.00');
});

test('a figure is asked why, and shows its punches, its rule and its source', async ({ page }) => {
  await openSignedIn(page, maya, '/time-entries?week=2026-11-09');
  await page.getByRole('button', { name: 'Why? Weekly Hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly Hours' });
  await expect(dialog.getByRole('heading', { name: 'Monday, November 9' })).toBeVisible();
  await expect(dialog.getByText(/^\d+:\d\d between the punches\.$/).first()).toBeVisible();
  await expect(dialog.getByText(/^Clock In \d+:\d\d\s[AP]M$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why? Total Hours, Tuesday, November 10' }).click();
  const day = page.getByRole('dialog', { name: 'Total Hours, Tuesday, November 10' });
  await expect(day.getByText(/^\d+:\d\d between the punches\.$/)).toBeVisible();
  await expect(day.getByRole('heading', { level: 3 })).toHaveText(['Tuesday, November 10']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why? Overtime' }).click();
  const overtime = page.getByRole('dialog', { name: 'Overtime' });
  await expect(
    overtime.getByText(/past 8:00 of the workday, paid 1\.5 times|past 40:00 of the week/).first(),
  ).toBeVisible();
});

test('today and the week are asked why on the dashboard', async ({ page }) => {
  await openSignedIn(page, maya);
  await page.getByRole('button', { name: /^Why\? Today/ }).click();
  await expect(page.getByRole('dialog', { name: /^Today/ }).getByText(/between the punches/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why? Week progress' }).click();
  const week = page.getByRole('dialog', { name: 'Week progress' });
  await expect(week.getByRole('heading', { name: 'Monday, November 16' })).toBeVisible();
  await expect(week.getByText(/between the punches/).nth(1)).toBeVisible();
});
