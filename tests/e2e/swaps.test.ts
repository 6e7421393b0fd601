import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { hasShift } from './has-shift.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';
import { cell, rowOf } from './schedule-grid.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };
const priya = { email: 'priya@harborpine.example', password: demoPassword };

test('a shift is offered to a colleague, who declines it, then to everybody, and is taken once a manager agrees', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const [giver, taker] = [await newHire({ firstName: 'Gina' }), await newHire({ firstName: 'Tara' })];
  await hasShift(await anotherDevice(), giver.employeeId, '2027-01-06');
  await openSignedIn(page, giver, '/schedule?week=2027-01-04');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, taker, '/schedule');
  const card = theirs.locator('.shift-card').filter({ hasText: 'Offered by Gina Brook' });

  await page.getByRole('button', { name: 'Swap Shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Swap Shift' });
  await dialog.getByLabel('Offer to').selectOption({ label: 'Tara Brook' });
  await dialog.getByLabel('Note').fill('The dentist');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Offer shift' }).click();
  await expect(page.getByText('Offered to Tara Brook')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw offer' })).toBeFocused();
  await expect(card.getByText('The dentist')).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await card.getByRole('button', { name: 'Decline' }).click();
  const declining = theirs.getByRole('alertdialog', { name: 'Decline this shift?' });
  await declining.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Decline' }).click();
  expect(await faultsOf(theirs)).toEqual([]);
  await declining.getByRole('button', { name: 'Decline' }).click();
  await expect(theirs.getByText('Declined. Gina Brook is told.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(theirs.locator('[data-goes-on]:focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Swap Shift' })).toBeFocused();

  await page.getByRole('button', { name: 'Swap Shift' }).click();
  await dialog.getByRole('button', { name: 'Offer shift' }).click();
  await expect(page.getByText('Offered', { exact: true })).toBeVisible();
  // Whoever plans sees it in the grid, and from the shift what was offered to whom.
  const managers = await (await anotherDevice()).newPage();
  await openSignedIn(managers, elena, '/schedule?week=2027-01-04');
  const row = await rowOf(managers, 'Gina Brook');
  const shift = cell(managers, row, 2).locator('[data-shift]');
  await expect(shift).toContainText('Offered for a swap');
  await shift.click();
  const form = managers.getByRole('dialog', { name: 'Move or change shift' });
  await expect(form.getByText('Gina Brook offers this shift to everybody', { exact: false })).toBeVisible();
  expect(await faultsOf(managers)).toEqual([]);
  await form.getByLabel('Note').fill('Bring the keys');
  await form.getByRole('button', { name: 'See the swap' }).click();
  const whole = managers.getByRole('dialog', { name: 'Swap', exact: true });
  await expect(whole.getByText('Offered to everybody who can work it')).toBeVisible();
  expect(await faultsOf(managers)).toEqual([]);
  await managers.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  // Nothing that was typed is lost by looking.
  await expect(form.getByLabel('Note')).toHaveValue('Bring the keys');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Take shift' }).click();
  const taking = theirs.getByRole('alertdialog', { name: /^Take .* at .*\?$/ });
  await expect(taking).toContainText('Gina Brook offers it.');
  expect(await faultsOf(theirs)).toEqual([]);
  await taking.getByRole('button', { name: 'Take shift' }).click();
  await expect(theirs.getByText('Your manager is asked. You are told as soon as they answer.')).toBeVisible();
  await expect(page.locator('.shift-card').getByText('Waits for a manager')).toBeVisible();

  // Heard by the open grid.
  await expect(shift).toContainText('Swap requested');
  await shift.click();
  await expect(form.getByText('Gina Brook would give it to Tara Brook', { exact: false })).toBeVisible();
  expect(await faultsOf(managers)).toEqual([]);
  await managers.keyboard.press('Escape');
  await managers.getByRole('link', { name: /swap requests?$/ }).click();
  const asked = managers.getByRole('listitem').filter({ hasText: 'Gina Brook gives to Tara Brook' });
  await expect(asked.getByText('Nothing in return.')).toBeVisible();
  expect(await faultsOf(managers)).toEqual([]);
  await asked.getByRole('button', { name: /^Approve/ }).click();
  await expect(managers.getByText('Approved. The shifts have changed hands.')).toBeVisible();
  await expect(page.getByText('No shifts this week.', { exact: false })).toBeVisible();
  await theirs.goto('/schedule?week=2027-01-04');
  await expect(theirs.getByRole('button', { name: 'Swap Shift' })).toBeVisible();
});

test('whoever takes a shift reads what is warned of first, and so does whoever approves it', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const [giver, taker] = [await newHire({ firstName: 'Gabe' }), await newHire({ firstName: 'Tess' })];
  await hasShift(await anotherDevice(), taker.employeeId, '2027-01-20');
  await hasShift(await anotherDevice(), giver.employeeId, '2027-01-20', 9);
  const givers = await (await anotherDevice()).newPage();
  await openSignedIn(givers, giver, '/schedule?week=2027-01-18');
  await givers.getByRole('button', { name: 'Swap Shift' }).click();
  const offering = givers.getByRole('dialog', { name: 'Swap Shift' });
  await offering.getByLabel('Note').fill('My son is ill');
  await offering.getByRole('button', { name: 'Offer shift' }).click();
  await expect(givers.getByText('Offered', { exact: true })).toBeVisible();

  await openSignedIn(page, taker, '/schedule');
  const card = page.locator('.shift-card').filter({ hasText: 'Offered by Gabe Brook' });
  await expect(card).toContainText('Only 1h 0m of rest between two shifts. There should be at least 10h 0m.');
  await card.getByRole('button', { name: 'Take shift' }).click();
  const question = page.getByRole('alertdialog', { name: /^Take .* at .*\?$/ });
  await expect(question).toContainText('Only 1h 0m of rest');
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Take shift' }).click();
  await question.getByRole('button', { name: 'Take it all the same' }).click();
  await expect(page.getByText('Your manager is asked. You are told as soon as they answer.')).toBeVisible();

  const managers = await (await anotherDevice()).newPage();
  await openSignedIn(managers, elena, '/management-authorizations?tab=swaps');
  const asked = managers.getByRole('listitem').filter({ hasText: 'Gabe Brook gives to Tess Brook' });
  await expect(asked).toContainText('Tess Brook: Only 1h 0m of rest between two shifts');
  await expect(asked.locator('.why')).toContainText(/Gabe Brook\s*My son is ill/);
  expect(await faultsOf(managers)).toEqual([]);

  // The rule asks why, and whoever makes it final says so; what is typed stands until it is done.
  await asked.getByRole('button', { name: /^Approve/ }).click();
  const why = managers.getByRole('alertdialog', { name: 'Approve this swap?' });
  await expect(why).toContainText('Tess Brook: Only 1h 0m of rest between two shifts');
  await why.getByRole('button', { name: 'Approve all the same' }).click();
  await expect(why.getByText('Say why.')).toBeVisible();
  await expect(why.getByLabel('Why all the same')).toBeFocused();
  await why.getByLabel('Why all the same').fill('She lives across the street');
  expect(await faultsOf(managers)).toEqual([]);
  // What comes up while they type was not read: it is shown in the question first, beside what was typed.
  for (const date of ['2027-01-18', '2027-01-19', '2027-01-21', '2027-01-22', '2027-01-23']) {
    await hasShift(await anotherDevice(), taker.employeeId, date);
  }
  const tooMuch = 'in the week of this shift, more than the weekly target.';
  await expect(why).not.toContainText(tooMuch);
  await why.getByRole('button', { name: 'Approve all the same' }).click();
  await expect(why).toContainText('By now something speaks against this shift');
  await expect(why).toContainText(tooMuch);
  await expect(why.getByLabel('Why all the same')).toHaveValue('She lives across the street');
  expect(await faultsOf(managers)).toEqual([]);
  await why.getByRole('button', { name: 'Approve all the same' }).click();
  await expect(managers.getByText('Approved. The shifts have changed hands.')).toBeVisible();
  await expect(why).toHaveCount(0);
});

