import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };
const ben = { email: 'ben@harborpine.example', password: demoPassword };
const noor = { email: 'noor@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const row = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name });

test('whoever started a group renames it, adds somebody and takes somebody out, and all of them see it at once', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('button', { name: 'New message' }).click();
  const form = page.getByRole('dialog', { name: 'New message' });
  await form.getByText('Ben Carter').click();
  await form.getByText('Chloe Dubois').click();
  await form.getByLabel('Name of the group').fill('Super');
  await form.getByRole('button', { name: 'Start conversation' }).click();
  await page.getByRole('textbox', { name: 'Message Super' }).fill('Who brings the gate keys?');
  await page.keyboard.press('Enter');
  await expect(thread(page)).toContainText('Who brings the gate keys?');
  const [benPage, noorPage] = [await (await anotherDevice()).newPage(), await (await anotherDevice()).newPage()];
  await openSignedIn(benPage, ben, '/communication-hub');
  await row(benPage, /Super/).click();
  await openSignedIn(noorPage, noor, '/communication-hub');
  await expect(row(noorPage, /Maya Okafor/)).toBeVisible();
  await expect(row(noorPage, /Super/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename this group' }).getByLabel('Name of the group').fill('Supper');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Supper' });
  await expect(thread(benPage)).toContainText('Maya Okafor renamed this group to “Supper”');
  await expect(benPage.getByRole('heading', { level: 2, name: 'Supper' })).toBeVisible();

  await details.getByRole('button', { name: 'Add people' }).click();
  const adding = page.getByRole('dialog', { name: 'Add people to Supper' });
  await expect(adding).toContainText('Whoever is added can read everything that was written here before.');
  await expect(adding.getByText('Ben Carter')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await adding.getByText('Noor Al-Sayed').click();
  await adding.getByRole('button', { name: 'Add 1 person' }).click();
  await expect(details.getByRole('listitem')).toHaveCount(4);
  await row(noorPage, /Supper/).click();
  await expect(thread(noorPage)).toContainText('Who brings the gate keys?');
  await expect(thread(noorPage)).toContainText('Maya Okafor added Noor Al-Sayed');
  await expect(thread(benPage)).toContainText('Maya Okafor added Noor Al-Sayed');

  // Taken out by a slip, and back again; then for good.
  await details.getByRole('button', { name: 'Take Chloe Dubois out of the group' }).click();
  await expect(details.getByRole('status')).toContainText('Chloe Dubois is out of the group');
  expect(await faultsOf(page)).toEqual([]);
  await details.getByRole('button', { name: 'Undo' }).click();
  await expect(details.getByRole('listitem')).toHaveCount(4);
  await details.getByRole('button', { name: 'Take Ben Carter out of the group' }).click();
  await expect(benPage.getByText('You are not in this conversation any more')).toBeVisible();
  await expect(benPage.getByText('Who brings the gate keys?')).toHaveCount(0);
  await expect(row(benPage, /Supper/)).toHaveCount(0);
  await expect(thread(noorPage)).toContainText('Maya Okafor took Ben Carter out');

  // Somebody else in it changes nothing while she is there.
  await noorPage.getByRole('button', { name: 'Details' }).click();
  await expect(noorPage.getByRole('button', { name: 'Leave conversation' })).toBeVisible();
  await expect(noorPage.getByRole('button', { name: 'Rename' })).toHaveCount(0);
});

test('what a search found is marked where it was said, in the midst of a long thread', async ({ page }) => {
  await openSignedIn(page, maya, '/communication-hub');
  await row(page, /Ben Carter/).click();
  const { searchParams, origin } = new URL(page.url());
  const path = `/api/conversations/${searchParams.get('conversation')}/messages`;
  for (const line of ['The spare key is under the gate post', ...Array.from({ length: 40 }, (_, at) => `Line ${at}`)]) {
    const sent = await page.request.post(path, { data: { id: v7(), text: line }, headers: { origin } });
    expect(sent.status()).toBe(200);
  }
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('gate key');
  await expect(page.getByRole('region', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1);
  await row(page, /Ben Carter/).click();
  const found = thread(page).locator('.bubble.found');
  await expect(found).toBeInViewport();
  await expect(found.locator('mark')).toHaveText(['key', 'gate']);
  await expect(thread(page).locator('.bubble:not(.found) mark')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});
