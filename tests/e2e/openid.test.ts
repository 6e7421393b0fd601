import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { toast } from './clock-panel.ts';
import { expect, openSignedIn, test } from './journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Presses a button of a provider, and gives the window that opens. */
async function windowOf(page: Page, name: string | RegExp): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, name).click()]);
  return opened;
}

/** No browser window may be opened, as where somebody has told theirs so. */
const blockWindows = (page: Page) => page.addInitScript(() => (window.open = () => null));

interface SomeoneNew {
  readonly email: string;
  readonly firstName?: string;
  readonly verified?: boolean;
}

/** Makes up an account at the local provider, and goes on with it. */
async function asSomeoneNew(provider: Page, { email, firstName = 'Nils', verified = true }: SomeoneNew): Promise<void> {
  await provider.getByRole('link', { name: 'Someone new' }).click();
  await provider.getByLabel('First name').fill(firstName);
  await provider.getByLabel('Last name').fill('Holm');
  await provider.getByLabel('Email').fill(email);
  if (!verified) await provider.getByRole('checkbox').uncheck();
  await provider.getByRole('button', { name: 'Continue' }).click();
}

const address = (): string => `nils.${randomBytes(4).toString('hex')}@example.com`;

test('Google signs in, in a window that closes by itself', async ({ page }) => {
  await page.goto('/login');
  const google = await windowOf(page, 'Sign in with Google');
  await expect(google.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await expect(page.getByText('Go on in the Google window.')).toBeVisible();
  const closed = google.waitForEvent('close');
  await google.getByRole('button', { name: 'Maya Okafor' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Good evening, Maya' })).toBeVisible();
  await closed;
});

test('where windows are blocked the page itself goes to the provider, and comes back signed in', async ({ page }) => {
  await blockWindows(page);
  await page.goto('/login');
  await button(page, 'Sign in with Microsoft').click();
  // The log-in page has a button of that name too.
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: 'Priya Raman' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Good evening, Priya' })).toBeVisible();
  // What the provider sent is not in the history: going back leads to no second answer.
  await page.goBack();
  expect(new URL(page.url()).search).toBe('');
});

test('who signs up with Microsoft awaits approval, and is known there the next time', async ({
  page,
  anotherDevice,
}) => {
  const email = address();
  await page.goto('/register');
  await asSomeoneNew(await windowOf(page, 'Sign up with Microsoft'), { email });
  await expect(page).toHaveURL('/awaiting-approval');
  await expect(page.getByRole('heading', { name: 'Hello, Nils' })).toBeVisible();

  const phone = await (await anotherDevice({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto('/login');
  await asSomeoneNew(await windowOf(phone, 'Sign in with Microsoft'), { email });
  await expect(phone).toHaveURL('/awaiting-approval');
  await expect(phone.getByRole('heading', { name: 'Hello, Nils' })).toBeVisible();
});

test('who signs up where windows are blocked awaits approval too', async ({ page }) => {
  await blockWindows(page);
  await page.goto('/register');
  await button(page, 'Sign up with Google').click();
  await asSomeoneNew(page, { email: address() });
  await expect(page).toHaveURL('/awaiting-approval');
  await expect(page.getByRole('heading', { name: 'Hello, Nils' })).toBeVisible();
});

test('an address that Google has not verified gets the same page, whether or not it has an account', async ({
  page,
  newHire,
}) => {
  const { email: known } = await newHire();
  for (const email of [known, address()]) {
    await page.goto('/register');
    await asSomeoneNew(await windowOf(page, 'Sign up with Google'), { email, verified: false });
    await expect(page).toHaveURL('/awaiting-approval');
    await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  }
});

test('an address that has an account is not linked to it: Google sign-up failed, and why', async ({
  page,
  newHire,
}) => {
  const { email } = await newHire();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Rosa');
  await asSomeoneNew(await windowOf(page, 'Sign up with Google'), { email });
  await expect(page.getByRole('alert')).toHaveText(/^Google sign-up failed\.This email already has an account\./);
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
});

test('somebody whom nobody knows is told so, and where to go', async ({ page }) => {
  await page.goto('/login');
  const google = await windowOf(page, 'Sign in with Google');
  await google.getByRole('button', { name: 'Daniel Reyes' }).click();
  await expect(page.getByRole('alert')).toContainText('No Meridian account goes with this Google account.');
  await expect(page).toHaveURL('/login');
});

/** What is wrong, by day: the `--out-ink` of tokens.css. */
const red = 'rgb(160, 38, 44)';

test('cancelled there: the provider’s own message, in red', async ({ page }) => {
  await page.goto('/login');
  const google = await windowOf(page, 'Sign in with Google');
  await google.getByRole('button', { name: 'Cancel' }).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('You cancelled the sign-in.');
  await expect(told.getByRole('heading')).toHaveCSS('color', red);
  await page.goto('/register');
  const microsoft = await windowOf(page, 'Sign up with Microsoft');
  await microsoft.getByRole('button', { name: 'Cancel' }).click();
  await expect(told).toHaveText(/^Microsoft sign-up failed\./);
  await expect(told.getByRole('heading')).toHaveCSS('color', red);
});

test('cancelled in the page itself: the message, and the way back', async ({ page }) => {
  await blockWindows(page);
  await page.goto('/register');
  await button(page, 'Sign up with Google').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Google sign-up failed\..*You cancelled the sign-in\./);
  await page.getByRole('link', { name: 'Go to register' }).click();
  await expect(page).toHaveURL('/register');
});

test('the window closed by the person, a provider that is away, and nobody reached are told, and can be tried again', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const google = await windowOf(page, 'Sign in with Google');
  await expect(google.getByRole('heading')).toBeVisible();
  await google.close();
  await expect(page.getByRole('alert')).toHaveText('The Google window was closed before it finished.');

  await page.route('**/api/openid/ask', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: '',
        status: 503,
        detail: '',
        code: 'provider_unavailable',
        requestId: 'r',
        details: { provider: 'Google' },
      },
    }),
  );
  await button(page, 'Sign in with Google').click();
  await expect(page.getByRole('alert')).toHaveText('Google cannot be reached right now. Try again in a moment.');
  expect(context.pages()).toHaveLength(1);

  await page.unroute('**/api/openid/ask');
  await page.route('**/api/openid/ask', (route) => route.abort());
  await button(page, 'Sign in with Google').click();
  await expect(page.getByRole('alert')).not.toHaveText(/Google cannot be reached/);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);

  await page.unroute('**/api/openid/ask');
  const again = await windowOf(page, 'Sign in with Google');
  await expect(page.getByRole('alert')).toBeHidden();
  await again.getByRole('button', { name: 'Elena Fischer' }).click();
  await expect(page).not.toHaveURL('/login');
});

