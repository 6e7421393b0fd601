// Pictures of the main screens for a person to look at, in test-results/screens/: name.language-theme-d.png (1440 wide) and -m.png (390),
// and -m-whole.png where a phone has to scroll.
// README_PICTURE=1 writes the picture of the README anew: docs/dashboard.png.
import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel } from './clock-panel.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { prefers, readsAs, type Reading } from './reading.ts';
import { story } from './story.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };
const folder = 'test-results/screens';
const shown: readonly Reading[] = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);

/** Enough for what is made of the same parts as a screen that is shown in all four. */
const few = shown.filter(({ language, theme }) => (language === 'en') === (theme === 'light'));

const devices = [
  { end: 'd', options: { viewport: { width: 1440, height: 900 } } },
  {
    end: 'm',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
] as const;

const main = [
  ['dashboard', '/dashboard'],
  ['time-entries', '/time-entries'],
  ['preferences', '/settings/preferences'],
] as const;
const others = [
  ['time-entries-past', '/time-entries?week=2026-11-11'],
  ['profile', '/settings/profile'],
  ['support', '/contact-support'],
] as const;

/** Waits until a screen has come to rest: its figures, its fonts. */
async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function picture(page: Page, name: string, { language, theme }: Reading, end: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await atRest(page);
  const path = `${folder}/${name}.${language}-${theme}-${end}`;
  await page.screenshot({ path: `${path}.png`, animations: 'disabled' });
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (end !== 'm' || size === null || height <= size.height) return;
  // As on a very tall phone: what sticks to the foot of the screen is at the foot of the page.
  await page.setViewportSize({ ...size, height });
  await page.screenshot({ path: `${path}-whole.png`, animations: 'disabled' });
  await page.setViewportSize(size);
}

for (const { end, options } of devices) {
  test.describe(`pictures, ${options.viewport.width} wide`, () => {
    test.use({ place: 'still', contextOptions: { reducedMotion: 'reduce' }, ...options });

    test('signed in', async ({ page }) => {
      await page.clock.setFixedTime(story);
      await signedIn(page.context(), maya);
      for (const reading of shown) {
        await prefers(page.context(), reading);
        for (const [name, path] of few.includes(reading) ? [...main, ...others] : main) {
          await page.goto(path);
          await picture(page, name, reading, end);
        }
      }
      for (const [press, name] of [
        ['Start Break', 'dashboard-break'],
        ['Clock Out', 'dashboard-out'],
      ] as const) {
        const english = { language: 'en', theme: 'light' } as const;
        await prefers(page.context(), english);
        await page.goto('/dashboard');
        await clockPanel(page).press(press);
        await expect(page.getByRole('alertdialog').filter({ hasText: press })).toBeVisible();
        await picture(page, `${name}-message`, english, end);
        for (const reading of few) {
          await prefers(page.context(), reading);
          await page.goto('/dashboard');
          await picture(page, name, reading, end);
        }
      }
    });

    test('signed out', async ({ page, deployment }) => {
      await page.clock.setFixedTime(story);
      for (const reading of shown) {
        await readsAs(page.context(), deployment.url, reading);
        for (const name of ['login', 'register', 'awaiting-approval']) {
          await page.goto(`/${name}`);
          await picture(page, name, reading, end);
        }
      }
    });
  });

  test.describe(`pictures of the first run, ${options.viewport.width} wide`, () => {
    test.use({ place: 'empty', contextOptions: { reducedMotion: 'reduce' }, ...options });

    test('welcome', async ({ page, deployment }) => {
      await page.clock.setFixedTime(story);
      for (const reading of shown) {
        await readsAs(page.context(), deployment.url, reading);
        await page.goto('/welcome');
        await picture(page, 'welcome', reading, end);
      }
    });
  });
}

test.describe('the picture of the README', () => {
  test.use({ place: 'still', viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('shows the sample day', async ({ page }) => {
    await page.clock.setFixedTime(story);
    await openSignedIn(page, maya);
    const clock = clockPanel(page);
    await expect(clock.figure('Worked Time')).toHaveText('8.5 hrs');
    await expect(clock.figure('Break Time')).toHaveText('1.0 hr');
    await expect(clock.figure('Overtime')).toHaveText('0.5 hr');
    await atRest(page);
    const path = process.env['README_PICTURE'] === '1' ? 'docs/dashboard.png' : `${folder}/readme.png`;
    await page.screenshot({ path, animations: 'disabled' });
  });
});
