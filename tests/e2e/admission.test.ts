import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, logIn, openSignedIn, test } from './journey.ts';
import { openLetter } from './letters.ts';

const password = 'seven kites over the bay';
const manager = { email: 'tomas@harborpine.example', password: demoPassword };
const admin = { email: 'elena@harborpine.example', password: demoPassword };

/** Somebody registers, confirms their address, logs in, and waits in a browser of their own. */
async function applicant(device: BrowserContext, name: string): Promise<Page> {
  const page = await device.newPage();
  const email = `a.${randomBytes(4).toString('hex')}@example.com`;
  await page.goto('/register');
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Vidal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  await openLetter(page, email, 'Confirm your email address', 'Confirm email address');
  await page.getByRole('link', { name: 'Continue' }).click();
  await logIn(page, { email, password });
  await expect(page.getByRole('heading', { name: `Hello, ${name}` })).toBeVisible();
  return page;
}

test('who registers appears to a manager by themselves, is admitted, and is on the dashboard without reloading', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, manager);
  await page.getByRole('link', { name: /^Authorizations/ }).click();
  await expect(page).toHaveURL('/management-authorizations');
  await expect(page.getByRole('heading', { name: 'Leo Marchetti' })).toBeVisible();
  // A manager of Downtown Location does not see who asked for North Branch.
  await expect(page.getByRole('heading', { name: 'Kwame Boateng' })).toBeHidden();

  const rosa = await applicant(await anotherDevice(), 'Rosa');
  await page.getByRole('button', { name: 'Approve Rosa Vidal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Admit Rosa Vidal' });
  await expect(dialog.getByRole('radio', { name: 'Admin' })).toHaveCount(0);
  await expect(dialog.getByLabel('Home location')).toHaveText('Downtown Location');
  await dialog.getByLabel('Hourly rate (USD)').fill('eighteen');
  await dialog.getByRole('button', { name: 'Admit' }).click();
  await expect(dialog.getByText('Enter an amount like 18.50')).toBeVisible();
  await dialog.getByLabel('Hourly rate (USD)').fill('18.50');
  await dialog.getByRole('button', { name: 'Admit' }).click();
  await expect(page.getByText('Rosa Vidal was admitted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rosa Vidal' })).toBeHidden();

  await expect(rosa).toHaveURL('/dashboard');
  await rosa.getByRole('button', { name: 'Clock In', exact: true }).click();
  await expect(rosa.getByText('Clocked In').first()).toBeVisible();

  await page.getByRole('link', { name: 'Recent Approvals' }).click();
  await expect(
    page.getByRole('row', { name: /Rosa Vidal Registration Downtown Location .* Approved Tomás Herrera/ }),
  ).toBeVisible();
});

test('the location selector shows what waits at one location alone, and those to choose from are the reader’s', async ({
  page,
}) => {
  await openSignedIn(page, admin, '/management-authorizations');
  const selector = page.getByRole('combobox', { name: 'Location' });
  const [leo, kwame] = [
    page.getByRole('heading', { name: 'Leo Marchetti' }),
    page.getByRole('heading', { name: 'Kwame Boateng' }),
  ];
  for (const one of [leo, kwame]) await expect(one).toBeVisible();
  await selector.selectOption({ label: 'North Branch' });
  await expect(leo).toBeHidden();
  await expect(kwame).toBeVisible();
  await page.reload();
  await expect(kwame).toBeVisible();
  await selector.selectOption({ label: 'Downtown Location' });
  await expect(leo).toBeVisible();
  await expect(kwame).toBeHidden();
  await expect(selector.getByRole('option')).toContainText(['Downtown Location', 'North Branch', 'Westside Office']);
});

test('who is rejected reads why where they wait; opened again, they wait again', async ({ page, anotherDevice }) => {
  await openSignedIn(page, admin);
  const bruno = await applicant(await anotherDevice(), 'Bruno');
  await page.goto('/management-authorizations');
  await page.getByRole('button', { name: 'Reject Bruno Vidal' }).click();
  await page.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(page.getByText('Say why.')).toBeVisible();
  await page.getByLabel('Rejection Reason').fill('We have no opening until spring');
  await page.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bruno.getByText('We have no opening until spring')).toBeVisible();

  await page.getByRole('link', { name: 'Recent Approvals' }).click();
  await page.getByLabel('Search by name').fill('Bruno');
  await expect(page).toHaveURL(/search=Bruno/);
  await page.getByRole('button', { name: 'Open again: the request of Bruno Vidal' }).click();
  await expect(bruno.getByText('Your application is under review.')).toBeVisible();

  await bruno.getByRole('button', { name: 'Withdraw application' }).click();
  await bruno.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(bruno.getByText('Application withdrawn')).toBeVisible();
});

