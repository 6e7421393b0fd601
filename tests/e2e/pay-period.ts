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

/** Approves somebody’s week, as a manager did on another device. */
export async function approveCard(page: Page, name: string, week: string): Promise<void> {
  const told = (await (await page.request.get(`/api/payroll-files?date=${week}`)).json()) as {
    readonly blockers: readonly Record<'employeeId' | 'firstName' | 'lastName', string>[];
  };
  const { employeeId = '' } =
    told.blockers.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name) ?? {};
  const path = `/api/time-cards/${employeeId}/${week}`;
  const card = (await (await page.request.get(path)).json()) as {
    readonly ledgerSequence: number;
    readonly behind: string;
  };
  const headers = { origin: new URL(page.url()).origin };
  const data = { seen: card.ledgerSequence, behind: card.behind };
  const answer = await page.request.post(`${path}/approval`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}
