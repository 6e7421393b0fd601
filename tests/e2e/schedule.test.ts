import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return isTooWide ? [...found, 'the page is wider than the screen'] : found;
}

test('an employee goes through the weeks of the dashboard, and sees a shift with whoever else works it', async ({
  page,
}) => {
  await openSignedIn(page, maya);
  const week = page.getByRole('list', { name: 'Weekly schedule' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.locator('[aria-current="date"]')).toBeVisible();
  await expect(page.getByText('5 shifts')).toBeVisible();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(week.locator('[aria-current="date"]')).toHaveCount(0);
  // What was worked is drawn in green and said; the plan stands below it.
  await expect(week.getByRole('img', { name: /worked/ }).first()).toBeVisible();
  await expect(week.getByText('9:00 AM – 5:00 PM').first()).toBeVisible();

  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeVisible();
  await expect(page.locator('.shift-card')).toHaveCount(5);
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Shift' });
  await expect(dialog.getByText('Downtown Office · Front desk')).toBeVisible();
  await expect(dialog.getByText('Noor Al-Sayed')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /openstreetmap/);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('whoever has no shift is told when some will be there', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire(), '/schedule');
  await expect(
    page.getByText('No shifts this week. They appear here as soon as your manager publishes them.'),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a month is looked through in Arabic', async ({ page, context }) => {
    await openSignedIn(page, maya, '/schedule');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.reload();
    await page.getByText('شهر', { exact: true }).click();
    const month = page.getByRole('table', { name: /^مناوبات/ });
    await expect(month.getByRole('button').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await month.getByRole('button').first().click();
    await expect(
      page.getByRole('dialog', { name: 'المناوبة' }).getByText('Downtown Office', { exact: false }),
    ).toBeVisible();
    await prefers(context, { language: 'en', theme: 'system' });
  });
});
