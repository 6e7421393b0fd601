import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn } from './journey.ts';

export const elena = { email: 'elena@harborpine.example', password: demoPassword };

/** Two periods back the demo leaves some people unpaid: a run opens on the last one that is over. */
export async function openPeriod(page: Page): Promise<void> {
  await openSignedIn(page, elena, '/pay-run');
  const back = page.getByRole('button', { name: 'Previous period' });
  const period = page.locator('.stepper b');
  const before = await period.textContent();
  await back.click();
  await expect(period).not.toHaveText(before ?? '');
  await expect(page.getByRole('rowheader', { name: 'Hana Kim' })).toBeVisible();
}
