import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Deployment } from './deployment.ts';
import { expect, logIn, test, withoutLongTimers } from './journey.ts';
import { openLetter } from './letters.ts';

const password = 'seven kites over the bay';
const address = (): string => `rosa.${randomBytes(4).toString('hex')}@example.com`;

async function fill(page: Page, { email, again = password }: { email: string; again?: string }): Promise<void> {
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Vidal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(again);
}
const register = (page: Page) => page.getByRole('button', { name: 'Register' });

const admit = (deployment: Deployment, email: string): Promise<unknown> =>
  deployment.rows(
    "update employees set status = 'active' from memberships m, users u where m.employee_id = employees.id and u.id = m.user_id and u.email = $1",
    [email],
  );

test('who registers awaits approval, and still does after signing in', async ({ page, deployment }) => {
  const email = address();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await fill(page, { email });
  await register(page).click();
  await expect(page).toHaveURL('/awaiting-approval');
  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  await expect(
    page.getByText('Your application is under review. You get an email when it is approved or rejected.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page).toHaveURL('/login');
  // Nothing is told of the account before the link in the mail has been opened.
  await logIn(page, { email, password });
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await openLetter(page, email, 'Confirm your email address', 'Confirm email address');
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();

  await logIn(page, { email, password });
  await expect(page).toHaveURL('/awaiting-approval');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/awaiting-approval');

  await admit(deployment, email);
  await expect(page, 'opens by itself').toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Good evening, Rosa' })).toBeVisible();
});

test('whoever is admitted and has not heard of it yet gets in by asking', async ({ page, newHire, deployment }) => {
  const somebody = await newHire({ firstName: 'Rosa', status: 'pending' });
  await withoutLongTimers(page.context(), 30_000);
  await page.route('**/api/live', () => undefined);
  await page.goto('/login');
  await logIn(page, somebody);
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).not.toHaveAttribute('aria-disabled', 'true');
  await admit(deployment, somebody.email);
  await again.click();
  await expect(page).toHaveURL('/dashboard');
});

test('passwords that differ are told in the words of the specification', async ({ page }) => {
  await page.goto('/register');
  await fill(page, { email: address(), again: 'seven kites over the hill' });
  await register(page).click();
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await expect(page).toHaveURL('/register');
});

test('a sentence about what is missing moves nothing that stands before it', async ({ page }) => {
  await page.goto('/register');
  const places = async () => [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await page.getByLabel('First name').boundingBox(),
  ];
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places();
  await fill(page, { email: address(), again: 'seven kites over the hill' });
  await register(page).click();
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('an account that cannot be created is told in the words of the specification, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/register');
  const email = address();
  await page.route('**/api/register', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: '', status: 409, detail: '', code: 'registration_failed', requestId: 'r' },
    }),
  );
  await fill(page, { email });
  await register(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create account. Try another email.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('whether an e-mail is known is not told', async ({ page, newHire }) => {
  const { email } = await newHire();
  await page.goto('/register');
  await fill(page, { email });
  await register(page).click();
  await expect(page).toHaveURL('/awaiting-approval');
  await page.goto('/login');
  await logIn(page, { email, password });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
});

test('a common password is refused at its field', async ({ page }) => {
  await page.goto('/register');
  await fill(page, { email: address() });
  await page.getByLabel('Password', { exact: true }).fill('passwordpassword');
  await page.getByLabel('Confirm password').fill('passwordpassword');
  await register(page).click();
  await expect(
    page.getByText('This password is easy to guess. Use a few words that have nothing to do with each other.'),
  ).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a short password says how much is missing while it is typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('fourteen chars');
  await expect(page.getByText('1 more character')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('fifteen chars..');
  await expect(page.getByText('Long enough.')).toBeVisible();
});
