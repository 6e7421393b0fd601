import type { Locator } from '@playwright/test';

/** Types a date, `YYYY-MM-DD`, part by part into the field of that name, in whatever order a language has them. */
export async function typeDate(within: Locator, label: string, date: string): Promise<void> {
  const field = within.getByRole('group', { name: label, exact: true });
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, digits] of Object.entries({ year, month, day })) {
    await field.locator(`[data-type="${part}"]`).click();
    await within.page().keyboard.type(digits);
  }
}
