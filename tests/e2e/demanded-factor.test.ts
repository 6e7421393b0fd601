import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { toast } from './clock-panel.ts';
import { expect, logIn, test } from './journey.ts';
import { story } from './story.ts';

test.use({ place: 'strict' });

const email = 'ana@piernine.example';
const password = 'four lamps on a pier';

async function create(page: Page): Promise<void> {
  await page.goto('/welcome');
  await page.getByLabel('Organization name').fill('Pier Nine');
  await page.getByLabel('First location').fill('Boathouse');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ortiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create organization' }).click();
}

/** Types the code of the moment at which the server's clock stands. */
async function typeCode(page: Page): Promise<void> {
  const key = (await page.locator('.totp code').textContent())?.replaceAll(' ', '') ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: story });
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
}

test('whose role demands a second factor goes nowhere without one, saves their codes, and is at work', async ({
  page,
}) => {
  await create(page);
  await expect(page).toHaveURL('/second-factor');
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  await page.goto('/team');
  await expect(page).toHaveURL('/second-factor');
  expect((await page.request.get('/api/team')).status()).toBe(403);

  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await typeCode(page);
  const codes = page.getByRole('alertdialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(codes).toHaveCount(0);
  await page.getByRole('button', { name: 'Clock In', exact: true }).click();
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, { email, password });
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
});
