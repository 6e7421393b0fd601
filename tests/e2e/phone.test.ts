import type { Page } from '@playwright/test';
import { demoPhones } from '../../tools/demo/cast.ts';
import { expect, test } from './journey.ts';
import { readsAs } from './reading.ts';

// A telephone of the demo gets so many codes in an hour: each journey has a demo of its own.
test.use({ place: 'own' });

const hers = demoPhones['Maya'] ?? '';

/** Waits for the newest code to a number, as whoever sits at this machine reads it in the outbox. */
async function codeTo(page: Page, phone: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  await outbox.getByRole('button', { name: phone }).first().click();
  const text = await outbox.getByText(/\d{6}/).last().textContent();
  await outbox.close();
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}

test('a newcomer to the demo signs in by telephone: a check, a wrong code, the right one', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Enter a phone number.')).toBeVisible();
  await page.getByLabel('Phone number').fill('555');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Enter a number like (212) 555-0123.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this number' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Checked: you are a person.')).toBeVisible();
  const field = page.getByLabel('One-time code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await codeTo(page, hers);
  await field.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  const wrong = page.getByRole('alert').getByRole('heading', { name: 'That code is not right.' });
  await expect(wrong).toHaveCSS('color', 'rgb(160, 38, 44)');
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('in Arabic on a telephone, and a number that nobody has is told the same', async ({
  anotherDevice,
  deployment,
}) => {
  const device = await anotherDevice({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await readsAs(device, deployment.url, { language: 'ar', theme: 'system' });
  const page = await device.newPage();
  await page.goto('/login');
  await page.getByLabel('رقم الهاتف').fill('(646) 555-0199');
  await page.getByRole('button', { name: 'إرسال الرمز' }).click();
  await expect(page.getByText('رقمًا مؤكدًا لأحد الحسابات')).toBeVisible();
  await page.getByRole('button', { name: 'استخدام رقم آخر' }).click();
  await page.getByLabel('رقم الهاتف').fill('(212) 555-0142');
  await page.getByRole('button', { name: 'إرسال الرمز' }).click();
  await expect(page.getByText('تم التحقق: أنت إنسان.')).toBeVisible();
  await page.getByLabel('رمز لمرة واحدة').fill(await codeTo(page, hers));
  await page.getByRole('button', { name: 'تأكيد الرمز' }).click();
  await expect(page).toHaveURL('/dashboard');
});
