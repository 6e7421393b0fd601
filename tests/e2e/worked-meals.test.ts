import { v7 } from 'uuid';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

test('a meal that was taken off is put back by whoever worked through it, taken back, and approved knowing that an adjustment waits', async ({
  page,
  deployment,
  newHire,
  anotherDevice,
}) => {
  const nadia = await newHire();
  const meal = { kind: 'auto-deduct', afterWorkedMinutes: 360, minutes: 30, countPunched: true };
  const rules = { ...presets.federal, workTime: { meals: [{ ...meal, employeeMayCancel: true }] } };
  // Rules of a week that is over are set by nobody now: they were in force then.
  await deployment.rows(
    `insert into pay_policies (organization_id, id, employee_id, starts_on, rules, preset, created_at)
     select organization_id, uuidv7(), id, '2026-11-09', $2, 'custom', '2026-11-06' from employees where id = $1`,
    [nadia.employeeId, JSON.stringify(rules)],
  );

  // Saturday eight hours without a pause: New York is five hours behind.
  await signedIn(page.context(), nadia);
  for (const [kind, at] of [
    ['clock_in', '2026-11-14T14:00:00Z'],
    ['clock_out', '2026-11-14T22:00:00Z'],
  ] as const) {
    const punch = { id: v7({ msecs: Date.parse(at) }), kind, offline: true, deviceAt: at, skewMilliseconds: 0 };
    expect((await page.request.post('/api/clock/punches', { data: punch })).status(), at).toBe(200);
  }

  await page.goto('/time-entries?week=2026-11-09');
  const total = page.getByRole('row', { name: /^Week total/ });
  await expect(total).toContainText('7:30');
  const worked = page.getByRole('button', { name: 'I worked through this meal: Sat Nov 14, 0:30' });
  const back = page.getByRole('button', { name: 'Take back that I worked through the meal: Sat Nov 14, 0:30' });
  await worked.click();
  await expect(page.getByText(/^Worked through the meal\. Said by Nadia Brook on /)).toBeVisible();
  await expect(total).toContainText('8:00');
  await expect(back).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await back.click();
  await expect(total).toContainText('7:30');
  await worked.click();
  await expect(total).toContainText('8:00');
  const asked = {
    date: '2026-11-14',
    startTime: '06:00',
    endTime: '08:00',
    breakMinutes: 0,
  };
  const request = { id: v7(), entryId: null, asked, reason: 'The door was opened at six' };
  expect((await page.request.post('/api/adjustments', { data: request })).status()).toBe(200);

  const office = await (await anotherDevice()).newPage();
  await openSignedIn(office, elena, `/time-cards?person=${nadia.employeeId}&week=2026-11-09`);
  const drawer = office.getByRole('dialog', { name: /^Nadia Brook,/ });
  await expect(drawer).toContainText('Worked through a meal');
  await expect(drawer).toContainText('Said by Nadia Brook on ');
  await expect(drawer.getByRole('button', { name: /worked through this meal|Take back/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: /^Why\? Total Hours, / }).click();
  const why = office.getByRole('dialog', { name: /^Total Hours, / });
  await expect(why).toContainText('0:30 of a meal were worked through, so they are not taken off.');
  await expect(why).toContainText('29 CFR 785.19(a)');
  await why.getByRole('button', { name: 'Close' }).click();

  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  const knowing = office.getByRole('dialog', { name: 'Adjustment waits for an answer' });
  expect(await faultsOf(office)).toEqual([]);
  await knowing.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  await knowing.getByRole('button', { name: 'Approve all the same' }).click();
  await expect(toast(office, '1 time card approved')).toBeVisible();

  // What is approved is spoken of no more.
  await expect(back).toHaveAttribute('aria-disabled', 'true');
});
