import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { prefers } from './reading.ts';
import { typeDate } from './type-date.ts';

const admin = { email: 'elena@harborpine.example', password: demoPassword };
// It is Friday 20 November 2026 in the demo of journeys.
const thursday = '2026-11-19';

/** Asks for Thursday from 9 to 5, on a day without punches. */
async function asks(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Request adjustment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request adjustment' });
  // The time first, then the day: what was typed is about the day that is chosen in the end.
  await dialog.getByLabel('New Start Time').fill('09:00');
  await typeDate(dialog, 'Date', thursday);
  await expect(dialog.getByText('Nothing is recorded that day. Add an entry.')).toBeVisible();
  await expect(dialog.getByLabel('New Start Time')).toHaveValue('09:00');
  await dialog.getByLabel('New End Time').fill('17:00');
  await dialog.getByLabel('New Break (minutes)').fill('30');
  await expect(dialog.getByRole('row', { name: /^Hours/ })).toContainText('7:30');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your request was sent. Your manager decides about it.').first()).toBeVisible();
}

test('hours are asked for, approved with other times, and the figures follow on the open screen', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire();
  await openSignedIn(page, hired, '/time-entries');
  await asks(page, 'The clock was down');
  const mine = page.getByRole('listitem').filter({ hasText: 'The clock was down' });
  await expect(mine.getByText('Pending')).toBeVisible();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/management-authorizations?tab=adjustments');
  const card = theirs.getByRole('listitem').filter({ hasText: 'The clock was down' });
  expect(await faultsOf(theirs)).toEqual([]);
  // The difference says why on the card, since it can be approved from there.
  await card.getByRole('button', { name: /^Why\?.*Difference.*\+7:30/ }).press('Enter');
  const whyOnCard = theirs.getByRole('dialog', { name: 'Hours' });
  await expect(whyOnCard).toContainText('Clock In 9:00 AM');
  await theirs.keyboard.press('Escape');
  await expect(whyOnCard).toBeHidden();
  // Once it is answered, nobody asks what it would do.
  const unanswered: string[] = [];
  theirs.on('response', (response) => {
    if (response.url().includes('/effect') && !response.ok()) unanswered.push(response.url());
  });
  await card.getByRole('button', { name: /^View Details/ }).click();
  const dialog = theirs.getByRole('dialog');
  await expect(dialog.getByLabel('New Start Time')).toHaveValue('09:00');
  await expect(dialog.getByRole('row', { name: /^Hours/ })).toContainText('7:30');
  expect(await faultsOf(theirs)).toEqual([]);
  await dialog.getByRole('button', { name: 'Why? Hours' }).click();
  const why = theirs.getByRole('dialog', { name: 'Hours' });
  await expect(why).toContainText('Clock In 9:00 AM');
  await expect(why).toContainText('As it would be with these times.');
  await theirs.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await dialog.getByLabel('New End Time').fill('16:30');
  await expect(dialog.getByText('With your changes')).toBeVisible();
  // Who thinks about rejecting it finds the changed times again, and would else approve those asked for.
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('New End Time')).toHaveValue('16:30');
  await expect(dialog.getByRole('row', { name: /^Hours/ })).toContainText('7:00');
  await dialog.getByLabel('New Break').fill('half an hour');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByLabel('New Break')).toBeFocused();
  await expect(dialog.getByLabel('New Break')).toHaveAccessibleDescription(/minutes/i);
  await dialog.getByLabel('New Break').fill('30');
  await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card).toBeHidden();
  // What opened the dialog has gone with its card: the focus is on the next one, or on what stands there where it was the last.
  await expect(theirs.getByRole('main').locator('[data-goes-on]:focus')).toHaveCount(1);

  const day = page.getByRole('table').getByRole('row', { name: /^Thu Nov 19/ });
  await expect(day).toContainText('7:00');
  await expect(day).toContainText('Adjusted');
  await expect(mine.getByText(/Approved by Elena Fischer/)).toBeVisible();
  expect(unanswered).toEqual([]);
});

