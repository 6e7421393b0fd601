import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';
import { actOnWeek, cell, drag, rowOf, whenRecorded } from './schedule-grid.ts';
import { story } from './story.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };
const noor = { email: 'noor@harborpine.example', password: demoPassword };
const maya = { email: 'maya@harborpine.example', password: demoPassword };

test('an employee goes through the weeks of the dashboard, and sees a shift with whoever else works it', async ({
  page,
}) => {
  await openSignedIn(page, maya);
  const week = page.getByRole('list', { name: 'Weekly schedule' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.locator('[aria-current="date"]')).toBeVisible();
  await expect(page.getByText('5 shifts', { exact: true })).toBeVisible();
  await expect(week.getByRole('listitem').first()).toContainText(/Mon.*16/s);
  await expect(week.getByRole('listitem').last()).toContainText(/Sun.*22/s);
  const [previous, next] = ['Previous week', 'Next week'].map((name) => page.getByRole('button', { name }));
  await next?.click();
  await expect(week.getByRole('listitem').first()).toContainText(/Mon.*23/s);
  await previous?.click();
  await expect(week.locator('[aria-current="date"]')).toBeVisible();
  await previous?.click();
  await expect(week.getByRole('listitem').first()).toContainText(/Mon.*9/s);
  await expect(week.locator('[aria-current="date"]')).toHaveCount(0);
  // What was worked is drawn in green and said; the plan stands below it.
  await expect(week.getByRole('img', { name: /worked/ }).first()).toBeVisible();
  await expect(week.getByText('9:00 AM – 5:00 PM').first()).toBeVisible();

  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeVisible();
  await expect(page.locator('.shift-card').filter({ hasText: 'Maya Okafor' })).toHaveCount(5);
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Shift' });
  await expect(dialog.getByText('Downtown Office · Front desk')).toBeVisible();
  await expect(dialog.getByText('Noor Al-Sayed')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /openstreetmap/);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an employee reads who works when at each of their locations, as a week of people by days and on a phone day by day', async ({
  page,
}) => {
  await openSignedIn(page, maya, '/schedule');
  const view = page.getByRole('radiogroup', { name: 'View' });
  await view.getByText('Team', { exact: true }).click();
  await expect(page).toHaveURL(/show=team/);
  const own = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Maya Okafor' }) });
  const colleague = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Noor Al-Sayed' }) });
  // The reader's own first, after what nobody has yet.
  await expect(own.getByRole('button', { name: '9:00 AM – 5:00 PM Front desk' })).toHaveCount(5);
  await expect(colleague.getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Friday, November 20/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
  // Nothing of what only those who plan may know.
  await expect(page.getByRole('main')).not.toContainText('$');
  await expect(page.getByRole('button', { name: 'Add shift' })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await colleague.getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Shift' });
  await expect(dialog.getByText('Downtown Office · Front desk')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const days = page.getByRole('radiogroup', { name: 'Day', exact: true });
  await expect(days.getByRole('radio', { name: /^Friday, November 20/ })).toBeChecked();
  await expect(page.getByRole('button').filter({ hasText: 'Noor Al-Sayed' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await days.getByText('22', { exact: true }).click();
  await expect(page.getByText('Nobody is planned on Sunday, November 22.')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(days.getByRole('radio', { name: /^Sunday, November 29/ })).toBeChecked();
});

test('a device whose clock is nine days ahead opens the week that the organization is in', async ({
  page,
  context,
}) => {
  await context.addInitScript((start) => {
    const now = Date.now.bind(Date);
    const ahead = start + 9 * 86_400_000 - now();
    Date.now = () => now() + ahead;
  }, story);
  await openSignedIn(page, maya);
  const week = page.getByRole('list', { name: 'Weekly schedule' });
  await expect(week.locator('[aria-current="date"]')).toContainText('20');
  await expect(page.getByText('5 shifts', { exact: true })).toBeVisible();
});

test('whoever has no shift is told when some will be there', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire(), '/schedule');
  await expect(
    page.getByText('No shifts this week. They appear here as soon as your manager publishes them.'),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a month is looked through in Arabic', async ({ page, context }) => {
    await openSignedIn(page, maya, '/schedule');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.reload();
    await page.getByRole('button', { name: 'المزيد في جدولي' }).click();
    await page.getByRole('menuitem', { name: 'عرض الشهر' }).click();
    const month = page.getByRole('table', { name: /^مناوبات/ });
    await expect(month.getByRole('button').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await month.getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'المناوبة' });
    await expect(dialog.getByText('Downtown Office', { exact: false })).toBeVisible();
    // Its house number stands before the street, as it is written.
    await expect(dialog.getByText('48 Harbor Street')).toHaveCSS('direction', 'ltr');
    await prefers(context, { language: 'en', theme: 'system' });
  });
});

test('a week is built and published by mouse, and a shift shows up where its person looks', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, elena, '/schedule?week=2027-03-01');
  await expect(page.getByRole('grid', { name: 'Week schedule of Downtown Office' })).toBeVisible();
  // By name right below the open shifts, however many work here by now.
  const atNoor = await rowOf(page, 'Noor Al-Sayed');
  await page.getByRole('button', { name: 'Add a shift: Open shifts, Monday, March 1' }).click();
  const form = page.getByRole('dialog', { name: 'Add shift' });
  await form.getByLabel('End').fill('09:00');
  await expect(form.getByText('It ends on the next day.')).toBeVisible();
  await form.getByLabel('Break (minutes)').fill('half an hour');
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(form.getByText('Enter a start and an end, and the break in whole minutes.')).toBeVisible();
  await form.getByLabel('Break (minutes)').fill('30');
  await form.getByLabel('End').fill('17:00');
  await form.getByLabel('Position').selectOption({ label: 'Front desk' });
  await form.getByRole('button', { name: 'Add shift' }).click();
  const open = cell(page, 0, 0).locator('[data-shift]');
  await expect(open).toContainText('Front desk');
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();

  await drag(page, open, cell(page, atNoor, 1));
  const moved = cell(page, atNoor, 1).locator('[data-shift]');
  await expect(moved).toBeVisible();
  await expect(open).toHaveCount(0);
  // The sums of the days follow.
  const hours = page.locator('.sg [role="gridcell"].ft b');
  await expect(hours.nth(0)).toHaveText('0 h');
  await expect(hours.nth(1)).toHaveText('7.5 h');
  await drag(page, moved, cell(page, atNoor, 2), true);
  const copy = cell(page, atNoor, 2).locator('[data-shift]');
  await expect(copy).toBeVisible();
  await expect(moved).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(copy).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await moved.click();
  const change = page.getByRole('dialog', { name: 'Move or change shift' });
  await change.getByLabel('End').fill('18:30');
  await change.getByRole('button', { name: 'Save shift' }).click();
  await expect(moved).toContainText('9:00 AM – 6:30 PM');
  await page.getByRole('button', { name: 'Publish 2 changes' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish 2 changes' });
  await expect(publish.getByText('1 person is told what is new for them.')).toBeVisible();
  await expect(publish.getByText('New: Tue Mar 2, 9:00 AM – 6:30 PM')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // More than eight hours a day are overtime in the demo: said, and no reason is asked for.
  await expect(publish.getByText('1 hr more of overtime in the week of this shift.')).toBeVisible();
  await expect(publish.getByLabel('Why all the same')).toHaveCount(0);
  await publish.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The week is published. 1 person is told.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, noor, '/schedule?week=2027-03-01');
  const told = theirs.getByRole('heading', { name: '9:00 AM – 6:30 PM' });
  await expect(told).toBeVisible();
  await moved.focus();
  await page.keyboard.press('Delete');
  // Until it is published it stands there for the person, and here struck out.
  await expect(moved).toContainText('Cancelled, not published yet.');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(told).toHaveCount(0);
});

test('the shifts of one position are shown alone, counted alone, and one that is added is of it', async ({ page }) => {
  await openSignedIn(page, elena, '/schedule?week=2027-08-02');
  const grid = page.getByRole('grid', { name: 'Week schedule of Downtown Office' });
  await expect(grid).toBeVisible();
  const add = async (date: string, position?: string): Promise<void> => {
    await page.getByRole('button', { name: `Add a shift: Open shifts, ${date}` }).click();
    const form = page.getByRole('dialog', { name: 'Add shift' });
    if (position !== undefined) await form.getByLabel('Position').selectOption({ label: position });
    await form.getByRole('button', { name: 'Add shift' }).click();
    await expect(form).toBeHidden();
  };
  await add('Monday, August 2', 'Bar');
  const atNoor = await rowOf(page, 'Noor Al-Sayed');
  await drag(page, cell(page, 0, 0).locator('[data-shift]'), cell(page, atNoor, 0));
  await expect(cell(page, atNoor, 0).locator('[data-shift]')).toContainText('Bar');

  // By keyboard, and kept in the address.
  await page.getByRole('button', { name: 'All positions' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Kitchen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/position=/);
  await expect(page.getByText('Kitchen: nothing is planned this week.')).toBeVisible();
  // Whoever works at the front desk and is on no shift of the kitchen is not looked for there.
  await expect(page.getByText(/^\d+ (people|person) · 0 shifts$/)).toBeVisible();
  await expect(grid.getByRole('rowheader', { name: 'Noor Al-Sayed' })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await add('Tuesday, August 3');
  await expect(cell(page, 0, 1).locator('[data-shift]')).toContainText('Kitchen');
  await expect(page.getByRole('rowheader', { name: 'Only Kitchen' })).toBeVisible();
  await whenRecorded(page);
  await page.reload();
  await expect(page.getByText(/^\d+ (people|person) · 1 shift$/)).toBeVisible();
  // What is published is the whole week.
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();

  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Bar' }).click();
  await expect(page.getByText(/^\d+ (people|person) · 1 shift$/)).toBeVisible();
  await expect(grid.getByRole('rowheader', { name: 'Noor Al-Sayed' })).toContainText('7.5 h');
  // Who works at the front desk can be planned there, though nobody is yet.
  await page.getByRole('button', { name: 'Bar', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Front desk' }).click();
  await expect(grid.getByRole('rowheader', { name: 'Noor Al-Sayed' })).toBeVisible();
  await page.getByRole('button', { name: 'Front desk', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'All positions' }).click();
  await expect(page).not.toHaveURL(/position=/);
  // Without a filter a shift begins as what its person works as, until another one is chosen.
  await page.getByRole('button', { name: 'Add a shift: Open shifts, Wednesday, August 4' }).click();
  const form = page.getByRole('dialog', { name: 'Add shift' });
  const position = form.getByLabel('Position');
  await expect(position.locator(':checked')).toHaveText('No position');
  await form.getByLabel('Person', { exact: true }).selectOption({ label: 'Noor Al-Sayed' });
  await expect(position.locator(':checked')).toHaveText('Front desk');
  await position.selectOption({ label: 'Stock' });
  await form.getByLabel('Person', { exact: true }).selectOption({ label: 'Open shift, nobody yet' });
  await expect(position.locator(':checked')).toHaveText('Stock');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(page, 0, 1).locator('[data-shift]')).toBeVisible();
});

test('a week is built and published by keyboard, in Arabic', async ({ page, newHire }) => {
  const manager = await newHire({ role: 'manager', language: 'ar', firstName: 'Samira' });
  await openSignedIn(page, manager, '/schedule?week=2027-04-05');
  await expect(page.getByRole('grid')).toBeVisible();
  const own = await rowOf(page, 'Samira');
  // Beside their hours, which take more room in Arabic, names are read whole.
  const names = page.locator('.sg .who b');
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth))).toEqual([]);
  await cell(page, own, 0).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'إضافة مناوبة' });
  await expect(form).toBeVisible();
  await form.getByLabel('البداية').press('Enter');
  await expect(form).toBeHidden();
  const chip = (day: number) => cell(page, own, day).locator('[data-shift]');
  await expect(chip(0)).toBeVisible();
  await chip(0).focus();
  // The week runs from the right: to the left is tomorrow.
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(chip(1)).toBeFocused();
  await expect(chip(0)).toHaveCount(0);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+v');
  await expect(chip(2)).toBeFocused();
  // One step leads from a shift to the next person, in either direction.
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, own - 1, 2).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+v');
  await expect(cell(page, own - 1, 2).locator('[data-shift]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(chip(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect(cell(page, own - 1, 2).locator('[data-shift]')).toHaveCount(0);
  // What is taken away leaves the focus in its cell.
  await expect(cell(page, own - 1, 2).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chip(2)).toBeFocused();
  await page.keyboard.press('+');
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip(2)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(chip(2)).toHaveCount(0);
  await expect(cell(page, own, 2).getByRole('button')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(chip(2)).toBeVisible();
  // What is taken back by a key takes the focus along.
  await chip(2).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(chip(3)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(chip(2)).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'نشر تغييرين' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'نشر' }).press('Enter');
  await expect(page.getByText('نُشر الأسبوع، ويُبلَّغ شخص واحد.')).toBeVisible();
});

test('whoever is planned confirms it in one press, and the manager sees it without asking again', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const manager = await newHire({ role: 'manager', firstName: 'Petra' });
  // Tried again, it is somebody else.
  const name = `Quentin ${test.info().retry}`;
  const person = await newHire({ firstName: name });
  await openSignedIn(page, manager, '/schedule?week=2027-09-20');
  await expect(page.getByRole('grid')).toBeVisible();
  const row = await rowOf(page, name);
  await cell(page, row, 0).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  await expect(cell(page, row, 0).locator('[data-shift]')).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const chip = cell(page, row, 0).locator('[data-shift]');
  await expect(chip).toContainText('Not confirmed yet');

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, person, '/schedule?week=2027-09-20');
  await expect(theirs.getByRole('heading', { name: '1 shift waits for you to confirm it' })).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Confirm my shifts' }).click();
  await expect(theirs.getByText('Confirmed. Your manager sees it.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Confirm my shifts' })).toHaveCount(0);
  // Whoever has a keyboard alone goes on with what comes next.
  await expect(theirs.locator('main :focus, main:focus')).toHaveCount(1);

  await expect(chip).not.toContainText('Not confirmed yet');
  await page.getByRole('button', { name: /\d+ of \d+ confirmed/ }).click();
  const list = page.getByRole('dialog', { name: 'Who has confirmed' });
  await expect(list.getByRole('region', { name: 'Confirmed', exact: true })).toContainText(name);
  expect(await faultsOf(page)).toEqual([]);
});

