import type { Page } from '@playwright/test';
import { askSupport } from '../../src/contract/support.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { prefers } from './reading.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };
const elena = { email: 'elena@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

/** @param part looks at that alone: the list stands above the page, where axe would want a landmark around it */
test('the bell counts live on every device, leads to what it is about, and is read on all of them', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, elena, '/dashboard');
  const other = await (await anotherDevice()).newPage();
  await openSignedIn(other, elena, '/dashboard');
  const bell = (at: Page) => at.getByRole('button', { name: /^Notifications/ });
  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(bell(other)).toHaveAccessibleName('Notifications');

  const theirs = await anotherDevice();
  await signedIn(theirs, maya);
  const asked = await theirs.request.post(askSupport.path, {
    data: { concern: 'hours', subject: 'An hour on Friday', message: 'It is missing.' },
  });
  expect(asked.status()).toBe(200);
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  const told = list.getByRole('link', { name: /Maya Okafor: An hour on Friday.*Unread/ });
  await expect(told).toBeVisible();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await told.click();
  await expect(page).toHaveURL(/\/contact-support$/);
  await expect(list).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(bell(other)).toHaveAccessibleName('Notifications');
});

test('what somebody hears of is chosen from the keyboard, and stays', async ({ page }) => {
  await openSignedIn(page, maya, '/settings/notifications');
  const mail = page.getByRole('checkbox', { name: 'Schedule changes: Email' });
  await expect(mail).toBeChecked();
  expect(await faultsOf(page)).toEqual([]);
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Security of your account: Email' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Keep quiet hours' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Until').fill('06:15');
  await page.getByLabel('Until').blur();
  const kept = async (): Promise<unknown> => (await page.request.get('/api/notices/choices')).json();
  await expect.poll(kept).toMatchObject({ quiet: { from: '22:00', until: '06:15' } });
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(page.getByLabel('Until')).toHaveValue('06:15');
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list and the choices fit, and say what they mean', async ({ page, context }) => {
    await openSignedIn(page, elena, '/dashboard');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.goto('/settings/notifications');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('checkbox', { name: /الطلبات التي تنتظر ردك.*البريد/ })).not.toBeChecked();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^الإشعارات/ }).click();
    await expect(page.getByRole('dialog', { name: 'الإشعارات' }).getByRole('listitem').first()).toBeVisible();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  });
});
