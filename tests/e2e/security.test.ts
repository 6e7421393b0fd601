import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { toast } from './clock-panel.ts';
import { expect, logIn, openSignedIn, signedIn, test } from './journey.ts';
import { openLetter } from './letters.ts';

const next = 'a lamp left on in the hall';

test('what needs a fresh sign-in asks for the password in one dialog, and then goes on by itself', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire({ firstName: 'Pia' });
  await openSignedIn(page, somebody, '/settings/preferences');
  let asked = 0;
  await page.route('**/api/me/preferences', (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const refused = { type: 'about:blank', title: '', status: 403, detail: '', requestId: 'r' };
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { ...refused, code: 'fresh_sign_in_required' },
    });
  });
  await page.getByText('24 hours').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not my password at all');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('That is not your password.');
  await dialog.getByLabel('Password', { exact: true }).fill(somebody.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const [kept] = await deployment.rows('select hour_cycle from users where email = $1', [somebody.email]);
  expect(kept).toEqual({ hour_cycle: 'h23' });
});

test('whoever has not confirmed their address is told so beside it, and has the letter sent again', async ({
  page,
  newHire,
}) => {
  const { email, password } = await newHire({ firstName: 'Sol' });
  await openSignedIn(page, { email, password }, '/settings/security');
  const section = page.getByRole('region', { name: 'Change Email Address' });
  await expect(section).toContainText(`Confirm your email: we sent a link to ${email}.`);
  await section.getByRole('button', { name: 'Send the link again' }).click();
  await expect(section).toContainText(`A new link is on its way to ${email}.`);
  await openLetter(page, email, 'Confirm your email address', 'Confirm email address');
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.goto('/settings/security');
  await expect(section).toContainText(`Your email is ${email}.`);
  await expect(section.getByText('Confirm your email')).toHaveCount(0);
});

test('the password is changed with three fields, and every other device is logged out at once', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const somebody = await newHire({ firstName: 'Rui' });
  const other = await (await anotherDevice()).newPage();
  await openSignedIn(other, somebody);
  await openSignedIn(page, somebody, '/settings/profile');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page).toHaveURL('/settings/security');
  const form = page.getByRole('region', { name: 'Reset Password' });
  const change = form.getByRole('button', { name: 'Change password' });

  await change.click();
  await expect(form.getByLabel('Current password')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3);

  await form.getByLabel('Current password').fill(somebody.password);
  await form.getByLabel('New password', { exact: true }).fill(next);
  await form.getByLabel('Confirm new password').fill('a lamp left on in the shed');
  await change.click();
  await expect(form.getByRole('alert')).toHaveText("New passwords don't match!");
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue(next);

  await form.getByLabel('Current password').fill('not my password at all');
  await form.getByLabel('Confirm new password').fill(next);
  await change.click();
  await expect(form.getByRole('alert')).toHaveText('That is not your password.');

  await form.getByLabel('Current password').fill(somebody.password);
  await change.click();
  await expect(toast(page, 'Password changed successfully!')).toBeVisible();
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('');
  await expect(other).toHaveURL('/login');
  await logIn(other, somebody);
  await expect(other.getByRole('alert')).toHaveText('Invalid email or password.');
  await logIn(other, { ...somebody, password: next });
  await expect(other).toHaveURL('/dashboard');
  await page.reload();
  await expect(form).toBeVisible();
});

test('sessions are listed, and one that is ended is out at once', async ({ page, newHire, anotherDevice }) => {
  const somebody = await newHire({ firstName: 'Sara' });
  const tablet = await (await anotherDevice()).newPage();
  await openSignedIn(tablet, somebody);
  await signedIn(await anotherDevice(), somebody);
  await openSignedIn(page, somebody, '/settings/security');
  const list = page.getByRole('region', { name: 'Sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await expect(list.getByRole('listitem').first()).toContainText('Chrome on Linux');
  await list.getByRole('button', { name: 'Log out Chrome on Linux' }).first().click();
  await expect(toast(page, 'The device was logged out.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(tablet).toHaveURL('/login');
  await expect(page).toHaveURL('/settings/security');
});

/** What an app on a phone would show, by the key that the page shows and the server's clock. */
async function codeOf(page: Page): Promise<string> {
  const key = (await page.locator('.totp code').textContent())?.replaceAll(' ', '') ?? '';
  const { serverNow } = (await (await page.request.get('/api/clock')).json()) as { serverNow: string };
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(serverNow) });
}

test('an authenticator app is set up, asked for at the next log in, and a recovery code stands in for it', async ({
  page,
  newHire,
}) => {
  const somebody = await newHire({ firstName: 'Tess' });
  await openSignedIn(page, somebody, '/settings/security');
  const section = page.getByRole('region', { name: 'Two-step log in' });
  await section.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code that holds the key' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That code is not right');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeOf(page));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section).toContainText('10 codes left');
  await expect(page.getByText('At least 8 characters.')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, somebody);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  expect((await page.request.get('/api/clock')).status()).toBe(401);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings/security');
  await expect(section).toContainText('9 codes left');

  await section.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'The authenticator app was removed.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});

test('whoever gives the second step up begins anew', async ({ page, newHire, deployment }) => {
  const somebody = await newHire({ firstName: 'Uma' });
  await deployment.rows(
    "insert into totp_factors (user_id, sealed_secret, confirmed_at, created_at) select id, '', now(), now() from users where email = $1",
    [somebody.email],
  );
  await page.goto('/login');
  await logIn(page, somebody);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});
