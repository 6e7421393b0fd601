import { presets } from '../../src/domain/pay-rules/presets.ts';
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

test('an admin sets rarer rules, hears at the field what cannot stand, and finds them again', async ({ page }) => {
  await openSignedIn(page, elena, '/pay-policy');
  const example = (sentence: string) => page.locator('.example').filter({ hasText: sentence }).locator('b');
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

  // A day that is counted from the start of work: the evening and the morning after it are one.
  const evening = example('From 2 to 10 in the evening');
  await expect(evening).toHaveText('16:00 × 1 · $240.00');
  await page.getByLabel('Hours of a day are counted from').selectOption('24 hours from the start of work');
  await expect(evening).toHaveText('8:00 × 1 · 8:00 × 1.5 · $300.00');

  const more = section('Overtime').locator('summary').filter({ hasText: 'More rules of overtime' });
  await expect(more).not.toContainText('set');
  await more.press('Enter');
  await page.getByText('Longer days by agreement').click();
  await expect(more).toContainText('1 set');
  await expect(example('Four days of 10 hours, and 9 on the fifth')).toHaveText(
    '40:00 × 1 · 8:00 × 1.5 · 1:00 × 2 · $1,080.00',
  );
  const agreed = page.getByRole('group', { name: 'Longer days by agreement' });
  await agreed.getByLabel('Friday').fill('9');
  await expect(example('Four days of 10 hours, and 9 on the fifth')).toHaveText('40:00 × 1 · 9:00 × 1.5 · $1,070.00');

  // Two premiums; the focus goes to the one that was added.
  const premiums = section('Premiums');
  const worked = example('Eight hours from 8 in the evening of a workday');
  await page.getByRole('button', { name: 'Add: Premiums for certain hours' }).click();
  const night = premiums.getByRole('group', { name: 'Premiums for certain hours, 1', exact: true });
  await expect(night.getByLabel('Name')).toBeFocused();
  await night.getByLabel('Added an hour').fill('2');
  await expect(worked).toContainText('$656.00');
  await page.getByRole('button', { name: 'Add: Premiums for certain hours' }).click();
  const weekend = premiums.getByRole('group', { name: 'Premiums for certain hours, 2', exact: true });
  await weekend.getByLabel('Name').fill('weekend');
  await weekend.getByLabel('Added an hour').fill('');
  await weekend.getByLabel('or times the rate').fill('eleven');
  await weekend.getByLabel('Begins').fill('00:00');
  await weekend.getByLabel('Ends').fill('00:00');
  await weekend.getByText('Saturday').click();
  await weekend.getByText('Sunday').click();

  // The disclosure is closed: what cannot stand in it opens it.
  await agreed.getByLabel('Friday').fill('25');
  await more.press('Enter');
  await page.getByRole('button', { name: 'See who is affected' }).click();
  await expect(agreed.getByText('Enter hours of a day for all seven')).toBeVisible();
  await expect(weekend.getByLabel('or times the rate')).toHaveAccessibleDescription(/times of the rate from 1 to 10/);
  await weekend.getByLabel('or times the rate').fill('2');
  await expect(weekend.getByLabel('or times the rate')).not.toHaveAccessibleDescription(/from 1 to 10/);
  await agreed.getByLabel('Friday').fill('9');
  await expect(worked).toContainText('$812.00');

  await page.getByLabel('People are paid').selectOption({ label: 'Twice a month' });
  await page.getByRole('button', { name: 'See who is affected' }).click();
  await expect(
    page.getByText(/^The pay period changes for \d+ people\. Twice a month: the first period is Nov 23/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Put in force' }).click();
  await expect(toast(page, 'The policy is set')).toBeVisible();

  // Taken up again, it shows what it has.
  await page.reload();
  const kept = page.getByRole('region', { name: 'Versions' }).getByRole('row', { name: /Since Nov/ });
  await expect(kept.first()).toContainText(/8 hours a day, changed: Overtime, Premiums.*, Pay period/);
  await kept.first().getByRole('button', { name: 'Use as a start' }).click();
  await expect(page.getByLabel('Hours of a day are counted from')).toHaveValue('shift-start');
  await expect(more).toContainText('1 set');
  await expect(weekend.getByLabel('Name')).toHaveValue('weekend');
  await expect(weekend.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  expect(await faultsOf(page)).toEqual([]);
});

test('an admin is told of a policy that was set meanwhile, and decides anew', async ({ page }) => {
  await openSignedIn(page, elena, '/pay-policy');
  await page.getByLabel('Rules of').selectOption({ label: 'California' });
  await page.getByRole('button', { name: 'See who is affected' }).click();
  await expect(page.getByText(/\d+ people would be paid by this policy/)).toBeVisible();

  const { citations: _, ...rules } = presets.alaska;
  const theirs = { scope: { kind: 'organization' }, startsOn: '2026-11-23', preset: 'alaska', rules };
  expect((await page.request.post('/api/pay-policies', { data: theirs })).status()).toBe(200);

  await page.getByRole('button', { name: 'Put in force' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Somebody else set the policy of these people meanwhile' });
  await expect(problem).toContainText('Elena Fischer');
  await expect(problem).toContainText('Alaska, in force from Nov 23, 2026');
  await expect(problem).toContainText('The next time, yours replaces it.');
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('row', { name: /Alaska.*Since Nov 23, 2026/ })).toBeVisible();
  await expect(page.locator('select[name=preset]')).toHaveValue('california');

  await page.getByRole('button', { name: 'See who is affected' }).click();
  await expect(problem).toHaveCount(0);
  await page.getByRole('button', { name: 'Put in force' }).click();
  await expect(toast(page, 'The policy is set')).toBeVisible();
  await expect(versions.getByRole('row', { name: /California.*Since Nov 23, 2026/ })).toBeVisible();
  await expect(versions.getByRole('row', { name: /Alaska/ })).toHaveCount(0);
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
    for (const rarer of await page.locator('.policy-form summary').all()) await rarer.click();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await faultsOf(page)).toEqual([]);
  });
});