test('whoever forgot to clock out is asked on the next visit, and the answer becomes their hours once it is approved', async ({
  page,
  context,
  newHire,
  anotherDevice,
}) => {
  const hired = await newHire();
  await signedIn(context, hired);
  // Nine o’clock on Thursday in New York, on a phone that was never heard of again.
  const deviceAt = `${thursday}T14:00:00Z`;
  const data = {
    id: v7({ msecs: Date.parse(deviceAt) }),
    kind: 'clock_in',
    offline: true,
    deviceAt,
    skewMilliseconds: 0,
  };
  expect((await page.request.post('/api/clock/punches', { data })).status()).toBe(200);

  await openSignedIn(page, hired);
  const question = page.getByRole('region', { name: 'When did you leave?' });
  await expect(question).toContainText('You have been clocked in since Thu Nov 19, 9:00 AM.');
  await question.getByRole('button', { name: 'Say when' }).click();
  const form = page.getByRole('dialog', { name: 'When did you leave?' });
  await expect(form).toContainText('You clocked in at Downtown Office: Thu Nov 19, 9:00 AM.');
  await expect(form.getByLabel('New Start Time')).toHaveCount(0);
  await expect(form.getByLabel('Reason')).toHaveValue('I forgot to clock out.');
  // That is what was asked; nobody scheduled them, so no time is offered.
  await expect(form.getByLabel('New End Time')).toBeFocused();
  await form.getByLabel('New End Time').fill('02:00');
  await expect(form.getByText('You left: Fri Nov 20, 2:00 AM.')).toBeVisible();
  await expect(form.getByText(/^That is a shift of 17:00, longer than 14:00\./)).toBeVisible();
  await form.getByLabel('New End Time').fill('17:00');
  await expect(form.getByText('You left: Thu Nov 19, 5:00 PM.')).toBeVisible();
  await form.getByLabel('New Break (minutes)').fill('30');
  // What would come of the answer says why, as in the form for any other times.
  await form.getByRole('button', { name: 'Why? Hours' }).click();
  const why = page.getByRole('dialog', { name: 'Hours' });
  await expect(why).toContainText('Clock In 9:00 AM');
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await form.getByLabel('Reason').fill('I forgot, and left at five');
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form).toBeHidden();
  // The hours are not theirs yet; a new day can begin meanwhile.
  const waits = page.getByRole('region', { name: 'Your answer waits for your manager' });
  await expect(waits.getByRole('button', { name: 'Say when' })).toHaveCount(0);
  await expect(waits.getByRole('button', { name: 'Clock in now' })).toBeVisible();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/management-authorizations?tab=adjustments');
  const card = theirs.getByRole('listitem').filter({ hasText: 'I forgot, and left at five' });
  await card.getByRole('button', { name: /^View Details/ }).click();
  const dialog = theirs.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /^Hours/ })).toContainText('7:30');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toBeHidden();

  await expect(waits).toBeHidden();
  await page.goto('/time-entries');
  const day = page.getByRole('table').getByRole('row', { name: /^Thu Nov 19/ });
  await expect(day).toContainText('5:00 PM');
  await expect(day).toContainText('7:30');
  await expect(day).toContainText('Adjusted');
  await expect(page.getByRole('region', { name: 'When did you leave?' })).toHaveCount(0);
});

test('a request is rejected with a reason that the person reads, and another is withdrawn', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  await openSignedIn(page, await newHire(), '/time-entries');
  await asks(page, 'I was at the fair');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, admin, '/management-authorizations?tab=adjustments');
  const card = theirs.getByRole('listitem').filter({ hasText: 'I was at the fair' });
  await card.getByRole('button', { name: /^View Details/ }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByLabel('Rejection Reason').fill('The fair was on Wednesday');
  await dialog.getByRole('button', { name: 'Submit Rejection' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(theirs.getByRole('main').locator('[data-goes-on]:focus')).toHaveCount(1);
  await expect(page.getByText('The fair was on Wednesday')).toBeVisible();

  await asks(page, 'It was Thursday');
  const mine = page.getByRole('listitem').filter({ hasText: 'It was Thursday' });
  await mine.getByRole('button', { name: /^Withdraw/ }).click();
  const ending = page.getByRole('alertdialog', { name: /^Withdraw the request of/ });
  await expect(ending).toContainText('Your hours stay as they are recorded.');
  await ending.getByRole('button', { name: 'Withdraw' }).click();
  await expect(mine.getByText('Withdrawn', { exact: true })).toBeVisible();

  // Answered on the card itself, too, the focus goes on.
  await asks(page, 'I was in after all');
  const another = theirs.getByRole('listitem').filter({ hasText: 'I was in after all' });
  await another.getByRole('button', { name: /^Approve/ }).press('Enter');
  await expect(another).toBeHidden();
  await expect(theirs.getByRole('main').locator('[data-goes-on]:focus')).toHaveCount(1);
});

test('a manager’s own request is somebody else’s to answer, and says so before anything is pressed', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire({ firstName: 'Nils', role: 'manager' }), '/time-entries');
  await asks(page, 'The count began at nine');
  await page.goto('/management-authorizations?tab=adjustments');
  const card = page.getByRole('listitem').filter({ hasText: 'The count began at nine' });
  await expect(card.getByText('Your own: somebody else answers it.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(card.getByRole('button', { name: /^Reject/ })).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(page)).toEqual([]);
  await card.getByRole('button', { name: /^View Details/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your own: somebody else answers it.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('hours are asked for in Arabic', async ({ page, context, newHire }) => {
    await openSignedIn(page, await newHire(), '/time-entries');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.reload();
    await page.getByRole('button', { name: 'طلب تعديل' }).click();
    const dialog = page.getByRole('dialog', { name: 'طلب تعديل' });
    await typeDate(dialog, 'التاريخ', thursday);
    await dialog.getByLabel('وقت البداية الجديد').fill('22:00');
    await dialog.getByLabel('وقت النهاية الجديد').fill('02:00');
    await expect(dialog.getByText('ينتهي في اليوم التالي.')).toBeVisible();
    await dialog.getByLabel('السبب').fill('تعطلت الساعة');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'تعطلت الساعة' })).toContainText('معلق');
    // What was announced to screen readers of the button that is gone goes with the page.
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'تعطلت الساعة' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
