import { readFile } from 'node:fs/promises';
import { demoPassword } from '../../tools/demo/cast.ts';
import { toast } from './clock-panel.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';

const sample = (name: string) => ({ email: `${name}@harborpine.example`, password: demoPassword });
const lastWeek = '/time-cards?date=2026-11-09';

test.use({ place: 'own' });

test('a week is signed, approved with all that are clean, and opened again with a reason', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, sample('jack'), '/time-entries?week=2026-11-09');
  const week = page.getByRole('region', { name: 'Nov 9 – 15', exact: true });
  await expect(week).toContainText('Not signed');
  for (const figure of ['Weekly Hours', 'Regular', 'Overtime', 'Double time']) {
    await expect(week.getByRole('term').filter({ hasText: figure })).toBeVisible();
  }
  await expect(week.getByRole('button', { name: 'Export' })).toBeVisible();
  const sign = page.getByRole('button', { name: 'Sign time card' });
  await expect(sign).toHaveAttribute('aria-disabled', 'true');
  await page.getByText('I have checked this time card.').click();
  await sign.click();
  await expect(toast(page, 'Your time card is signed')).toBeVisible();
  await expect(page.getByText('You signed this week on Fri Nov 20.')).toBeVisible();
  await expect(page.getByText('I have checked this time card.')).toBeVisible();

  const office = await (await anotherDevice()).newPage();
  await openSignedIn(office, sample('elena'), lastWeek);
  await expect(office.getByRole('region', { name: 'Must fix' })).toContainText('Chloe Dubois');
  await office.getByRole('textbox', { name: 'Search by name' }).or(office.getByRole('searchbox')).first().fill('Jack');
  await expect(office.getByText('Chloe Dubois')).toHaveCount(0);
  await office.getByRole('button', { name: 'Export' }).click();
  const coming = office.waitForEvent('download');
  await office.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('time-cards-2026-11-09-by-week.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows.slice(1, -1).every((row) => row.startsWith('Jack Nolan,') && row.endsWith(',Signed'))).toBe(true);
  await office.getByRole('searchbox').first().fill('');
  const clean = office.getByRole('region', { name: 'Clean' });
  await expect(clean).toContainText('Jack Nolan');
  await expect(clean.getByRole('row', { name: /Jack Nolan/ })).toContainText('Signed');
  const approveAll = office.getByRole('button', { name: /^Approve all/ });
  // A fault of the server is no lost connection: what it may have done all the same is looked for before it is sent again.
  const fault = { type: 'about:blank', title: '', status: 500, detail: '', code: 'unexpected', requestId: 'a1b2c3' };
  await office.route('**/api/time-cards/approvals', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: fault }),
  );
  await approveAll.click();
  const told = toast(office, 'It may have gone through all the same: look first, before you send it again.');
  await expect(told).toContainText('a1b2c3');
  await told.getByRole('button', { name: 'Close' }).click();
  await office.unroute('**/api/time-cards/approvals');
  await approveAll.press('Enter');
  await expect(toast(office, /time cards approved/)).toBeVisible();
  // The cards have gone from the group, one's own has not: the button stays, and the focus on it.
  await expect(office.getByRole('button', { name: 'Approve all (0)' })).toBeFocused();
  const done = office.getByRole('region', { name: 'Approved' });
  await expect(done).toContainText('Jack Nolan');
  // Of an approved week no other hours are recorded: its employee is told before they ask.
  await page.reload();
  const request = page.getByRole('button', { name: 'Request adjustment' });
  await expect(request).toHaveAttribute('aria-disabled', 'true');
  // A touch has no tooltip: the reason stands below the days, too.
  await expect(page.getByRole('main').getByText('The week is approved already.')).toBeVisible();
  await page.mouse.move(1, 1);
  await request.hover();
  await expect(page.getByRole('tooltip')).toContainText('The week is approved already.');
  // Nobody approves their own.
  await expect(clean.getByRole('row')).toHaveCount(2);
  await expect(clean).toContainText('Elena Fischer');
  await office.mouse.move(1, 1);
  await office.getByRole('button', { name: 'Approve all (0)' }).hover();
  await expect(office.getByRole('tooltip')).toContainText('Nobody approves or reopens their own time card.');

  await done.getByRole('link', { name: 'Jack Nolan' }).click();
  const drawer = office.getByRole('dialog', { name: /^Jack Nolan,/ });
  await expect(drawer).toContainText('Elena Fischer approved');
  await expect(drawer).toContainText('I have checked this time card.');
  const lines = drawer.getByRole('table').filter({ hasText: 'What the week pays' });
  await lines.getByRole('button', { name: 'Why? Straight time' }).click();
  const reasons = office.getByRole('dialog', { name: 'Straight time' });
  await expect(reasons).toContainText(/at \$[\d.]+ an hour: \$/);
  await reasons.getByRole('button', { name: 'Close' }).click();
  await expect(drawer.getByRole('heading', { name: 'Adjustments' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Reopen' }).click();
  const why = office.getByRole('dialog', { name: 'Reopen the time card of Jack Nolan' });
  await why.getByRole('button', { name: 'Reopen' }).click();
  await expect(why).toContainText('Enter a reason.');
  await why.getByLabel('Reason').fill('The break on Tuesday was forgotten');
  // Somebody else is quicker: it says who, and keeps what was typed until it is closed.
  const west = await anotherDevice();
  await signedIn(west, sample('samuel'));
  const { origin, searchParams } = new URL(office.url());
  const quicker = await west.request.post(`/api/time-cards/${searchParams.get('person')}/2026-11-09/reopening`, {
    data: { reason: 'Monday began earlier' },
    headers: { origin },
  });
  expect(quicker.status(), await quicker.text()).toBe(204);
  await why.getByRole('button', { name: 'Reopen' }).click();
  await expect(why).toContainText('Samuel Osei has reopened it already.');
  await expect(why.getByLabel('Reason')).toHaveValue('The break on Tuesday was forgotten');
  await expect(why.getByRole('button', { name: 'Reopen' })).toHaveAttribute('aria-disabled', 'true');
  await why.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  await drawer.getByRole('button', { name: 'Reopen' }).click();
  await why.getByLabel('Reason').fill('The break on Tuesday was forgotten');
  await why.getByRole('button', { name: 'Reopen' }).click();
  await expect(drawer).toContainText('Reason: The break on Tuesday was forgotten');
  // The row that opened it stands in another group by now: the focus goes to the one that came after it.
  await drawer.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(office.getByRole('main').locator('tr:focus')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign time card' })).toBeVisible();
  await expect(request).not.toHaveAttribute('aria-disabled');
});

test('the time cards of other dates are made in the background, and fetched when they are ready', async ({ page }) => {
  await openSignedIn(page, sample('elena'), lastWeek);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Other dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export time cards' });
  await expect(dialog).toContainText('None in the last day.');
  await dialog.getByRole('group', { name: 'From' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('10122026');
  await dialog.getByText('CSV').click();
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Oct 12 – Nov 15, CSV, by day' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('time-cards-2026-10-12.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows.filter((row) => row.startsWith('Jack Nolan,')).length).toBeGreaterThan(20);
  expect(rows.some((row) => row.includes('2026-10-12')) && rows.some((row) => row.includes('2026-11-13'))).toBe(true);
});

test('what must be fixed cannot be approved, and says why', async ({ page }) => {
  await openSignedIn(page, sample('elena'), lastWeek);
  await page.getByRole('link', { name: 'Chloe Dubois' }).click();
  const drawer = page.getByRole('dialog', { name: /Chloe Dubois/ });
  await expect(drawer).toContainText('Still clocked in');
  const approve = drawer.getByRole('button', { name: 'Approve' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(approve).toHaveAccessibleDescription(/Fix that first/);
  await expect(drawer.getByText(/Fix that first/)).toBeVisible();
  // It is fixed from there, beside the flag and on the day that is flagged.
  await drawer.getByRole('region', { name: 'State' }).getByRole('button', { name: 'Correct hours' }).click();
  const form = page.getByRole('dialog', { name: 'Correct the hours of Chloe Dubois' });
  await expect(form.getByRole('group', { name: 'Date' }).getByRole('spinbutton')).toHaveText(['11', '12', '2026']);
  await expect(form.getByLabel('New End Time')).toHaveValue('');
});

test('whoever is clocked in since an earlier period is told of above the cards of this one', async ({ page }) => {
  await openSignedIn(page, sample('elena'), '/time-cards');
  const left = page.getByRole('region', { name: 'Clocked in since an earlier period' });
  const chloe = left.getByRole('link', { name: /Chloe Dubois.* has been clocked in since Thu Nov 12, / });
  await chloe.press('Enter');
  const drawer = page.getByRole('dialog', { name: /Chloe Dubois/ });
  await expect(drawer).toContainText('Still clocked in');
  await expect(page).toHaveURL(/[?&]week=2026-11-09/);
  await drawer.getByRole('button', { name: 'Close' }).click();
  // The period that it is told with is that of today.
  await expect(page.getByRole('region', { name: 'Must fix' })).toContainText('Chloe Dubois');
  await expect(left).toHaveCount(0);
});

test('an employee has no such screen', async ({ page }) => {
  await openSignedIn(page, sample('jack'), '/time-cards');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Time cards' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the statement is read and signed in Arabic', async ({ page }) => {
    await openSignedIn(page, sample('hana'));
    await page.request.patch('/api/me/preferences', {
      data: { language: 'ar' },
      headers: { origin: new URL(page.url()).origin },
    });
    await page.goto('/time-entries?week=2026-11-09');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByText('راجعتُ بطاقة الدوام هذه.').click();
    await page.getByRole('button', { name: 'توقيع بطاقة الدوام' }).click();
    await expect(page.getByText('موقّعة').first()).toBeVisible();
    // As it was signed, whichever language is read.
    await page.request.patch('/api/me/preferences', {
      data: { language: 'en' },
      headers: { origin: new URL(page.url()).origin },
    });
    await page.reload();
    await expect(page.locator('q[lang="ar"][dir="rtl"]')).toContainText('راجعتُ بطاقة الدوام هذه.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
