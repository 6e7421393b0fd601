import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel, toast } from './clock-panel.ts';
import { expect, openSignedIn, test } from './journey.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };

test.describe('of the sample person', () => {
  test.use({ place: 'own' });

  test('the figures and the table come from the ledger', async ({ page }) => {
    await openSignedIn(page, maya, '/time-entries');
    const stat = (name: string) => page.locator('.stat').filter({ hasText: name }).locator('b');
    await expect(stat("Today's Hours")).toHaveText(/^8:3[012]$/);
    await expect(stat('Weekly Hours')).toHaveText(/^\d\d:\d\d$/);
    await expect(stat('Overtime')).toHaveText(/^\d+:\d\d$/);
    const table = page.getByRole('table');
    for (const name of ['Date', 'Clock In', 'Clock Out', 'Break', 'Total Hours'])
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    const today = table.getByRole('row', { name: /^Fri Nov 20/ });
    await expect(today).toContainText('8:30 AM');
    await expect(today).toContainText('on the clock');
    await expect(today).toContainText('1:00');
    await expect(today).toContainText('In progress');
    await expect(today.getByRole('img')).toHaveAccessibleName(
      /worked 8:30\sAM – 12:30\sPM.*break 12:30\sPM – 1:30\sPM.*overtime/,
    );
    const yesterday = table.getByRole('row', { name: /^Thu Nov 19/ });
    await expect(yesterday).toContainText('6:00 PM');
    await expect(yesterday).toContainText('8:30');
    const answer = (await (await page.request.get('/api/time-card')).json()) as { workedMinutes: number };
    const hours = `${Math.floor(answer.workedMinutes / 60)}:${String(answer.workedMinutes % 60).padStart(2, '0')}`;
    await expect(table.getByRole('row', { name: /^Week total/ })).toContainText(hours);
  });

  test('a week is taken along as CSV, XLSX and PDF, and the files read back as the screen', async ({ page }) => {
    await openSignedIn(page, maya, '/time-entries?week=2026-11-09');
    const total = await page
      .getByRole('row', { name: /^Week total/ })
      .locator('td.strong bdi')
      .last()
      .textContent();
    const days = await page.getByRole('table').locator('tbody tr').count();
    const taken = async (format: string) => {
      await page.getByRole('button', { name: 'Export' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      const file = await coming;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const csv = await taken('CSV');
    expect(csv.name).toMatch(/^time-card-\d+-2026-11-09\.csv$/);
    const lines = csv.bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(1 + days + 1);
    expect(lines.at(-1)).toMatch(new RegExp(`^Week total,,,[^,]*,,${total},`));
    const { sheets } = await readXlsx((await taken('Excel')).bytes);
    const rows = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(1 + days + 1);
    expect(rows[1]?.[0]).toBeInstanceOf(Date);
    expect((await taken('PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(toast(page, '.pdf is saved')).toBeVisible();
  });

  test('the arrows go through the weeks, and the address follows', async ({ page }) => {
    await openSignedIn(page, maya, '/time-entries');
    const week = page.locator('.stepper b');
    await expect(week).toHaveText('Nov 16 – 22');
    await expect(page.getByRole('button', { name: 'Next week' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(week).toHaveText('Nov 9 – 15');
    await expect(page).toHaveURL('/time-entries?week=2026-11-15');
    await expect(page.getByRole('row', { name: /Nov 1\d/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Previous week' }).click();
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(week).toHaveText('Oct 26 – Nov 1');
    await page.reload();
    await expect(week).toHaveText('Oct 26 – Nov 1');
    await page.goBack();
    await expect(week).toHaveText('Nov 2 – 8');
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(week).toHaveText('Nov 16 – 22');
    await expect(page).toHaveURL('/time-entries');
  });

  test('an address with any date of a week opens that week; what is no date opens this one', async ({ page }) => {
    await openSignedIn(page, maya, '/time-entries?week=2026-11-11');
    await expect(page.locator('.stepper b')).toHaveText('Nov 9 – 15');
    await page.goto('/time-entries?week=next');
    await expect(page.locator('.stepper b')).toHaveText('Nov 16 – 22');
    await page.goto('/time-entries?week=2027-03-01');
    await expect(page.locator('.stepper b')).toHaveText('Nov 16 – 22');
  });
});

test('the arrows end where the records begin, and a week before that is empty and says so', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire(), '/time-entries');
  await expect(page.getByText('No time entries this week. They appear here when you clock in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/time-entries?week=2026-11-09');
  await expect(page.getByText('No time entries in this week.')).toBeVisible();
});

test('what is pressed on the dashboard stands in the table at once', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  await clockPanel(page).press('Clock In');
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  await page.getByRole('link', { name: 'Time entries', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Fri Nov 20/ })).toContainText('on the clock');
});

test('a day that stands on a break says so, and not that it is worked', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  for (const press of ['Clock In', 'Start Break'] as const) {
    await clockPanel(page).press(press);
    await expect(toast(page, `${press} · Recorded`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Time entries', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Fri Nov 20/ })).toContainText('On a Break');
});

test.describe('on a phone', () => {
  test.use({ place: 'own', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each day is two lines, and everything is reached from the bar at the foot', async ({ page }) => {
    await openSignedIn(page, maya);
    await page.getByRole('navigation', { name: 'Main, mobile' }).getByRole('link', { name: 'Time' }).tap();
    await expect(page).toHaveURL('/time-entries');
    const today = page.getByRole('row', { name: /^Fri Nov 20/ });
    await expect(today).toContainText('8:30 AM');
    await expect(today.getByText('on the clock')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'More' }).tap();
    const more = page.getByRole('dialog', { name: 'More' });
    await expect(more.getByRole('link')).toHaveText([
      'Time off',
      'Payments',
      'Team',
      'Settings',
      'API reference',
      'Contact Support',
    ]);
    await more.getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/login');
  });
});

test('whoever has no hours yet is shown their week, and nothing is asked for that is not there', async ({
  page,
  newHire,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await openSignedIn(page, await newHire(), '/time-entries');
  await expect(page.getByText('No time entries this week. They appear here when you clock in.')).toBeVisible();
  // Long enough for what is asked besides.
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
});
