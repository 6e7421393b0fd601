import { demoPassword } from '../../tools/demo/cast.ts';
import { toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };
const maya = { email: 'maya@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

test('an admin sees what a policy changes before it is in force, and every version after', async ({ page }) => {
  await openSignedIn(page, elena, '/pay-policy');
  const example = (sentence: string) => page.locator('.example').filter({ hasText: sentence }).locator('b');
  const tenHours = example('One day of 10 hours');
  await expect(tenHours).toHaveText('8:00 × 1 · 2:00 × 1.5 · $220.00');

  // The example follows as it is typed, and what cannot stand says what to do and stays as typed.
  const daily = page.getByLabel('Overtime after hours a day');
  await daily.fill('9');
  await expect(tenHours).toHaveText('9:00 × 1 · 1:00 × 1.5 · $210.00');
  await page.getByLabel('Double time after hours a day').fill('7');
  await page.getByRole('button', { name: 'See who is affected' }).click();
  await expect(page.getByText('Double time must begin later, and pay more, than daily overtime.')).toBeVisible();
  await expect(daily).toHaveValue('9');

  await page.getByLabel('Rules of').selectOption({ label: 'California' });
  await expect(tenHours).toHaveText('8:00 × 1 · 2:00 × 1.5 · $220.00');
  await expect(page.getByText(/Labor Code 510\(a\), in force since Jan 1, 2000/).first()).toBeVisible();
  await page.getByRole('button', { name: 'See who is affected' }).click();
  await expect(page.getByText(/\d+ people would be paid by this policy/)).toBeVisible();
  const effect = page.getByRole('region', { name: 'What changes' });
  await expect(effect.getByRole('row', { name: /people in all/ })).toContainText('$');

  await page.getByRole('button', { name: 'Put in force' }).click();
  await expect(toast(page, 'The policy is set')).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('row', { name: /California.*Since Nov 23, 2026/ })).toContainText('Elena Fischer');
  await expect(versions.getByRole('row', { name: /8 hours a day/ })).toContainText('Nov 22, 2026');
});

test('whoever is no admin is led away from it', async ({ page }) => {
  await openSignedIn(page, maya, '/pay-policy');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Pay policy' })).toHaveCount(0);
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it fits, runs from the right and is accessible', async ({ page }) => {
    await openSignedIn(page, elena, '/pay-policy');
    await page.request.patch('/api/me/preferences', { data: { language: 'ar' } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'سياسة الأجور' })).toBeVisible();
    await page.locator('select[name=preset]').selectOption('california');
    await page.getByRole('button', { name: 'عرض من يتأثر' }).click();
    await expect(page.getByText(/بهذه السياسة/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await faultsOf(page)).toEqual([]);
  });
});
