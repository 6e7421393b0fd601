import type { Page } from '@playwright/test';

/** Where a shift stands: the row from 0 with the open shifts first, and the day from 0. */
export const cell = (page: Page, row: number, day: number) => page.locator(`[data-row="${row}"][data-day="${day}"]`);

/** Which row is somebody's, by their name. */
export async function rowOf(page: Page, name: string): Promise<number> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  return Number(await rows.first().getAttribute('aria-rowindex')) - 2;
}