test('an answer that nobody asked for opens nothing, and shows nothing of what it says', async ({ page }) => {
  await page.goto('/openid/google?state=page.sign_in.made-up&error=access_denied&error_description=Call+1-800-SCAM');
  await expect(page.getByRole('alert')).toHaveText('This sign-in was begun elsewhere, or too long ago. Begin again.');
  await expect(page.getByText('SCAM')).toHaveCount(0);
  await expect(page).toHaveURL('/openid/google');
  await page.getByRole('link', { name: 'Go to log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('a person links Google to their account, signs in by it, and unlinks it', async ({
  page,
  newHire,
  deployment,
  anotherDevice,
}) => {
  const somebody = await newHire({ firstName: 'Lena' });
  await deployment.rows('update users set email_verified_at = now() where email = $1', [somebody.email]);
  await openSignedIn(page, somebody, '/settings/security');
  const section = page.getByRole('region', { name: 'Linked sign-ins' });

  await asSomeoneNew(await windowOf(page, 'Link Google'), { email: address() });
  await expect(section.getByRole('alert')).toHaveText(/another email address than yours/);
  await asSomeoneNew(await windowOf(page, 'Link Google'), { email: somebody.email });
  await expect(toast(page, 'Google is linked. You can log in with it.')).toBeVisible();
  await expect(section.getByText(somebody.email)).toBeVisible();

  const other = await (await anotherDevice()).newPage();
  await other.goto('/login');
  await asSomeoneNew(await windowOf(other, 'Sign in with Google'), { email: somebody.email });
  await expect(other).toHaveURL('/dashboard');

  await section.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(toast(page, 'Google is no longer linked.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Link Google' })).toBeVisible();
});

test('who has Google alone confirms by it that it is they: nobody else at that window counts, and what was asked for is then done', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire({ firstName: 'Orla' });
  await deployment.rows('update users set email_verified_at = now() where email = $1', [somebody.email]);
  await openSignedIn(page, somebody, '/settings/security');
  await asSomeoneNew(await windowOf(page, 'Link Google'), { email: somebody.email });
  await expect(toast(page, 'Google is linked. You can log in with it.')).toBeVisible();
  await deployment.rows('update users set password_hash = null where email = $1', [somebody.email]);
  await deployment.rows(
    "update sessions set authenticated_at = authenticated_at - interval '11 minutes' where employee_id = $1",
    [somebody.employeeId],
  );

  await page.reload();
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
  await asSomeoneNew(await windowOf(page, 'Confirm with Google'), { email: address() });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await asSomeoneNew(await windowOf(page, 'Confirm with Google'), { email: somebody.email });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

test('in Arabic the whole way is in Arabic, from right to left', async ({ browser, deployment, surprises }) => {
  const context = await browser.newContext({ baseURL: deployment.url, locale: 'ar' });
  surprises.watch(context);
  const page = await context.newPage();
  await page.goto('/login');
  const microsoft = await windowOf(page, /^تسجيل الدخول عبر.*Microsoft/);
  await expect(microsoft.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(microsoft.getByRole('heading')).toHaveText('اختر حسابًا');
  await microsoft.getByRole('button', { name: 'إلغاء' }).click();
  await expect(page.getByRole('alert')).toContainText('ألغيت تسجيل الدخول.');
  const again = await windowOf(page, /^تسجيل الدخول عبر.*Microsoft/);
  await again.getByRole('button', { name: 'Amara Diallo' }).click();
  await expect(page).toHaveURL('/awaiting-approval');
  await context.close();
});