test('an open shift is filled, taken back and filled again, published, and planned as it was published once it is gone', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/schedule?week=2027-05-17');
  await page.getByRole('button', { name: 'Add a shift: Open shifts, Monday, May 17' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  const open = cell(page, 0, 0).locator('[data-shift]');
  await expect(open).toBeVisible();
  await actOnWeek(page, 'Fill open shifts');
  const fill = page.getByRole('dialog', { name: 'Fill open shifts' });
  await expect(fill.getByText(/^Mon May 17, 9:00\sAM – 5:00\sPM · /)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await fill.getByRole('button', { name: 'Give 1 shift' }).click();
  await expect(page.getByText('1 shift was given. Nobody is told before you publish.')).toBeVisible();
  await expect(open).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(open).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(open).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish 1 change' });
  await publish.getByText('Everybody that week').click();
  await expect(publish.getByText('1 person is told of their whole week.')).toBeVisible();
  await publish.getByRole('button', { name: 'Publish' }).click();
  const published = page.getByRole('button', { name: 'Published', exact: true });
  await expect(published).toBeVisible();
  await page.locator('[data-shift]').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();

  await actOnWeek(page, 'Publications');
  const history = page.getByRole('dialog', { name: 'Publications' });
  await expect(history.getByText('New: Mon May 17, 9:00 AM – 5:00 PM')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await history.getByRole('button', { name: 'Plan like this again' }).click();
  await expect(published).toBeVisible();
  await expect(page.locator('[data-shift]')).not.toContainText('Cancelled');
});
