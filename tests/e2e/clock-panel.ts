import { expect, type Locator, type Page } from '@playwright/test';

export type Press = 'Clock In' | 'Clock Out' | 'Start Break' | 'End Break';

/** The clock of the dashboard, as a person finds their way about it. */
export const clockPanel = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Clock', exact: true });
  const button = (name: Press): Locator => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    button,
    state: panel.locator('.state'),
    sync: panel.locator('.sync'),
    figure: (name: 'Worked Time' | 'Break Time' | 'Overtime'): Locator =>
      panel.locator('.figures > div').filter({ hasText: name }).locator('dd').first(),
    press: (name: Press): Promise<void> => button(name).click(),
    /** Asserts which of the four buttons apply now; the others are quiet and in their places. */
    async applies(...names: Press[]): Promise<void> {
      for (const name of ['Clock In', 'Clock Out', 'Start Break', 'End Break'] as const) {
        if (names.includes(name)) await expect(button(name)).not.toHaveAttribute('aria-disabled', 'true');
        else await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      }
    },
  };
};

/** A message at the end of the page. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alertdialog').filter({ hasText: text });

/** What stands in local storage under `status`, by which the panel paints at once. */
export const mirror = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('status'));
