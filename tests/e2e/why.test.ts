import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, test } from './journey.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

test('a figure is asked why, and shows its punches, its rule and its source', async ({ page }) => {
  await openSignedIn(page, maya, '/time-entries?week=2026-11-09');
  await page.getByRole('button', { name: 'Why? Weekly Hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly Hours' });
  await expect(dialog.getByRole('heading', { name: 'Monday, November 9' })).toBeVisible();
  await expect(dialog.getByText(/^\d+:\d\d between the punches\.$/).first()).toBeVisible();
  await expect(dialog.getByText(/^Clock In \d+:\d\d [AP]M$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why? Overtime' }).click();
  const overtime = page.getByRole('dialog', { name: 'Overtime' });
  await expect(
    overtime.getByText(/past 8:00 of the day, paid 1\.5 times|past 40:00 of the week/).first(),
  ).toBeVisible();
});

test('today is asked why on the dashboard', async ({ page }) => {
  await openSignedIn(page, maya);
  await page.getByRole('button', { name: /^Why\? Today/ }).click();
  await expect(page.getByRole('dialog', { name: /^Today/ }).getByText(/between the punches/)).toBeVisible();
});
