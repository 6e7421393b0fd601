import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';
import { typeDate } from './type-date.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };
const admin = { email: 'elena@harborpine.example', password: demoPassword };
// It is Friday 20 November 2026 in the demo of journeys.
const friday = '2026-12-04';
const monday = '2026-12-07';
// Sick leave may be taken from the 90th day on.
const inSpring = '2027-03-05';

/** The dialog Request Time Off, opened. */
async function opened(page: Page) {
  await page.getByRole('button', { name: 'Request Time Off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Time Off' });
  await expect(dialog.getByRole('group', { name: 'Start Date' })).toBeVisible();
  return dialog;
}

async function asks(page: Page, from: string, to: string, note: string): Promise<void> {
  const dialog = await opened(page);
  await typeDate(dialog, 'Start Date', from);
  await typeDate(dialog, 'End Date', to);
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
}

test('what was typed into a dialog is not lost to Escape: it asks first, and keeps it', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  const dialog = await opened(page);
  const note = dialog.getByLabel('Note');
  await note.fill('Wedding of my sister');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(note).toHaveValue('Wedding of my sister');
  await expect(note).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request Time Off' })).toBeFocused();
  // A date is typed as well, though its parts are no fields of the browser.
  await opened(page);
  await dialog.locator('[data-type="month"]').first().click();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  // Where nothing was typed nothing is asked.
  await opened(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
});

test('time off is asked for from the dashboard, approved, and taken from the balance on the open screen', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  await openSignedIn(page, await newHire());
  const dialog = await opened(page);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await typeDate(dialog, 'Start Date', monday);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  // The end comes first.
  await typeDate(dialog, 'End Date', friday);
  await expect(dialog.getByText('0 days', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The end comes before the start. Choose other dates.')).toBeVisible();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await typeDate(dialog, 'Start Date', friday);
  await typeDate(dialog, 'End Date', monday);
  // Every date counts, and a weekend takes nothing.
  await expect(dialog.getByText('4 days', { exact: true })).toBeVisible();
  await expect(dialog.getByText('2 days (16 hrs)')).toBeVisible();
  await expect(dialog.getByText('This is more than you have then. Your manager sees that.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Note').fill('A long weekend at sea');
  const letter = { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await dialog.locator('input[type=file]').setInputFiles(letter);
  await expect(dialog.getByRole('button', { name: 'Remove Letter.pdf' })).toBeVisible();
  // Not the button that closes the dialog.
  await expect(dialog.getByRole('group', { name: 'Letter.pdf' })).toBeFocused();
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(page)).toEqual([]);
  await submit.click();
  await expect(page.getByText('Your request was sent. Your manager decides about it.')).toBeVisible();

  await page.goto('/time-off');
  const mine = page.getByRole('listitem').filter({ hasText: 'A long weekend at sea' });
  await expect(mine.getByText('Pending')).toBeVisible();
  await expect(mine.getByRole('link', { name: 'Letter.pdf' })).toBeVisible();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/management-authorizations?tab=vacation');
  const card = theirs.getByRole('listitem').filter({ hasText: 'A long weekend at sea' });
  await expect(card.getByText('More than they have then')).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await card.getByRole('button', { name: /^Approve/ }).click();
  await expect(card).toBeHidden();

  await expect(mine.getByText(/Approved by Elena Fischer/)).toBeVisible();
  const taken = page.getByRole('table').getByRole('row', { name: /Taken: Dec 4 – 7/ });
  await expect(taken).toContainText('−16');

  // It stands in the week of My Schedule, and on the days of the dashboard.
  await page.goto('/schedule?week=2026-11-30');
  await expect(page.getByRole('list', { name: 'Time off of this week' })).toContainText('Vacation');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/dashboard');
  const nextWeek = page.getByRole('button', { name: 'Next week' });
  await nextWeek.click();
  await nextWeek.click();
  const days = page.getByRole('list', { name: 'Weekly schedule' }).getByRole('listitem');
  await expect(days.filter({ hasText: 'Time off' })).toHaveCount(1);
});

test('time off is rejected with a reason that the person reads, and other days are asked for and withdrawn', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  await openSignedIn(page, await newHire(), '/time-off');
  await asks(page, friday, friday, 'The fair');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/management-authorizations?tab=vacation');
  const card = theirs.getByRole('listitem').filter({ hasText: 'The fair' });
  await card.getByRole('button', { name: /^Reject/ }).click();
  const question = theirs.getByRole('dialog');
  await question.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(question.getByText('Say why.')).toBeVisible();
  await question.getByLabel('Rejection Reason').fill('Two are away that day');
  await question.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Two are away that day')).toBeVisible();

  await asks(page, friday, friday, 'The fair, still');
  const dialog = await opened(page);
  await typeDate(dialog, 'Start Date', friday);
  await typeDate(dialog, 'End Date', monday);
  await expect(dialog.getByText(/^You have already asked for time off/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const mine = page.getByRole('listitem').filter({ hasText: 'The fair, still' });
  await mine.getByRole('button', { name: /^Withdraw/ }).click();
  const ending = page.getByRole('alertdialog', { name: /^Withdraw the request of/ });
  await expect(ending).toContainText('It does not come back, but you can ask again.');
  await ending.getByRole('button', { name: 'Withdraw' }).click();
  await expect(mine.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(mine).toBeFocused();
});

test('a manager writes an opening balance, and the person reads it in the ledger', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire();
  await openSignedIn(page, hired, '/time-off');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, `/team?person=${hired.employeeId}`);
  await theirs.getByRole('button', { name: 'Adjust balance' }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByText('Opening balance').click();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Enter hours, with a minus to take some away.')).toBeVisible();
  await dialog.getByLabel('Hours').fill('40');
  await dialog.getByLabel('Reason').fill('From the last system');
  expect(await faultsOf(theirs)).toEqual([]);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Opening balance: From the last system/ })).toContainText('+40');
});

