import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };
const elena = { email: 'elena@harborpine.example', password: demoPassword };
const ben = { email: 'ben@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: /Messages/ });

test('what is unread is counted on every device of its reader, and what was read on one is read on the other', async ({
  page,
  anotherDevice,
}) => {
  const other = await (await anotherDevice()).newPage();
  for (const each of [page, other]) {
    await openSignedIn(each, maya);
    await expect(badge(each)).toContainText('3 unread conversations');
  }
  await page.goto('/communication-hub');
  await page.getByRole('link', { name: /Downtown team/ }).click();
  for (const each of [page, other]) await expect(badge(each)).toContainText('2 unread conversations');

  // Whoever writes to her is counted on both, before she opens it on either.
  await page.goto('/dashboard');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, ben, '/communication-hub');
  await theirs.getByRole('link', { name: /Maya Okafor/ }).click();
  await theirs.getByRole('textbox', { name: 'Message Maya Okafor' }).fill('One more thing.');
  await theirs.getByRole('button', { name: 'Send' }).click();
  for (const each of [page, other]) await expect(badge(each)).toContainText('3 unread conversations');
});

test('a message and the details of its conversation say of each who has read it, and who has not', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByText('Ben Carter').click();
  await dialog.getByText('Noor Al-Sayed').click();
  await dialog.getByLabel('Name of the group').fill('Supper');
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await page.getByRole('textbox', { name: 'Message Supper' }).fill('Soup?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Soup?');

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, ben, '/communication-hub');
  await theirs.getByRole('link', { name: /Supper/ }).click();
  await expect(theirs.getByRole('log', { name: 'Messages' })).toContainText('Soup?');

  // Under the message stands how many have seen it, and behind that who.
  await page.getByRole('button', { name: 'Seen by 1' }).click();
  const seen = page.getByRole('dialog', { name: 'Who has seen it' });
  await expect(seen.getByRole('listitem')).toHaveText([/Noor Al-Sayed\s*Not yet/, /Ben Carter\s*Seen/]);
  await page.keyboard.press('Escape');
  await expect(seen).toBeHidden();

  await page.getByRole('button', { name: 'Details' }).click();
  const people = page.getByRole('dialog', { name: 'Supper' }).getByRole('listitem');
  await expect(people.filter({ hasText: 'Ben Carter' })).toContainText('Has read everything');
  await expect(people.filter({ hasText: 'Noor Al-Sayed' })).toContainText('Has not read everything yet');
});

test('everyone on shift now is chosen in one press, and each of them has the message', async ({ page }) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  const button = dialog.getByRole('button', { name: /^Everyone on shift now \(\d+\)$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await button.click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(count);
  await dialog.getByLabel('Name of the group').fill('Whoever is here');
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await page.getByRole('textbox', { name: 'Message Whoever is here' }).fill('Please close the gate.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Please close the gate.');
  await expect(page.getByText(`${count + 1} people`)).toBeVisible();
});

test('whoever is moved elsewhere loses the conversation of the place on the open screen, at once', async ({
  page,
  anotherDevice,
  deployment,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('link', { name: /Downtown team/ }).click();
  const thread = page.getByRole('log', { name: 'Messages' });
  await expect(thread).toContainText('I can cover Saturday.');

  const [known] = await deployment.rows<{ id: string; revision: number; elsewhere: string }>(
    `select e.id, e.revision, l.id as elsewhere from employees e
     join locations l on l.organization_id = e.organization_id and l.id <> e.home_location_id and l.closed_at is null
     where e.first_name = 'Maya' limit 1`,
  );
  const admin = await anotherDevice();
  await signedIn(admin, elena);
  const moved = await admin.request.put(`/api/employees/${known?.id}`, {
    data: {
      firstName: 'Maya',
      lastName: 'Okafor',
      homeLocationId: known?.elsewhere,
      furtherLocationIds: [],
      employedFrom: null,
      employedUntil: null,
      revision: known?.revision,
    },
  });
  expect(moved.status()).toBe(200);
  await expect(page.getByRole('link', { name: /Downtown team/ })).toHaveCount(0);
  await expect(page.getByText('I can cover Saturday.')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /Message Downtown/ })).toHaveCount(0);

  // A notice of it that she had not followed leads nowhere any more, and is read with that.
  const link = new URL(page.url()).pathname + new URL(page.url()).search;
  await deployment.rows(
    `insert into notices (organization_id, id, employee_id, kind, facts, link, told_at, is_listed, awaits_digest)
     select organization_id, gen_random_uuid(), id, 'message_group', '{"by":"Ben Carter","title":"Downtown team","text":"Hello"}', '${link}', now(), true, false
     from employees where id = '${known?.id}'`,
  );
  await page.reload();
  await expect(page.getByText('You are not in this conversation any more')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect
    .poll(async () => deployment.rows(`select id from notices where link = '${link}' and read_at is null`))
    .toEqual([]);
});
