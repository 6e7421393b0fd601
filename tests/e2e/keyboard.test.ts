import type { Page } from '@playwright/test';
import { clockPanel, toast } from './clock-panel.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { kindsOf } from './ledger.ts';

/** Presses Tab until the focus is on what has this name; each stop on the way must be seen to have the focus. */
async function tabTo(page: Page, name: RegExp, most = 25): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(
      await isMarked(page),
      `the focus is seen on ${await focused.evaluate((element) => element.outerHTML.slice(0, 120))}`,
    ).toBe(true);
    if (name.test(await nameOf(page))) return;
  }
  throw new Error(`Tab does not reach ${String(name)} within ${most} stops`);
}

const nameOf = (page: Page): Promise<string> =>
  page.locator(':focus').evaluate((element) => {
    const labelled = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element.getAttribute('aria-label') ?? labelled ?? element.textContent ?? '').trim();
  });

/** Whether the focused element, or the box that it fills, carries a ring. */
const isMarked = (page: Page): Promise<boolean> =>
  page.locator(':focus').evaluate((element) => {
    const boxes = [element, element.parentElement];
    return boxes.some((box) => {
      if (box === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });

test('log in, clock in, take it back, look at the time entries, and log out, with the keyboard alone', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await tabTo(page, /^Email$/);
  await page.keyboard.type(somebody.email);
  await tabTo(page, /^Password$/);
  await page.keyboard.type(somebody.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const clock = clockPanel(page);
  await expect(clock.sync).toHaveText('All punches recorded');

  await tabTo(page, /^Clock In$/);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  // The button that was pressed is quiet now, and keeps the focus: the next one is a Tab away.
  await expect(clock.button('Clock In')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clock.button('Clock Out')).toBeFocused();

  await tabTo(page, /^Undo$/, 10);
  await page.keyboard.press('Enter');
  await expect(clock.state).toContainText('Clocked Out');
  await expect.poll(() => kindsOf(deployment, somebody)).toEqual(['clock_in', 'void']);

  await page.goto('/dashboard');
  await expect(clock.sync).toHaveText('All punches recorded');
  await tabTo(page, /^Time entries$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/time-entries');
  await expect(page.getByRole('heading', { name: 'Time entries' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/time-entries?week=2026-11-09');
  await expect(page.locator('.stepper b')).toHaveText('Nov 9 – 15');
  await tabTo(page, /^Next week$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.stepper b')).toHaveText('Nov 16 – 22');

  await page.goto('/dashboard');
  await expect(clock.sync).toHaveText('All punches recorded');
  await tabTo(page, /^EN, Language$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'EN, Language' })).toBeFocused();
  await tabTo(page, /^Logout$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the skip link comes first, and leads past the menu', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  await expect(clockPanel(page).sync).toHaveText('All punches recorded');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clockPanel(page).button('Clock In')).toBeFocused();
});

test('settings are chosen with the arrows', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire(), '/settings/preferences');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();
});

test('a dialog takes the focus, keeps it, closes with Escape, and gives it back', async ({ page, newHire }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, await newHire());
  const opener = page.getByRole('button', { name: 'More' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'More' });
  await expect(dialog).toBeFocused();
  const stops = [
    'Close',
    'Time off',
    'Payments',
    'Team',
    'Settings',
    'API reference',
    'Contact Support',
    'Logout',
    'Close',
  ];
  for (const name of stops) {
    await page.keyboard.press('Tab');
    expect(await nameOf(page)).toBe(name);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
