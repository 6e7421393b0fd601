import { randomBytes } from 'node:crypto';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';
import { typeDate } from './type-date.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('a holiday of one’s own is added to a year ahead, kept to that year, and removed', async ({ page }) => {
  const name = `Harbor Day ${randomBytes(3).toString('hex')}`;
  await openSignedIn(page, elena, '/time-off-policy');
  const table = page.getByRole('region', { name: 'Holidays' });
  await expect(table.getByRole('row').filter({ hasText: 'Thanksgiving Day' })).toContainText('Nov 26, 2026');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await expect(page.getByText('Enter what the day is called.')).toBeVisible();
  const form = page.locator('.holiday-form');
  await form.getByLabel('Holiday').fill(name);
  await typeDate(form, 'Falls on', '2028-10-17');
  await form.getByText('Once', { exact: true }).click();
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(page.getByText('The holiday is added.')).toBeVisible();
  const own = table.getByRole('row').filter({ hasText: name });
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(own).toContainText('Oct 17, 2028');
  expect(await faultsOf(page)).toEqual([]);
  await own.getByRole('button', { name: /^Remove/ }).click();
  await expect(own).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the holidays of a year are read in Arabic', async ({ page, context, newHire }) => {
    const admin = await newHire({ role: 'admin', firstName: 'Huda', language: 'ar' });
    await openSignedIn(page, admin, '/time-off-policy');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.reload();
    await expect(page.locator('.holidays').getByRole('row')).not.toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});
