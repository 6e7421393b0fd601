import type { Page } from '@playwright/test';
import { expect, logIn, openSignedIn, test } from './journey.ts';
import { openLetter } from './letters.ts';
import { readsAs } from './reading.ts';

const newPassword = 'gravel under slow wheels';

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('a forgotten password is replaced by the link in a mail, and every device is logged out', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const somebody = await newHire();
  const phone = await (await anotherDevice()).newPage();
  await openSignedIn(phone, somebody);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Email').fill(somebody.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await openLetter(page, somebody.email, 'Choose a new password', 'Choose a new password');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  // The secret of the link stays in no history, and on no screen that somebody shares.
  expect(new URL(page.url()).hash).toBe('');
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await expect(phone).toHaveURL('/login');

  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, { email: somebody.email, password: newPassword });
  await expect(page).toHaveURL('/dashboard');
});

test('what was typed stays when the link turns out to be used up, and another is a click away', async ({ page }) => {
  await page.goto('/reset-password#nothing-that-was-ever-sent');
  await choose(page, 'short');
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await choose(page, newPassword);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the screen says the same of an address that nobody has', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If nobody@nowhere.example has an account, a link is on its way.')).toBeVisible();
});

test('in Arabic the mail and the screens read from the right', async ({ page, newHire, deployment }) => {
  const somebody = await newHire({ language: 'ar' });
  await readsAs(page.context(), deployment.url, { language: 'ar', theme: 'system' });
  await page.goto('/forgot-password');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('البريد الإلكتروني').fill(somebody.email);
  await page.getByRole('button', { name: 'إرسال الرابط' }).click();
  await expect(page.getByRole('heading', { name: 'تحقق من بريدك' })).toBeVisible();
  await openLetter(page, somebody.email, 'اختر كلمة مرور جديدة', 'اختيار كلمة مرور جديدة');
  await expect(page.getByRole('heading', { name: 'اختر كلمة مرور جديدة' })).toBeVisible();
});

test('open redirect: nothing in the address of the log-in page leads anywhere else', async ({ page, newHire }) => {
  const somebody = await newHire();
  for (const search of [
    '?next=https://evil.example',
    '?redirect=//evil.example',
    '?returnTo=/\\evil.example#//evil.example',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/login${search}`);
    await logIn(page, somebody);
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/dashboard$/);
  }
});

test('an address is changed by the link that goes to the new one, and the old one can change it back', async ({
  page,
  newHire,
}) => {
  const somebody = await newHire();
  const next = `next.${somebody.email}`;
  await openSignedIn(page, somebody, '/settings/security');
  const section = page.getByRole('region', { name: 'Change Email Address' });
  await section.getByLabel('New email').fill(next);
  await section.getByRole('button', { name: 'Update Email' }).click();
  await expect(section.getByText(`We sent a link to ${next}. Your email changes when you open it.`)).toBeVisible();
  await openLetter(page, next, 'Confirm your new email address', 'Change to this address');
  await expect(page.getByRole('heading', { name: 'Email updated successfully!' })).toBeVisible();
  await openLetter(page, somebody.email, 'Your email address was changed', 'Change it back');
  await expect(page.getByRole('heading', { name: 'Your email is the old one again' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});
