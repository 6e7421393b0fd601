import { v7 } from 'uuid';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

test('a rest that was missed is said as the week is signed, and is paid; a meal is waived, and taken back', async ({
  page,
  deployment,
  newHire,
  anotherDevice,
}) => {
  const nadia = await newHire();
  // Rules of a week that is over are set by nobody now: they were in force then.
  await deployment.rows(
    `insert into pay_policies (organization_id, id, employee_id, starts_on, rules, preset, created_at)
     select organization_id, uuidv7(), id, '2026-11-09', $2, 'california', '2026-11-06' from employees where id = $1`,
    [nadia.employeeId, JSON.stringify(presets.california)],
  );
  const office = await (await anotherDevice()).newPage();
  await openSignedIn(office, elena);
  const rate = { startsOn: '2026-11-09', centsPerHour: 20_00 };
  const rates = `/api/employees/${nadia.employeeId}/pay-rates`;
  expect((await office.request.post(rates, { data: rate })).status()).toBe(200);

  // Saturday eight hours with a meal: New York is five hours behind.
  await signedIn(page.context(), nadia);
  for (const [kind, at] of [
    ['clock_in', '2026-11-14T14:00:00Z'],
    ['break_start', '2026-11-14T18:00:00Z'],
    ['break_end', '2026-11-14T18:30:00Z'],
    ['clock_out', '2026-11-14T22:30:00Z'],
  ] as const) {
    const punch = { id: v7({ msecs: Date.parse(at) }), kind, offline: true, deviceAt: at, skewMilliseconds: 0 };
    expect((await page.request.post('/api/clock/punches', { data: punch })).status(), at).toBe(200);
  }

  await page.goto('/time-entries?week=2026-11-09');
  const saturday = page.getByLabel('Sat Nov 14: 2 rest breaks were due');
  await expect(saturday).toHaveValue('0');
  await saturday.selectOption({ label: '2 of 2 missed' });
  await page.getByText('what I say above of my rests is true').click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign time card' }).click();
  await expect(toast(page, 'Your time card is signed')).toBeVisible();
  await expect(page.getByText('Rest breaks missed: Sat Nov 14: 2 of 2')).toBeVisible();
  // The form goes with the focus in it: whoever has a keyboard alone goes on from there.
  await expect(page.locator(':focus')).toBeVisible();
  const correct = page.getByRole('button', { name: 'Correct rest breaks' });
  await correct.click();
  await saturday.selectOption({ label: '1 of 2 missed' });
  // What was signed before is read above, and is no label.
  await page.locator('label').filter({ hasText: 'what I say above of my rests is true' }).click();
  await page.getByRole('button', { name: 'Sign time card' }).click();
  await expect(correct).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Rest breaks missed: Sat Nov 14: 1 of 2')).toBeVisible();
  await expect(page.locator(':focus')).toBeVisible();

  await office.goto(`/time-cards?person=${nadia.employeeId}&week=2026-11-09`);
  const drawer = office.getByRole('dialog', { name: /^Nadia Brook,/ });
  await expect(drawer).toContainText('Rest missed');
  await expect(drawer).toContainText('Rest breaks missed: Sat Nov 14: 1 of 2');
  const lines = drawer.getByRole('table').filter({ hasText: 'What the week pays' });
  await expect(lines.getByRole('row').filter({ hasText: 'Missed rests' })).toContainText('$20.00');
  await lines.getByRole('button', { name: 'Why? Missed rests' }).click();
  const why = office.getByRole('dialog', { name: 'Missed rests' });
  await expect(why).toContainText('1 of 2 rest breaks were not given, as it was signed.');
  await expect(why).toContainText('1:00 of pay for rests that were missed, at $20.00 an hour: $20.00.');

  await page.goto('/settings/profile');
  const meals = page.getByRole('region', { name: 'Meals on short days' });
  await expect(meals).toContainText('First meal, on days of 6:00 at most');
  await meals.getByRole('button', { name: 'Agree: First meal' }).click();
  const form = page.getByRole('dialog', { name: 'Agree: First meal' });
  await form.getByRole('button', { name: 'Agree' }).click();
  await expect(form).toContainText('Tick the statement first.');
  await form.getByText('I agree of my own will').click();
  await form.getByRole('button', { name: 'Agree' }).click();
  await expect(meals).toContainText('Waived from Nov 21, 2026');
  expect(await faultsOf(page)).toEqual([]);
  await meals.getByRole('button', { name: 'Take back: First meal' }).click();
  const back = page.getByRole('dialog', { name: 'Take back: First meal' });
  await back.getByRole('button', { name: 'Take back' }).click();
  await expect(meals).toContainText('First meal: taken back from Nov 20, 2026');
  await expect(meals).not.toContainText('Waived from');
});
