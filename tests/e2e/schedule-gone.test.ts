import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { hasShift } from './has-shift.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { actOnWeek, cell, rowOf, whenRecorded } from './schedule-grid.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('a week is planned as it was, and copied into the next, though somebody of it has left: their shift is open', async ({
  page,
  newHire,
  anotherDevice,
  deployment,
}) => {
  const retry = test.info().retry;
  const [left, stays] = [await newHire({ firstName: `Gus ${retry}` }), await newHire({ firstName: `Stella ${retry}` })];
  const planner = await anotherDevice();
  // Tried again, it is another year: nobody is planned there.
  const [monday, tuesday] = retry === 0 ? ['2027-11-01', '2027-11-02'] : ['2028-11-06', '2028-11-07'];
  await hasShift(planner, left.employeeId, monday);
  await hasShift(planner, stays.employeeId, tuesday);
  await openSignedIn(page, elena, `/schedule?week=${monday}`);
  for (const [who, day] of [
    [left, 0],
    [stays, 1],
  ] as const) {
    const shift = cell(page, await rowOf(page, who.firstName), day).locator('[data-shift]');
    await shift.focus();
    await page.keyboard.press('Delete');
    await expect(shift).toContainText('Cancelled, not published yet.');
  }
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();
  await whenRecorded(page);
  await deployment.rows("update employees set status = 'suspended' where id = $1", [left.employeeId]);
  await page.reload();

  await actOnWeek(page, 'Publications');
  const history = page.getByRole('dialog', { name: 'Publications' });
  await history.getByRole('button', { name: 'Plan like this again' }).first().click();
  await expect(page.getByText('2 shifts are planned as they were then.', { exact: false })).toContainText(
    '1 of them is open: its person no longer works here.',
  );
  const open = (day: number) => cell(page, 0, day).locator('[data-shift]');
  await expect(open(0)).toHaveCount(1);
  await expect(cell(page, await rowOf(page, stays.firstName), 1).locator('[data-shift]')).not.toContainText(
    'Cancelled',
  );
  expect(await faultsOf(page)).toEqual([]);
  // What is shown is what is recorded.
  await whenRecorded(page);
  await page.reload();
  await expect(open(0)).toHaveCount(1);

  await page.getByRole('button', { name: 'Next week' }).click();
  await actOnWeek(page, 'Copy last week');
  await expect(
    page.getByText('2 shifts were copied. Nobody is told before you publish.', { exact: true }),
  ).toBeVisible();
  await expect(open(0)).toHaveCount(1);
  await expect(cell(page, await rowOf(page, stays.firstName), 1).locator('[data-shift]')).toHaveCount(1);
  await actOnWeek(page, 'Copy last week');
  await expect(page.getByText('2 shifts were there already.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();
});
