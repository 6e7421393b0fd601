import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, readyForOffline, test } from './journey.ts';
import { prefers } from './reading.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };
const elena = { email: 'elena@harborpine.example', password: demoPassword };
const ben = { email: 'ben@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const write = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` });

test('the menu counts what is unread, two people write to each other live, and each sees what the other read', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, maya, '/dashboard');
  await expect(menu(page).getByRole('link', { name: /Messages/ })).toContainText('3 unread conversations');
  await menu(page)
    .getByRole('link', { name: /Messages/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Communication hub' })).toBeAttached();
  const list = page.getByRole('region', { name: 'Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  expect(await faultsOf(page)).toEqual([]);

  await list.getByRole('searchbox', { name: 'Search conversations' }).fill('open gate');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: /Ben Carter/ }).click();
  await expect(thread(page)).toContainText('Delivery moved to seven.');
  await expect(thread(page).locator('.bubble.found')).toHaveText('Thanks, I will open the gate.');
  await list.getByRole('searchbox', { name: 'Search conversations' }).fill('');
  await expect(list.getByRole('listitem')).toHaveCount(5);

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, ben, '/communication-hub');
  await theirs.getByRole('link', { name: /Maya Okafor/ }).click();
  await expect(thread(theirs)).toContainText('I will open the gate');

  await write(page, 'Ben Carter').fill('Are you at the desk?');
  await page.keyboard.press('Enter');
  await expect(thread(theirs)).toContainText('Are you at the desk?');
  await expect(thread(page).getByText('Seen', { exact: true })).toBeVisible();
  await write(theirs, 'Maya Okafor').fill('In five minutes.');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page)).toContainText('In five minutes.');
  expect(await faultsOf(page)).toEqual([]);

  await list.getByRole('link', { name: /Downtown team/ }).click();
  await expect(thread(page)).toContainText('I can cover Saturday.');
  // What a manager shared stands there as a card, which is asked for by itself.
  await expect(thread(page).locator('.run').filter({ hasText: 'Who would like it?' })).toContainText('Front desk');
  await expect(menu(page).getByRole('link', { name: /Messages/ })).toContainText('2 unread conversations');
});

