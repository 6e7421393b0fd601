import { readFile } from 'node:fs/promises';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

const sample = (name: string) => ({ email: `${name}@harborpine.example`, password: demoPassword });

/** What of a page is seen by whoever looks for faults. */
test('hours and their cost are read by week, by location and by person, and taken along', async ({ page }) => {
  await openSignedIn(page, sample('elena'), '/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const weeks = page.getByRole('table').filter({ hasText: 'Labor cost' });
  await expect(page.getByRole('img', { name: /^Hours by week/ })).toBeVisible();
  await expect(weeks.getByRole('row')).toHaveCount(1 + 13 + 1);
  const total = await weeks.getByRole('row', { name: /^Total/ }).innerText();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('radiogroup', { name: 'Group by' }).getByText('By person').click();
  await expect(page).toHaveURL(/by=person/);
  const people = page.getByRole('region', { name: 'Labor by person' });
  await expect(people.getByRole('row', { name: /Jack Nolan/ })).toBeVisible();
  // The same hours, however they are told apart.
  await expect(people.getByRole('row', { name: /^Total/ })).toContainText(total.split('\t')[1] ?? 'no total');
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Overtime').click();
  await expect(page).toHaveURL(/measure=overtime/);
  await page.reload();
  await expect(people.getByRole('row', { name: /Jack Nolan/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^labor-person-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows.some((row) => row.startsWith('Jack Nolan,'))).toBe(true);

  await page.getByRole('button', { name: 'Earlier weeks' }).click();
  await expect(page).toHaveURL(/until=/);
  await page.goto('/reports?weeks=4&by=location');
  const places = page.getByRole('region', { name: 'Labor by location' });
  await places.getByRole('link').first().click();
  await expect(page).toHaveURL(/location=/);
  await expect(people).toBeVisible();
});

test('what was planned is held against what was worked, and who came late is seen', async ({ page }) => {
  await openSignedIn(page, sample('elena'), '/reports');
  await page.getByRole('navigation', { name: 'Report' }).getByRole('link', { name: 'Attendance' }).click();
  await expect(page).toHaveURL(/kind=attendance/);
  await expect(page.getByRole('img', { name: /^Planned and worked hours/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('radiogroup', { name: 'Group by' }).getByText('By person').click();
  await page.getByRole('radiogroup', { name: 'Sort by' }).getByText('Late').click();
  await expect(page).toHaveURL(/order=late/);
  const people = page.getByRole('region', { name: 'Attendance by person' });
  await expect(people.getByRole('row', { name: /Jack Nolan/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^attendance-person-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8'))
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const [head = []] = rows;
  const figure = (row: readonly string[] | undefined, name: string) => Number(row?.[head.indexOf(name)]);
  expect(
    figure(
      rows.find(([name]) => name === 'Liam Walsh'),
      'Late',
    ),
  ).toBe(1);
  expect(figure(rows.at(-1), 'Missed')).toBeGreaterThan(0);
});

test('an employee has no such screen', async ({ page }) => {
  await openSignedIn(page, sample('jack'), '/reports');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, place: 'own' });

  test('the report is read in Arabic, from the right', async ({ page }) => {
    await openSignedIn(page, sample('elena'));
    await page.request.patch('/api/me/preferences', {
      data: { language: 'ar' },
      headers: { origin: new URL(page.url()).origin },
    });
    await page.goto('/reports?weeks=4&kind=attendance&by=person');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('region', { name: 'الحضور حسب الشخص' }).getByRole('row').nth(3)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/reports?weeks=4');
    const chart = page.getByRole('img', { name: /الساعات/ });
    await expect(chart).toBeVisible();
    const columns = chart.locator('rect.in');
    const [first, last] = [await columns.first().boundingBox(), await columns.last().boundingBox()];
    expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});
