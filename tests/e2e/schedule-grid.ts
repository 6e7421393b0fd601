import { expect, type Locator, type Page } from '@playwright/test';

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

/** Takes a shift over another cell by mouse, and holds it there. */
export async function carry(page: Page, chip: Locator, to: Locator): Promise<void> {
  // Where it stands still: a week that is read anew may move what is below its head.
  await chip.hover({ position: { x: 20, y: 20 } });
  const from = await chip.boundingBox();
  if (from === null) throw new Error('there is nothing to drag');
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 3 });
  // What is said above the grid comes and goes, and moves it: as a hand would, after the place and not where it was.
  await expect(async () => {
    const at = await to.boundingBox();
    if (at === null) throw new Error('there is nowhere to drag it to');
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 5 });
    await expect(to).toHaveClass(/is-over/, { timeout: 500 });
  }).toPass();
}

/** Takes a shift to another cell by mouse; with Control held, a copy of it. */
export async function drag(page: Page, chip: Locator, to: Locator, isCopy = false): Promise<void> {
  if (isCopy) await page.keyboard.down('Control');
  await carry(page, chip, to);
  await page.mouse.up();
  if (isCopy) await page.keyboard.up('Control');
}

/** Does something with the whole week, from the menu above the grid. */
export async function actOnWeek(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for this week' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/**
 * Until all that was planned is recorded: what is drawn at once is sent after it, and whoever would leave before is asked. A journey that loads
 * a page anew is not asked, and would lose it.
 */
export async function whenRecorded(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), {
      message: 'all is recorded',
    })
    .toBe(true);
}

/** Has the requests of an address wait. @returns lets those that came, and all that come later, be answered */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let answer = (): void => undefined;
  const isSlow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(address, async (route) => {
    await isSlow;
    return route.continue();
  });
  return () => answer();
}