test('conversations are read on to the first, and what was said long ago is found and opened where it was said', async ({
  page,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  const list = page.getByRole('region', { name: 'Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  const people = (await (await page.request.get('/api/conversations/correspondents')).json()) as {
    people: { employeeId: string }[];
  };
  const employeeIds = [people.people[0]?.employeeId];
  let conversationId = '';
  for (let nth = 1; nth <= 31; nth += 1) {
    const opened = await page.request.post('/api/conversations/groups', { data: { name: `Team ${nth}`, employeeIds } });
    ({ id: conversationId } = (await opened.json()) as { id: string });
  }
  for (let nth = 1; nth <= 31; nth += 1) {
    const text = nth === 2 ? 'The turquoise kettle is in the cupboard' : `Line ${nth}`;
    await page.request.post(`/api/conversations/${conversationId}/messages`, { data: { id: v7(), text } });
  }
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(30);
  await list.getByRole('button', { name: 'Show earlier conversations' }).click();
  await expect(list.getByRole('link', { name: /Ben Carter/ })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Show earlier conversations' })).toBeHidden();

  await list.getByRole('searchbox', { name: 'Search conversations' }).fill('kettle turq');
  await list.getByRole('link', { name: /The turquoise kettle/ }).click();
  await expect(thread(page).locator('.bubble.found')).toBeInViewport();
  await expect(thread(page).getByText('Line 31', { exact: true })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the latest messages' }).click();
  await expect(thread(page).getByText('Line 31', { exact: true })).toBeInViewport();
});

test('a message that is edited or withdrawn shows it to everybody, and one is answered', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('link', { name: /Ben Carter/ }).click();
  await write(page, 'Ben Carter').fill('At ten or elven?');
  await page.keyboard.press('Enter');
  const own = thread(page).locator('.with-menu').filter({ hasText: 'At ten or elven?' });
  await own.getByRole('button', { name: 'Actions for this message' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(write(page, 'Ben Carter')).toHaveValue('At ten or elven?');
  // Where it ends, it is gone on with.
  await page.keyboard.type(' Or later');
  await expect(write(page, 'Ben Carter')).toHaveValue('At ten or elven? Or later');
  await write(page, 'Ben Carter').fill('At ten or eleven?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(thread(page)).toContainText('At ten or eleven?');
  await expect(thread(page)).toContainText('Edited');

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, ben, '/communication-hub');
  await theirs.getByRole('link', { name: /Maya Okafor/ }).click();
  const question = thread(theirs).locator('.with-menu').filter({ hasText: 'At ten or eleven?' });
  await question.getByRole('button', { name: 'Actions for this message' }).click();
  await theirs.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(theirs.getByText('Reply to Maya Okafor')).toBeVisible();
  await write(theirs, 'Maya Okafor').fill('Ten.');
  await theirs.keyboard.press('Enter');
  await expect(thread(page).locator('.bubble').filter({ hasText: 'Ten.' }).locator('blockquote')).toContainText(
    'At ten or eleven?',
  );

  const mine = thread(page).locator('.with-menu').filter({ hasText: 'Edited' });
  await mine.getByRole('button', { name: 'Actions for this message' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  // It does not come back, so it is asked for.
  const asked = page.getByRole('alertdialog', { name: 'Withdraw this message?' });
  expect(await faultsOf(page, '.dialog')).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(mine).toContainText('At ten or eleven?');
  await mine.getByRole('button', { name: 'Actions for this message' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await expect(asked).toHaveCount(0);
  await expect(thread(theirs)).toContainText('Message withdrawn');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a draft outlives a reload, and what is written offline waits and is sent once when the network is back', async ({
    page,
    context,
    deployment,
  }) => {
    await openSignedIn(page, maya, '/communication-hub');
    await page.getByRole('link', { name: /Ben Carter/ }).click();
    await expect(thread(page)).toContainText('Delivery moved to seven.');
    await write(page, 'Ben Carter').fill('A draft');
    await page.reload();
    await expect(write(page, 'Ben Carter')).toHaveValue('A draft');

    await readyForOffline(page);
    await expect(thread(page)).toContainText('Delivery moved to seven.');
    await context.setOffline(true);
    await write(page, 'Ben Carter').fill('Written in the cellar');
    await page.keyboard.press('Enter');
    await expect(thread(page).getByText('Waiting to be sent')).toBeVisible();
    await expect(write(page, 'Ben Carter')).toHaveValue('');
    await page.reload();
    await expect(page.getByText('Written in the cellar')).toBeVisible();
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    // What is known of the conversation is enough to write on.
    await write(page, 'Ben Carter').fill('And this');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Waiting to be sent')).toHaveCount(2);
    await expect(thread(page)).toContainText('Delivery moved to seven.');
    await context.setOffline(false);
    await expect(thread(page).getByText('Waiting to be sent')).toHaveCount(0);
    await expect(thread(page).getByText('Written in the cellar')).toHaveCount(1);
    const stored = await deployment.rows<{ count: string }>(
      "select count(*) from messages where text = 'Written in the cellar'",
    );
    expect(stored).toEqual([{ count: '1' }]);
  });
});

test('whoever logs out over what they wrote hears what becomes of it: a draft goes, a message that waits is sent next time', async ({
  page,
  deployment,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('link', { name: /Ben Carter/ }).click();
  await expect(thread(page)).toContainText('Delivery moved to seven.');
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await write(page, 'Ben Carter').fill('Still in the cellar');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('Waiting to be sent')).toBeVisible();
  await write(page, 'Ben Carter').fill('Half a thought');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'You wrote something that is not sent' });
  await expect(question).toContainText('1 message is still on this device. It is sent once you log in here again.');
  await expect(question).toContainText('1 draft is only on this device. It is deleted when you log out.');
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(write(page, 'Ben Carter')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.unroute('**/api/conversations/*/messages');

  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('link', { name: /Ben Carter/ }).click();
  await expect(thread(page)).toContainText('Still in the cellar');
  await expect(thread(page).getByText('Waiting to be sent')).toBeHidden();
  await expect(write(page, 'Ben Carter')).toHaveValue('');
  const stored = await deployment.rows("select 1 as one from messages where text = 'Still in the cellar'");
  expect(stored).toHaveLength(1);
});

test('a group is opened with named people, tells who has read, and is left', async ({ page }) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await expect(dialog.getByText('Select at least one person.')).toBeVisible();
  await dialog.getByText('Ben Carter').click();
  // Nothing was typed: what would be lost is whom she chose, and without anybody nothing.
  await page.keyboard.press('Escape');
  const chosen = page.getByRole('alertdialog', { name: 'Discard what you chose?' });
  await chosen.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByText('Ben Carter').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'New message' }).click();
  await dialog.getByText('Ben Carter').click();
  await dialog.getByText('Noor Al-Sayed').click();
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name of the group').fill('Lunch');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await write(page, 'Lunch').fill('Noodles?');
  await page.keyboard.press('Enter');
  await expect(thread(page)).toContainText('Noodles?');
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Lunch' });
  await expect(details.getByRole('listitem').filter({ hasText: 'Ben Carter' })).toContainText(
    'Has not read everything yet',
  );
  await details.getByRole('button', { name: 'Leave conversation' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this conversation?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await details.getByRole('button', { name: 'Leave conversation' }).click();
  await question.getByRole('button', { name: 'Leave conversation' }).click();
  await expect(page.getByText('You left the conversation')).toBeVisible();
  await expect(page.getByRole('link', { name: /Lunch/ })).toBeHidden();
});

test('an admin announces to everybody, who read it and cannot answer it there', async ({ page, anotherDevice }) => {
  await openSignedIn(page, elena, '/communication-hub');
  await page.getByRole('button', { name: 'New group or announcement' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group or announcement' });
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Snow');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await write(page, 'Snow').fill('We open at ten tomorrow.');
  await page.getByText('Ask everybody to acknowledge it').click();
  await page.keyboard.press('Enter');
  await expect(thread(page)).toContainText('We open at ten tomorrow.');

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, ben, '/communication-hub');
  await theirs.getByRole('link', { name: /Snow/ }).click();
  await expect(thread(theirs)).toContainText('We open at ten tomorrow.');
  await expect(theirs.getByText('This is for announcements: only those who make them write here.')).toBeVisible();
  await expect(write(theirs, 'Snow')).toHaveCount(0);
  // Nothing is offered there that would do nothing: its sender has a menu, they have none.
  await expect(thread(theirs).getByRole('button', { name: 'Actions for this message' })).toHaveCount(0);
  await expect(thread(page).getByRole('button', { name: 'Actions for this message' })).toHaveCount(1);
  await expect(thread(page).getByText('Seen by 1')).toBeVisible();

  await theirs.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await expect(thread(theirs).getByText('You acknowledged this')).toBeVisible();
  await thread(page)
    .getByRole('button', { name: /^1 of \d+ acknowledged$/ })
    .click();
  const acknowledgements = page.getByRole('dialog', { name: 'Acknowledgements' });
  await expect(acknowledgements.getByRole('listitem').filter({ hasText: 'Maya Okafor' })).toContainText('Not yet');
  await expect(acknowledgements.getByRole('listitem').filter({ hasText: 'Ben Carter' })).not.toContainText('Not yet');
  expect(await faultsOf(page)).toEqual([]);
});

test('a picture and a PDF go with a message, and what is neither is refused where it waits', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('link', { name: /Ben Carter/ }).click();
  const chooser = page.locator('.composer input[type=file]');
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#2a7f62' } })
    .png()
    .toBuffer();
  await chooser.setInputFiles([
    { name: 'Shelf.png', mimeType: 'image/png', buffer: picture },
    { name: 'Roster.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
    { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg onload="alert(1)">') },
  ]);
  const tray = page.getByRole('list', { name: 'Files to send' });
  await expect(tray.getByRole('alert')).toContainText('Only pictures (JPEG, PNG, WebP) and PDF files can be sent.');
  await expect(tray.getByRole('progressbar')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await tray.getByRole('button', { name: 'Remove Plan.pdf' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByRole('link', { name: /Roster\.pdf/ })).toBeVisible();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, ben, '/communication-hub');
  const row = theirs.getByRole('link', { name: /Maya Okafor/ });
  await expect(row).toContainText('Attachment');
  await row.click();
  await expect(thread(theirs).getByRole('img', { name: 'Shelf.webp' })).toBeVisible();
  await thread(theirs).getByRole('button', { name: 'Open Shelf.webp' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Shelf.webp' }).getByRole('img')).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('list and thread follow each other, and a message is sent', async ({ page, context }) => {
    await openSignedIn(page, maya, '/dashboard');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.goto('/communication-hub');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /Noor Al-Sayed/ }).click();
    const log = page.getByRole('log', { name: 'الرسائل' });
    await expect(log).toContainText('He is coming again at eleven.');
    await expect(page.getByRole('region', { name: 'المحادثات' })).toBeHidden();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: /رسالة إلى/ }).fill(`https://example.com/${'a'.repeat(200)}`);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: /رسالة إلى/ }).fill('أنا عند الباب');
    await page.getByRole('button', { name: 'إرسال' }).click();
    await expect(log).toContainText('أنا عند الباب');
    await page.getByRole('link', { name: 'كل المحادثات' }).click();
    await expect(page.getByRole('region', { name: 'المحادثات' })).toBeVisible();
  });
});