test('an admin sets by which rules somebody earns time off, and the person sees what they will have', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire();
  await openSignedIn(page, hired, '/time-off');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/time-off-policy');
  await theirs.getByLabel('For', { exact: true }).selectOption(`employee:${hired.employeeId}`);
  await theirs.getByLabel('Hours a year', { exact: true }).fill('many');
  await theirs.getByRole('button', { name: 'Show whom it reaches' }).click();
  await expect(theirs.getByText('Enter a figure that makes sense here.')).toBeVisible();
  await theirs.getByLabel('Hours a year', { exact: true }).fill('240');
  await expect(theirs.getByText(/and takes nothing, has:$/)).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Show whom it reaches' }).click();
  await expect(theirs.getByText('1 person earns time off by it.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Put in force' }).click();
  await expect(theirs.getByRole('row', { name: new RegExp(`Vacation ${hired.firstName}`) })).toBeVisible();

  // Twenty hours on the first of December and of January.
  await typeDate(page.locator('main'), 'Balances on', '2027-01-01');
  await expect(page.getByText('40 hrs')).toBeVisible();
});

test('an admin sets what a day off is to whoever works Tuesday to Saturday, and it is charged so from then on', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire();
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/time-off-policy');
  await theirs.getByLabel('Whose days off').selectOption(`employee:${hired.employeeId}`);
  const hours = theirs.getByLabel('Hours of a whole day');
  await expect(hours).toHaveValue('8');
  await hours.fill('25');
  const days = theirs.getByRole('group', { name: 'Days that take something' });
  await days.getByText('Monday').click();
  await days.getByText('Saturday').click();
  await theirs.getByRole('button', { name: 'Set days off' }).click();
  await expect(theirs.getByText('Enter a length from 0:30 to 24 hours.')).toBeVisible();
  await hours.fill('4');
  await expect(theirs.getByText('5 days (20 hrs)')).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Set days off' }).click();
  await expect(theirs.getByRole('row', { name: new RegExp(`${hired.firstName}.* 4 hrs Tue – Sat`) })).toBeVisible();

  await openSignedIn(page, hired);
  const dialog = await opened(page);
  await typeDate(dialog, 'Start Date', friday);
  await typeDate(dialog, 'End Date', monday);
  // Every date counts, and Friday and Saturday take something.
  await expect(dialog.getByText('4 days', { exact: true })).toBeVisible();
  await expect(dialog.getByText('2 days (8 hrs)')).toBeVisible();
  await expect(dialog.getByText('A whole day takes 4 hrs, Tue – Sat.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('an admin adds a step by years of service, and finds the rules in force when they come back', async ({
  page,
  newHire,
}) => {
  const hired = await newHire();
  await openSignedIn(page, admin, '/time-off-policy');
  const choose = () => page.getByLabel('For', { exact: true }).selectOption(`employee:${hired.employeeId}`);
  await choose();
  await expect(page.getByLabel('Begin with')).toHaveValue('in_force');
  await page.getByRole('button', { name: 'Add step' }).click();
  const step = page.getByRole('group', { name: 'Step 2' });
  await page.getByRole('button', { name: 'Show whom it reaches' }).click();
  await expect(step.getByText('Enter a figure that makes sense here.')).toHaveCount(2);
  await step.getByLabel('After years').fill('10');
  await step.getByLabel('Hours a year then').fill('160');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show whom it reaches' }).click();
  await expect(page.getByText('1 person earns time off by it.')).toBeVisible();
  await page.getByRole('button', { name: 'Put in force' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Vacation ${hired.firstName}`) })).toBeVisible();
  await page.reload();
  await choose();
  await expect(page.getByRole('group', { name: 'Step 2' }).getByLabel('Hours a year then')).toHaveValue('160');
  await page.getByRole('button', { name: 'Remove step 2' }).click();
  await expect(page.getByRole('group', { name: 'Step 2' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Step 1' })).toBeFocused();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/time-off-policy/);
});

test('an admin adds a type that asks for a note, it is asked for, and once it is retired nobody may', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const name = `Jury duty ${Date.now()}`;
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/time-off-policy');
  await theirs.getByRole('button', { name: 'Add type' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Add type' });
  await dialog.getByRole('button', { name: 'Save type' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('vacation');
  await dialog.getByText('Whoever asks for it writes a note').click();
  expect(await faultsOf(theirs)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save type' }).click();
  await expect(dialog.getByText('There is a type of this name already. Choose another name.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save type' }).click();
  await expect(dialog).toBeHidden();
  const row = theirs.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('With a note');

  await openSignedIn(page, await newHire(), '/time-off');
  const asking = await opened(page);
  await asking.getByLabel('Type').selectOption({ label: name });
  await typeDate(asking, 'Start Date', friday);
  await typeDate(asking, 'End Date', friday);
  await asking.getByRole('button', { name: 'Submit' }).click();
  await expect(asking.getByText('This type asks for a note. Write one, and submit again.')).toBeVisible();
  await asking.getByLabel('Note').fill('The court has called');
  await asking.getByRole('button', { name: 'Submit' }).click();
  await expect(asking).toBeHidden();

  await theirs.getByRole('button', { name: `Retire ${name}` }).click();
  await expect(row).toContainText('Retired');
  expect(await faultsOf(theirs)).toEqual([]);
  const mine = page.getByRole('listitem').filter({ hasText: 'The court has called' });
  await expect(mine).toContainText(name);
  const again = await opened(page);
  await expect(again.getByLabel('Type').locator('option', { hasText: name })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was earned and taken, and what it came to, is read without scrolling sideways', async ({ page }) => {
    await openSignedIn(page, maya, '/time-off');
    const ledger = page.getByRole('region', { name: /^Ledger/ });
    await expect(ledger.getByText('Earned').first()).toBeVisible();
    expect(await ledger.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('an hour is asked for in Arabic', async ({ page, context, newHire }) => {
    await openSignedIn(page, await newHire(), '/time-off');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.reload();
    await page.getByRole('button', { name: 'طلب إجازة' }).click();
    const dialog = page.getByRole('dialog', { name: 'طلب إجازة' });
    await dialog.getByLabel('النوع').selectOption({ label: 'إجازة مرضية' });
    await typeDate(dialog, 'تاريخ البداية', inSpring);
    await typeDate(dialog, 'تاريخ النهاية', inSpring);
    await dialog.getByText('ساعات', { exact: true }).click();
    await dialog.getByLabel('من', { exact: true }).fill('09:00');
    await dialog.getByLabel('إلى', { exact: true }).fill('11:30');
    await dialog.getByLabel('ملاحظة').fill('طبيب الأسنان');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'إرسال' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'طبيب الأسنان' })).toContainText('معلق');
    // What was announced to screen readers of the button that is gone goes with the page.
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'طبيب الأسنان' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
