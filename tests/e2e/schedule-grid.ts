import { expect, type Page } from '@playwright/test';

/** Where a shift stands: the row from 0 with the open shifts first, and the day from 0. */
export const cell = (page: Page, row: number, day: number) => page.locator(`[data-row="${row}"][data-day="${day}"]`);

/** Which row is somebody's, by their name. Of many people only those in sight are drawn: it is scrolled until they are. */
export async function rowOf(page: Page, name: string): Promise<number> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .first();
  await expect(async () => {
    if (!(await row.isVisible())) await page.locator('.grid-wrap').evaluate(scrollOn);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  return Number(await row.getAttribute('aria-rowindex')) - 2;
}

/** On by half of what is seen; from its end back to its beginning. */
function scrollOn(frame: Element): void {
  const isAtEnd = frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1;
  frame.scrollTop = isAtEnd ? 0 : frame.scrollTop + frame.clientHeight / 2;
}