test('of two who decide at once the second is told who did, and nothing is lost', async ({ page, anotherDevice }) => {
  await applicant(await anotherDevice(), 'Carla');
  await openSignedIn(page, admin);
  await page.goto('/management-authorizations');
  await page.getByRole('button', { name: 'Approve Carla Vidal' }).click();

  const other = await (await anotherDevice()).newPage();
  await openSignedIn(other, manager);
  await other.goto('/management-authorizations');
  await other.getByRole('button', { name: 'Reject Carla Vidal' }).click();
  await other.getByLabel('Rejection Reason').fill('Nobody here knows Carla');
  await other.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();

  const dialog = page.getByRole('dialog', { name: 'Admit Carla Vidal' });
  await dialog.getByRole('button', { name: 'Admit' }).click();
  await expect(dialog.getByText(/^Tomás Herrera has already rejected this/)).toBeVisible();
});

test('authorizations and audit log have no fault that axe knows, wide and light, narrow and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, admin, '/management-authorizations');
  for (const [colorScheme, width] of [['light', 1440] as const, ['dark', 390] as const]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/management-authorizations');
    await expect(page.getByRole('heading', { name: 'Leo Marchetti' })).toBeVisible();
    expect.soft(await faultsOf(page), `pending, ${colorScheme}, ${width}`).toEqual([]);
    await page.getByRole('button', { name: 'Approve Leo Marchetti' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await faultsOf(page), `dialog, ${colorScheme}, ${width}`).toEqual([]);
    await page.goto('/management-authorizations?tab=recent');
    await expect(page.getByRole('row', { name: /Stefan Novak/ })).toBeVisible();
    expect.soft(await faultsOf(page), `recent, ${colorScheme}, ${width}`).toEqual([]);
    await page.goto('/audit-log?topic=registration');
    const entry = page.getByRole('listitem').filter({ hasText: 'Elena Fischer admitted Julia Hoffmann' });
    await entry.getByText('Details', { exact: true }).click();
    await expect(entry.getByText('Status: pending → active')).toBeVisible();
    expect.soft(await faultsOf(page), `audit log, ${colorScheme}, ${width}`).toEqual([]);
  }
});

test('an employee finds no authorizations: not in the menu, and not at their address', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  await expect(page.getByRole('link', { name: /^Authorizations/ })).toHaveCount(0);
  await page.goto('/management-authorizations');
  await expect(page).toHaveURL('/dashboard');
});

test('in Arabic on a phone somebody registers, is admitted, and starts work', async ({ page, anotherDevice }) => {
  const email = `a.${randomBytes(4).toString('hex')}@example.com`;
  const phone = await (await anotherDevice({ locale: 'ar', viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto('/register');
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  await phone.getByLabel('الاسم الأول').fill('هدى');
  await phone.getByLabel('اسم العائلة').fill('الكندي');
  await phone.getByLabel('البريد الإلكتروني').fill(email);
  await phone.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await phone.getByLabel('تأكيد كلمة المرور').fill(password);
  await phone.getByRole('button', { name: 'إنشاء حساب', exact: true }).click();
  await expect(phone).toHaveURL('/awaiting-approval');
  await openLetter(phone, email, 'تأكيد بريدك الإلكتروني', 'تأكيد البريد الإلكتروني');
  await phone.getByRole('link', { name: 'متابعة' }).click();
  await phone.getByLabel('البريد الإلكتروني').fill(email);
  await phone.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(phone).toHaveURL('/awaiting-approval');

  await openSignedIn(page, manager, '/management-authorizations');
  await page.getByRole('button', { name: 'Approve هدى الكندي' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Admit' }).click();
  await expect(phone).toHaveURL('/dashboard');
  await phone.getByRole('button', { name: 'بدء الدوام', exact: true }).click();
  await expect(phone.getByText(/تم التسجيل/).first()).toBeVisible();
});
