import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { hasShift } from './has-shift.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { cell, rowOf, whenRecorded } from './schedule-grid.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('whoever is given a last day has shifts after it: the manager is told, finds them in the week and gives them away', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const name = `Lorna ${test.info().retry}`;
  const hired = await newHire({ firstName: name });
  const planner = await anotherDevice();
  await hasShift(planner, hired.employeeId, '2027-10-11');
  await hasShift(planner, hired.employeeId, '2027-10-13');
  await openSignedIn(page, elena, `/team?person=${hired.employeeId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: `Edit ${name}`, exact: false });
  await form.getByRole('group', { name: 'Employed until' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('10122027');
  await expect(form.getByText('1 shift is planned after Oct 12, 2027', { exact: false })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('link', { name: 'Downtown Office: 1 shift, from Wed Oct 13' }).click();

  const shift = cell(page, await rowOf(page, name), 2).locator('[data-shift]');
  await expect(shift).toContainText('Their last day of employment is Oct 12, 2027.');
  expect(await faultsOf(page)).toEqual([]);
  // Of many people one would look long for it: the count of the conflicts leads to each.
  await page.getByRole('button', { name: /\d+ conflicts?$/ }).click();
  const conflicts = page.getByRole('dialog', { name: /conflicts?$/ });
  expect(await faultsOf(page)).toEqual([]);
  await conflicts.getByRole('button', { name: `${name} Brook Wed Oct 13` }).click();
  const change = page.getByRole('dialog', { name: 'Move or change shift' });
  await change.getByLabel('Move to').selectOption({ label: 'Open shift, nobody yet' });
  await change.getByRole('button', { name: 'Save shift' }).click();
  await expect(shift).toHaveCount(0);
  await whenRecorded(page);
  const counted = page.waitForResponse((reply) => reply.url().includes('/shifts-after/'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await (await counted).json()).toEqual({ places: [] });
  await expect(page.getByRole('link', { name: 'Downtown Office: 1 shift', exact: false })).toHaveCount(0);
});
