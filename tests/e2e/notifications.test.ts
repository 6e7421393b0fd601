import type { Page } from '@playwright/test';
import { askSupport } from '../../src/contract/support.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, readyForOffline, signedIn, test } from './journey.ts';
import { prefers } from './reading.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };
const elena = { email: 'elena@harborpine.example', password: demoPassword };

test.use({ serviceWorkers: 'allow', place: 'own' });

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
  // It is opened before any menu, and has its own ground all the same.
  await expect(page.locator('.popover.notices')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
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
  await expect(page.getByRole('checkbox', { name: 'Security of your account and of payments: Email' })).toBeDisabled();
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

test('a browser is let notify its owner, shows what is pushed to it, and is turned off again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(aPlaceAtAPushService);
  await openSignedIn(page, maya, '/settings/notifications');
  await readyForOffline(page);
  await expect(page.getByRole('checkbox', { name: 'Your payments: On your devices' })).toBeDisabled();
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(page.getByRole('button', { name: /^Turn off: / })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Your payments: On your devices' })).toBeChecked();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('The test is on its way to your devices.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const pushed = { title: 'Your payment was voided', body: 'Harbor & Pine', link: '/payments', dir: 'ltr', tag: 'one' };
  await deliverPush(page, { ...pushed, language: 'en' });
  expect(await shown(page)).toEqual([{ title: pushed.title, body: pushed.body }]);

  await page.getByRole('button', { name: /^Turn off: / }).click();
  await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Your payments: On your devices' })).toBeDisabled();
});

test('a pushed notice that is clicked leads on within the open page, and asks before what is typed there is lost', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await openSignedIn(page, maya, '/time-off');
  await readyForOffline(page);
  await page.getByRole('button', { name: 'Request Time Off' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Note').fill('My sister marries');
  const pushed = { title: 'Your payment was voided', body: 'Harbor & Pine', link: '/payments', dir: 'ltr', tag: 'one' };
  await deliverPush(page, { ...pushed, language: 'en' });
  await clickPushed(page);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Note')).toHaveValue('My sister marries');
  await deliverPush(page, { ...pushed, language: 'en' });
  await clickPushed(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/payments$/);

  // Also where it leads to another part of the screen, which closes what is typed in.
  await page.goto('/communication-hub?open=new');
  const person = page.getByRole('dialog').getByRole('checkbox').first();
  await person.focus();
  await page.keyboard.press('Space');
  const conversations = (await (await page.request.get('/api/conversations')).json()) as {
    conversations: { id: string }[];
  };
  const link = `/communication-hub?conversation=${conversations.conversations[0]?.id}`;
  await deliverPush(page, { ...pushed, link, language: 'en' });
  await clickPushed(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(person).toBeChecked();
  await expect(page).toHaveURL(/open=new/);
  await deliverPush(page, { ...pushed, link, language: 'en' });
  await clickPushed(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/conversation=/);
});

/** Clicks the notice that is shown, as its reader does; a browser without a screen has none to click, and focuses no page by itself. */
async function clickPushed(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker is there');
  await expect.poll(() => worker.evaluate(clickShown)).toBe(true);
}

/** Runs in the service worker. */
async function clickShown(): Promise<boolean> {
  const scope = globalThis as unknown as {
    readonly registration: ServiceWorkerRegistration;
    readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } };
    readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
  };
  const [notification] = await scope.registration.getNotifications();
  if (notification === undefined) return false;
  scope.WindowClient.prototype.focus = () => Promise.resolve();
  dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  return true;
}

/** A headless browser has no push service: this one gives a place that leads nowhere, with keys as any. */
function aPlaceAtAPushService(): void {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const place = {
    toJSON: () => ({ endpoint: 'https://push.invalid/a', keys }),
    unsubscribe: () => Promise.resolve(true),
  };
  PushManager.prototype.subscribe = () => Promise.resolve(place as unknown as PushSubscription);
}

/** What is shown to the reader now. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/**
 * Hands the page's service worker a message, as the browser does with one that its push service brought, until it is shown: a busy
 * browser without a screen loses one now and then, and one of the same tag takes the place of the other.
 */
async function deliverPush(page: Page, message: { readonly title: string } & Record<string, string>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    await expect.poll(async () => (await shown(page)).length, { timeout: 3_000 }).toBe(1);
  }).toPass();
}

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
