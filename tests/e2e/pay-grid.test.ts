import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openPeriod } from './pay-period.ts';

test.use({ place: 'own' });

/** A pay run as it comes over the wire, as far as it is changed here. */
interface ToldRun {
  readonly people: readonly { readonly home: { readonly id: string; readonly name: string } }[];
  readonly draft: { readonly deductions: readonly object[] };
}

/** A cell of the table by its place: extra pay, the health plan, staff meals. */
const cellAt = (page: Page, row: number, column: number): Locator => page.locator(`[data-cell="${row} ${column}"]`);

async function openGrid(page: Page): Promise<void> {
  await openPeriod(page);
  await page.getByRole('link', { name: '2. Earnings and deductions' }).click();
  await expect(cellAt(page, 2, 2)).toBeVisible();
}

const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Pastes as a spreadsheet puts it on the clipboard. */
const paste = (cell: Locator, text: string): Promise<void> =>
  cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('the table of a run is filled with the keyboard alone, and what was typed is there after a reload', async ({
  page,
}) => {
  await openGrid(page);
  const { keyboard } = page;
  const isAt = (row: number, column: number) => expect(cellAt(page, row, column)).toBeFocused();
  await cellAt(page, 0, 0).fill('');
  await keyboard.type('1,234.56');
  await keyboard.press('Enter');
  await isAt(1, 0);
  await keyboard.type('7');
  await keyboard.press('ArrowRight');
  await isAt(1, 1);
  await keyboard.type('20');
  await keyboard.press('ArrowLeft');
  // Within what is typed the caret moves, and not the cell.
  await isAt(1, 1);
  await keyboard.press('Escape');
  await isAt(1, 1);
  await expect(cellAt(page, 1, 1)).toHaveValue('');
  await keyboard.press('Tab');
  await isAt(1, 2);
  await keyboard.type('4');
  await keyboard.press('ArrowDown');
  await isAt(2, 2);
  await keyboard.press('Shift+Enter');
  await isAt(1, 2);
  // A cell that is come to is written over.
  await keyboard.type('6');
  await keyboard.press('Shift+Tab');
  await isAt(1, 1);
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowLeft');
  await isAt(0, 0);
  await keyboard.press('ArrowUp');
  await isAt(0, 0);
  await isSaved(page);
  await page.reload();
  await expect(cellAt(page, 0, 0)).toHaveValue('1234.56');
  await expect(cellAt(page, 1, 0)).toHaveValue('7');
  await expect(cellAt(page, 1, 1)).toHaveValue('');
  await expect(cellAt(page, 1, 2)).toHaveValue('6');
});

test('a block of a spreadsheet falls into the cells below and beside, and what is no sum, or finds no cell, is said and left out', async ({
  page,
}) => {
  await openGrid(page);
  await cellAt(page, 1, 1).fill('3');
  await paste(cellAt(page, 0, 0), '30.00\t18\n$1,250.50\tnone\n25\t0\n');
  for (const [row, column, value] of [
    [0, 0, '30.00'],
    [0, 1, '18'],
    [1, 0, '1250.50'],
    [1, 1, '3'],
    [2, 0, '25'],
    [2, 1, '0'],
  ] as const) {
    await expect(cellAt(page, row, column)).toHaveValue(value);
  }
  await expect(page.getByText('One cell is no sum and was left out')).toBeVisible();
  const last = (await page.getByRole('checkbox', { name: /^Pay / }).count()) - 1;
  await paste(cellAt(page, last, 0), '1\n2\n3\n');
  await expect(cellAt(page, last, 0)).toHaveValue('1');
  await expect(page.getByText('2 cells found no row or column and were left out.')).toBeVisible();
});

test('a draft that was changed on another device is not overwritten, and comes in place of what was typed by one press', async ({
  page,
}) => {
  await openGrid(page);
  await cellAt(page, 1, 0).fill('10');
  await isSaved(page);
  const { period, draft, revision } = (await (
    await page.request.get(`/api/pay-run?date=${new URL(page.url()).searchParams.get('date')}`)
  ).json()) as {
    readonly period: { readonly startsOn: string };
    readonly draft: { readonly people: Record<string, object> };
    readonly revision: number;
  };
  const people = Object.fromEntries(Object.keys(draft.people).map((id) => [id, { extra: '77' }]));
  const headers = { origin: new URL(page.url()).origin };
  const elsewhere = await page.request.put(`/api/pay-run/${period.startsOn}/draft`, {
    data: { revision, draft: { ...draft, people } },
    headers,
  });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
  await cellAt(page, 1, 0).fill('12');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(cellAt(page, 1, 0)).toHaveValue('12');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(cellAt(page, 1, 0)).toHaveValue('77');
  await isSaved(page);
});