test('whoever works then is offered an exchange by name, and reads in their list that their proposal is declined', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const [giver, other] = [await newHire({ firstName: 'Gail' }), await newHire({ firstName: 'Toby' })];
  await hasShift(await anotherDevice(), giver.employeeId, '2027-01-27');
  await hasShift(await anotherDevice(), other.employeeId, '2027-01-27', 5);
  await openSignedIn(page, giver, '/schedule?week=2027-01-25');
  await page.getByRole('button', { name: 'Swap Shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Swap Shift' });
  const exchanging = dialog.locator('optgroup[label="Could only exchange: works at that time"]');
  await expect(exchanging.locator('option', { hasText: 'Toby Brook' })).toHaveCount(1);
  await dialog.getByLabel('Offer to').selectOption({ label: 'Toby Brook' });
  await expect(dialog.getByText('Toby Brook works at that time', { exact: false })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Offer shift' }).click();
  await expect(page.getByText('Offered to Toby Brook')).toBeVisible();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, other, '/schedule');
  await expect(theirs.getByRole('heading', { name: 'Offered to you' })).toBeVisible();
  const card = theirs.locator('.shift-card').filter({ hasText: 'Offered by Gail Brook' });
  await expect(card).toContainText('For you alone');
  await expect(card).toContainText('You can propose that shift in return.');
  await expect(card.getByRole('button', { name: 'Take shift' })).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(theirs)).toEqual([]);
  await card.getByRole('button', { name: 'Propose a swap' }).click();
  const proposing = theirs.getByRole('dialog', { name: 'Propose a swap' });
  await proposing.getByLabel('Your shift').selectOption({ index: 1 });
  await proposing.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(theirs.locator('.swap-list').getByText('Waits for an answer')).toBeVisible();

  await page.locator('.shift-card').getByRole('button', { name: '1 proposal waits for you' }).click();
  const swap = page.getByRole('dialog', { name: 'Swap', exact: true });
  await swap.getByRole('button', { name: 'Decline the proposal of Toby Brook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  const row = theirs.locator('.swap-list li');
  await expect(row).toContainText('Your proposal was declined');
  await expect(row).toContainText('Their offer is still open.');
  expect(await faultsOf(theirs)).toEqual([]);
});

