import type { Page } from '@playwright/test';

/** Waits until a mail to an address is in the outbox, looks at it as its reader would, and follows its link. */
export async function openLetter(page: Page, email: string, subject: string, link: string): Promise<void> {
  await page.goto('/dev/outbox');
  await page.getByRole('button', { name: email }).filter({ hasText: subject }).first().click();
  await page.frameLocator(`iframe[title*="${email}"]`).getByRole('link', { name: link, exact: true }).click();
}
