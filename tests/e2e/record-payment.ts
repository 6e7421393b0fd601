import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens the dialog and chooses all unpaid days of somebody who has one week of them. */
export async function beginPayment(page: Page, name: string) {
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a Payment' });
  await expect(dialog).toContainText('Choose an employee');
  await dialog.getByRole('combobox', { name: 'Employee' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByText(/^All of /).click();
  return dialog;
}
