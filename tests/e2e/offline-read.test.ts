import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, readyForOffline, test } from './journey.ts';

const of = (name: string) => ({ email: `${name}@harborpine.example`, password: demoPassword });

test.use({ place: 'own', serviceWorkers: 'allow' });

const asOf = (page: Page) => page.getByText(/^As of .*; you are offline\.$/);
const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const shifts = (page: Page) => page.locator('.week .dayc');
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((place) => place.startsWith('meridian.kept '))
      .map((place) => place.split(' ')[2] ?? '')
      .toSorted((one, other) => one.localeCompare(other)),
  );

/** Opens all that is kept, as somebody who looks at their day. */
async function looksAtTheirDay(page: Page): Promise<{ readonly week: string[]; readonly payments: string[] }> {
  await openSignedIn(page, of('maya'));
  await readyForOffline(page);
  await expect(shifts(page).locator('.t')).toHaveCount(7);
  const week = await shifts(page).locator('.t').allTextContents();
  await page.goto('/schedule?show=month');
  await expect.poll(async () => (await kept(page)).filter((one) => one === 'readOwnShifts').length).toBe(2);
  await page.goto('/communication-hub');
  await page.getByRole('link', { name: /Ben Carter/ }).click();
  await expect(thread(page)).toContainText('Delivery moved to seven.');
  await page.goto('/payments');
  await expect(page.locator('.payment-list tbody tr').first()).toBeVisible();
  const payments = await page.locator('.payment-list .total').allTextContents();
  await expect
    .poll(() => kept(page))
    .toEqual([
      'readConversation',
      'readConversations',
      'readMessages',
      'readOwnShifts',
      'readOwnShifts',
      'readPayments',
    ]);
  return { week, payments };
}

test('without a network one’s own week, conversations and payments are read as of when they were, and anew once there is one', async ({
  page,
  context,
}) => {
  const { week, payments } = await looksAtTheirDay(page);
  await context.setOffline(true);

  await page.goto('/dashboard');
  await expect(asOf(page)).toBeVisible();
  await expect(shifts(page).locator('.t')).toHaveText(week);
  await page.goto('/schedule');
  await expect(asOf(page)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/communication-hub');
  await expect(asOf(page)).toBeVisible();
  const list = page.getByRole('region', { name: 'Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('button', { name: 'New message' })).toHaveAttribute('aria-disabled', 'true');
  await list.getByRole('link', { name: /Ben Carter/ }).click();
  await expect(thread(page)).toContainText('Delivery moved to seven.');
  await expect(asOf(page)).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/payments');
  await expect(asOf(page)).toBeVisible();
  await expect(page.locator('.payment-list .total')).toHaveText(payments);
  // A stub is more than a list, and is not kept.
  await page.locator('.payment-list tbody').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText('Meridian could not be reached.');
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(asOf(page)).toHaveCount(0);
  await expect(page.locator('.payment-list tbody tr').first()).toBeVisible();
});

test('whoever logs out leaves nothing of it behind, and somebody else on the device sees none of it', async ({
  page,
  context,
}) => {
  await looksAtTheirDay(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await kept(page)).toEqual([]);

  await openSignedIn(page, of('ben'));
  await readyForOffline(page);
  await context.setOffline(true);
  for (const path of ['/communication-hub', '/payments']) {
    await page.goto(path);
    await expect(page.getByText('could not be loaded').first()).toBeVisible();
    await expect(asOf(page)).toHaveCount(0);
  }
});

test('a session that ended elsewhere takes along what this device kept; a manager’s payments are not kept at all', async ({
  page,
  context,
}) => {
  await looksAtTheirDay(page);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/login');
  expect(await kept(page)).toEqual([]);

  // The page that is open would lead whoever signs in beside it to the dashboard.
  await page.goto('about:blank');
  await openSignedIn(page, of('elena'), '/payments');
  await expect(page.locator('.payment-list tbody tr').first()).toBeVisible();
  await page.goto('/communication-hub');
  await expect.poll(() => kept(page)).toContain('readConversations');
  expect(await kept(page)).not.toContain('readPayments');
});
