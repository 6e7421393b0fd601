import { faultsOf } from './faults.ts';
import { hasShift } from './has-shift.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { takeShift } from './take-shift.ts';

test('a shift that is shared in a message is a card there, follows what becomes of it, and is taken from it', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const [giver, taker] = [await newHire({ firstName: 'Shirin' }), await newHire({ firstName: 'Tadeo' })];
  await hasShift(await anotherDevice(), giver.employeeId, '2027-01-13');
  await openSignedIn(page, giver, '/schedule?week=2027-01-11');
  const opened = await page.request.post('/api/conversations/direct', { data: { employeeId: taker.employeeId } });
  const { id: conversationId } = (await opened.json()) as { id: string };
  await page.getByRole('button', { name: 'View Details: Wednesday, January 13, 2027, 9:00 AM – 5:00 PM' }).click();
  await page.getByRole('button', { name: 'Share in a message' }).click();
  const form = page.getByRole('dialog', { name: 'Share in a message' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Choose a conversation').last()).toBeVisible();
  await form.getByLabel('Conversation').selectOption({ label: 'Tadeo Brook' });
  await form.getByLabel('Message (optional)').fill('Could you?');
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Shared', { exact: true })).toBeVisible();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, taker, `/communication-hub?conversation=${conversationId}`);
  const card = theirs.getByRole('log', { name: 'Messages' }).getByRole('group', { name: 'Shift' });
  await expect(card.getByText('Shirin Brook')).toBeVisible();
  await expect(card.locator('.ribbon .hue')).toHaveCount(1);
  await expect(card.getByRole('button', { name: 'Take shift' })).toHaveCount(0);
  expect(await faultsOf(theirs)).toEqual([]);
  await card.getByRole('button', { name: 'Open' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Shift' })).toContainText('Shirin Brook');
  await theirs.keyboard.press('Escape');

  // What was opened last has the focus again, so that Escape closes the shift.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Swap Shift' }).click();
  await page.getByRole('dialog', { name: 'Swap Shift' }).getByRole('button', { name: 'Offer shift' }).click();
  await expect(card.getByText('Offered', { exact: true })).toBeVisible();
  await takeShift(card);
  await expect(theirs.getByText('Your manager is asked. You are told as soon as they answer.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Take shift' })).toHaveCount(0);
  await expect(card.getByText('Waits for a manager')).toBeVisible();
});