test('a manager who is offered a shift by name sees that as the plan of the team opens', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const giver = await newHire({ firstName: 'Gus' });
  await hasShift(await anotherDevice(), giver.employeeId, '2027-01-28');
  const givers = await (await anotherDevice()).newPage();
  await openSignedIn(givers, giver, '/schedule?week=2027-01-25');
  await openSignedIn(page, priya, '/schedule');
  await givers.getByRole('button', { name: 'Swap Shift' }).click();
  await givers.getByLabel('Offer to').selectOption({ label: 'Priya Raman' });
  await givers.getByRole('button', { name: 'Offer shift' }).click();
  await page.getByRole('link', { name: /offered to you$/ }).click();
  await expect(page.getByRole('heading', { name: 'Offered to you' })).toBeVisible();
  await expect(page.locator('.shift-card').filter({ hasText: 'Offered by Gus Brook' })).toContainText('For you alone');
  expect(await faultsOf(page)).toEqual([]);
  // Nothing is left for the manager to answer.
  await givers.getByRole('button', { name: 'Withdraw offer' }).click();
  await givers.getByRole('alertdialog').getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(page.locator('.shift-card').filter({ hasText: 'Offered by Gus Brook' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a colleague’s offer of the same hours stands apart from one’s own shift, and below what can be taken', async ({
    page,
    newHire,
    anotherDevice,
  }) => {
    const [giver, other] = [await newHire({ firstName: 'Glen' }), await newHire({ firstName: 'Tina' })];
    await hasShift(await anotherDevice(), giver.employeeId, '2027-02-03');
    await hasShift(await anotherDevice(), other.employeeId, '2027-02-03');
    await openSignedIn(page, giver, '/schedule?week=2027-02-03');
    await page.getByRole('button', { name: 'Swap Shift' }).click();
    await page.getByRole('button', { name: 'Offer shift' }).click();
    await expect(page.getByText('Offered', { exact: true })).toBeVisible();

    const theirs = await (await anotherDevice()).newPage();
    await openSignedIn(theirs, other, '/schedule?week=2027-02-03');
    const card = theirs.locator('.shift-card').filter({ hasText: 'Offered by Glen Brook' });
    await expect(card).toContainText('Colleague’s offer');
    await expect(card).toContainText('You work at that time already.');
    await expect(theirs.getByRole('heading', { name: 'Shifts you can take' })).toHaveCount(0);
    await expect(theirs.getByRole('heading', { name: 'Open, but not for you to take' })).toBeVisible();
    expect(await faultsOf(theirs)).toEqual([]);
    await theirs.goto('/schedule?show=open');
    await expect(theirs.locator('.shift-card').last()).toContainText('Offered by Glen Brook');
    expect(await faultsOf(theirs)).toEqual([]);
  });

  test('a colleague proposes a shift in return and writes beside it, and it is accepted in Arabic', async ({
    page,
    context,
    newHire,
    anotherDevice,
  }) => {
    const [giver, other] = [await newHire({ firstName: 'Gwen' }), await newHire({ firstName: 'Theo' })];
    await hasShift(await anotherDevice(), giver.employeeId, '2027-01-12');
    await hasShift(await anotherDevice(), other.employeeId, '2027-01-13');
    await openSignedIn(page, giver, '/schedule?week=2027-01-11');
    await page.getByRole('button', { name: 'Swap Shift' }).click();
    await page.getByRole('button', { name: 'Offer shift' }).click();
    await expect(page.getByText('Offered', { exact: true })).toBeVisible();

    const theirs = await (await anotherDevice()).newPage();
    await openSignedIn(theirs, other, '/schedule?show=open');
    const card = theirs.locator('.shift-card').filter({ hasText: 'Offered by Gwen Brook' });
    await expect(card).toContainText('Colleague’s offer');
    await card.getByRole('button', { name: 'Propose a swap' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Propose a swap' });
    await dialog.getByLabel('Your shift').selectOption({ index: 1 });
    await dialog.getByLabel('Note').fill('Mine for yours');
    expect(await faultsOf(theirs)).toEqual([]);
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(theirs.getByText('Your proposal is sent.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Propose a swap' })).toHaveAttribute('aria-disabled', 'true');
    // What they propose in return is marked on its own card as well.
    await theirs.goto('/schedule?week=2027-01-13');
    const own = theirs.locator('.shift-card').filter({ hasText: 'Theo Brook' });
    await expect(own.getByText('Proposed to Gwen Brook in return')).toBeVisible();
    expect(await faultsOf(theirs)).toEqual([]);
    await own.getByRole('button', { name: 'See the swap' }).click();
    await expect(theirs.getByRole('dialog').getByText('Mine for yours')).toBeVisible();

    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.reload();
    await expect(page.locator('.swap-list').getByText('اقتراح واحد ينتظرك')).toBeVisible();
    // The card of the shift says so as well, and leads there.
    await page.locator('.shift-card').getByRole('button', { name: 'اقتراح واحد ينتظرك' }).click();
    const swap = page.getByRole('dialog', { name: 'تبديل مناوبة' });
    await expect(swap.getByText('Mine for yours')).toBeVisible();
    await swap.getByLabel('رسالة').fill('شكرًا لك');
    await swap.getByRole('button', { name: 'إرسال' }).click();
    await expect(swap.locator('.said').getByText('شكرًا لك')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await swap.getByRole('button', { name: /^قبول/ }).click();
    const question = page.getByRole('alertdialog', { name: 'هل تقبل هذا التبديل؟' });
    await expect(question).toContainText('وتعمل بدلًا منها');
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'قبول' }).click();
    await expect(swap.getByText('ينتظر مديرًا').first()).toBeVisible();
  });
});