test('one value is set for all who are shown, whoever the filter leaves out keeps theirs, and whoever is skipped is not paid', async ({
  page,
}) => {
  await openGrid(page);
  const count = await page.getByRole('checkbox', { name: /^Pay / }).count();
  const bulk = page.getByRole('group', { name: 'Change many at once' });
  await bulk.getByLabel('Column').selectOption({ label: 'Staff meals' });
  await bulk.getByLabel('Value for all').fill('2');
  await bulk.getByRole('button', { name: `Apply to ${count} people` }).click();
  const meals = page.getByLabel(/^Staff meals of /);
  for (const cell of await meals.all()) await expect(cell).toHaveValue('2');

  const search = page.getByLabel('Search by name');
  await search.fill('hana');
  await expect(meals).toHaveCount(1);
  await bulk.getByLabel('Column').selectOption({ label: 'Extra pay' });
  await bulk.getByLabel('Value for all').fill('1,099');
  await bulk.getByRole('button', { name: 'Apply to 1 person' }).click();
  await expect(page.getByLabel('Extra pay of Hana Kim')).toHaveValue('1099');
  const isPaid = page.getByRole('checkbox', { name: 'Pay Hana Kim' });
  await expect(isPaid).toBeChecked();
  await isPaid.focus();
  await page.keyboard.press('Space');
  await expect(isPaid).not.toBeChecked();
  await search.fill('');
  await expect(meals).toHaveCount(count);
  await isSaved(page);

  await page.reload();
  await expect(page.getByLabel('Extra pay of Hana Kim')).toHaveValue('1099');
  await expect(page.getByLabel('Staff meals of Hana Kim')).toHaveValue('2');
  await expect(isPaid).not.toBeChecked();
  await page.getByRole('link', { name: '3. Review' }).click();
  await expect(page.getByRole('button', { name: `Pay ${count - 1} people` })).toBeVisible();
});

test('a deduction is added with the keyboard on its name, and each of its fields says what it lacks', async ({
  page,
}) => {
  await openGrid(page);
  await page.getByRole('button', { name: 'Deductions of the run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deductions of the run' });
  await dialog.getByRole('button', { name: 'Add deduction' }).click();
  const added = dialog.getByRole('group', { name: 'New deduction' });
  const name = added.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Use these deductions' }).click();
  await expect(added.getByText('Give the deduction a name.')).toBeVisible();
  await expect(added.getByText('Enter an amount such as 25.00.')).toBeVisible();
  await name.fill('Staff meals');
  await expect(dialog.getByText('Another deduction has this name.')).toHaveCount(2);
});

test('whose deductions leave less than nothing is led to from the review, where they are mended', async ({ page }) => {
  await openGrid(page);
  await page.getByLabel('Health plan of Hana Kim').fill('90000');
  await isSaved(page);
  await page.getByRole('link', { name: '3. Review' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'less than nothing is left to pay' })
    .getByRole('link', { name: 'Hana Kim' })
    .click();
  await expect(page.getByLabel('Extra pay of Hana Kim')).toBeFocused();
});

test('a run of many pages is walked through with the arrows, past cells that somebody has not, and turned by hand it leaves the keyboard where it is', async ({
  page,
}) => {
  await openPeriod(page);
  // The demo has no fifty people in a run: some more of the same are told by another server.
  await page.route(/\/api\/pay-run(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const run: ToldRun = await answer.json();
    const [first] = run.people;
    if (first === undefined) throw new Error('the demo leaves nobody unpaid');
    const more = Array.from({ length: 60 }, (_, place) => ({
      ...first,
      employeeId: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      firstName: `Person ${place}`,
      home: place === 1 ? { id: '00000000-0000-7000-8000-0000000000ff', name: 'Afar' } : first.home,
    }));
    const deductions = run.draft.deductions.map((rule) => ({ ...rule, locationId: first.home.id }));
    await route.fulfill({ response: answer, json: { ...run, people: more, draft: { ...run.draft, deductions } } });
  });
  await page.reload();
  await page.getByRole('link', { name: '2. Earnings and deductions' }).click();
  await cellAt(page, 0, 1).focus();
  // Of the person at home afar no health plan is taken.
  await expect(cellAt(page, 1, 1)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cellAt(page, 2, 1)).toBeFocused();
  await cellAt(page, 49, 1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 50, 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cellAt(page, 49, 1)).toBeFocused();
  // The pages are turned by hand: the keyboard is not called back to a cell.
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(cellAt(page, 50, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(cellAt(page, 49, 1)).toBeVisible();
  await expect(cellAt(page, 49, 1)).not.toBeFocused();
});
