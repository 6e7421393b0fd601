import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { cell, holdRequests, rowOf, whenRecorded } from './schedule-grid.ts';

test('what is planned and not published is there after the page is loaded anew, and nobody else sees it', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const person = await newHire({ firstName: 'Dora' });
  await openSignedIn(page, await newHire({ firstName: 'Max', role: 'manager' }), '/schedule?week=2027-08-09');
  const row = await rowOf(page, 'Dora Brook');
  await cell(page, row, 2).getByRole('button').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Note').fill('Brings the keys');
  const isKept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/shifts'),
  );
  await form.getByRole('button', { name: 'Add shift' }).click();
  await isKept;
  await page.reload();
  const chip = cell(page, await rowOf(page, 'Dora Brook'), 2).locator('[data-shift]');
  await expect(chip).toContainText('Not published yet.');
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  // On paper it has its hue, and says which half of the day it means. Every row is drawn there, as a browser that prints announces it.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(chip).toHaveCSS('print-color-adjust', 'exact');
  const times = chip.getByText(/[AP]M.+[AP]M/);
  expect((await times.boundingBox())?.width).toBeGreaterThan(30);
  await expect(chip.locator('b')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await chip.click();
  await expect(page.getByRole('dialog').getByLabel('Note')).toHaveValue('Brings the keys');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, person, '/schedule?week=2027-08-09');
  await expect(theirs.getByText('No shifts this week.', { exact: false })).toBeVisible();
});

test('what is planned while nobody answers waits on the page, and is recorded once as soon as somebody does', async ({
  page,
  newHire,
}) => {
  await newHire({ firstName: 'Dora' });
  await openSignedIn(page, await newHire({ firstName: 'Max', role: 'manager' }), '/schedule?week=2027-08-30');
  const row = await rowOf(page, 'Dora Brook');
  // The first arrives, and its answer is lost; the rest waits until somebody answers again.
  let tries = 0;
  let isDown = true;
  await page.route('**/api/schedule/shifts', async (route) => {
    if (isDown && tries > 0) return route.abort();
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  for (const day of [1, 2]) {
    await cell(page, row, day).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  }
  const waits = page.getByText('Nobody answers at the moment.', { exact: false });
  await expect(waits).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();
  // The toast may be closed; the mark stays for as long as anything waits.
  const mark = page.getByRole('status').filter({ hasText: 'to be saved' });
  await expect(mark).toHaveText('2 changes wait to be saved');
  expect(await faultsOf(page)).toEqual([]);
  // Taken back and done again before anything was answered, it is there as well.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, row, 2).locator('[data-shift]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(cell(page, row, 2).locator('[data-shift]')).toHaveCount(1);
  isDown = false;
  await expect(waits).toHaveCount(0);
  await expect(mark).toHaveCount(0);
  // Each of the four, and the first once more.
  await expect.poll(() => tries).toBe(5);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();
  for (const day of [1, 2]) await expect(cell(page, row, day).locator('[data-shift]')).toHaveCount(1);
});

test('what waits is recorded whichever week, view or place is looked at meanwhile', async ({ page, newHire }) => {
  await newHire({ firstName: 'Dora' });
  await openSignedIn(page, await newHire({ firstName: 'Max', role: 'manager' }), '/schedule?week=2027-09-13');
  const row = await rowOf(page, 'Dora Brook');
  let tries = 0;
  let isDown = true;
  await page.route('**/api/schedule/shifts', (route) => {
    tries += 1;
    return isDown ? route.abort() : route.continue();
  });
  for (const day of [1, 2]) {
    await cell(page, row, day).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  }
  const waits = page.getByText('Nobody answers at the moment.', { exact: false });
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toHaveCount(0);
  await page.getByText('My week', { exact: true }).click();
  const before = tries;
  await expect.poll(() => tries).toBeGreaterThan(before + 1);
  await expect(waits).toBeVisible();
  isDown = false;
  await expect(waits).toHaveCount(0);
  await whenRecorded(page);
  await page.goto('/schedule?week=2027-09-13');
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();
});

test('whoever would leave the page before all is recorded is asked, also while the server answers', async ({
  page,
  newHire,
}) => {
  const { lastName } = await newHire({ firstName: 'Delia' });
  await openSignedIn(page, await newHire({ firstName: 'Max', role: 'manager' }), '/schedule?week=2028-03-20');
  const row = await rowOf(page, `Delia ${lastName}`);
  // The answer to the first is on its way, and the second waits for it.
  const answer = await holdRequests(page, '**/api/schedule/shifts');
  for (const day of [1, 2]) {
    await cell(page, row, day).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  }
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  answer();
  await expect
    .poll(async () => {
      const week = await page.request.get('/api/schedule?date=2028-03-20');
      const { shifts } = (await week.json()) as { shifts: unknown[] };
      return shifts.length;
    })
    .toBe(2);
  // With all recorded nobody is asked.
  await page.reload();
  for (const day of [1, 2]) await expect(cell(page, row, day).locator('[data-shift]')).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test('whoever logs out on another screen waits until what they planned is recorded, and is asked by the browser before', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const { lastName } = await newHire({ firstName: 'Ella' });
  const manager = await newHire({ firstName: 'Max', role: 'manager' });
  await openSignedIn(page, manager, '/schedule?week=2027-10-18');
  const row = await rowOf(page, `Ella ${lastName}`);
  const answer = await holdRequests(page, '**/api/schedule/shifts');
  await cell(page, row, 1).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const mayGo = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await mayGo()).toBe(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  // Nobody has answered for a while.
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  answer();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  expect(await mayGo()).toBe(true);
  const later = await anotherDevice();
  await signedIn(later, manager);
  const week = await later.request.get('/api/schedule?date=2027-10-18');
  expect(((await week.json()) as { shifts: unknown[] }).shifts).toHaveLength(1);
});

test('somebody else who signs in under an open page plans in their own name', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const { lastName } = await newHire({ firstName: 'Ella' });
  await openSignedIn(page, await newHire({ firstName: 'Max', role: 'manager' }), '/schedule?week=2027-10-25');
  const row = await rowOf(page, `Ella ${lastName}`);
  const add = async (day: number): Promise<void> => {
    await cell(page, row, day).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  };
  const next = await newHire({ firstName: 'Nell', role: 'manager' });
  const device = await anotherDevice();
  await signedIn(device, next);
  // As in another tab of the browser: this page hears of it as it is refused.
  await page.context().addCookies(await device.cookies());
  await add(1);
  await expect(page.getByTitle(`Nell ${next.lastName}`)).toBeVisible();
  await expect(cell(page, row, 1).locator('[data-shift]')).toHaveCount(0);
  await add(2);
  await whenRecorded(page);
  await page.reload();
  await expect(cell(page, row, 2).locator('[data-shift]')).toHaveCount(1);
  await expect(cell(page, row, 1).locator('[data-shift]')).toHaveCount(0);
});

test.describe('of a team too long to draw whole', () => {
  test.use({ place: 'own' });

  test('every row is printed', async ({ page, newHire }) => {
    const manager = await newHire({ firstName: 'Petra', role: 'manager' });
    for (let number = 1; number <= 70; number += 1) await newHire({ firstName: `Row ${number}` });
    await openSignedIn(page, manager, '/schedule?week=2027-08-09');
    const rows = page.locator('.sg-rows').getByRole('row');
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(60);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    for (const number of [1, 35, 70])
      await expect(page.getByRole('rowheader', { name: `Row ${number} Brook` })).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(70);
    // One below the other, none over another.
    const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(tops.length);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => rows.count()).toBeLessThan(60);
    expect(await faultsOf(page)).toEqual([]);
  });
});
