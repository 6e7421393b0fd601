import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel } from './clock-panel.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { cell } from './schedule-grid.ts';
import { story } from './story.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
}

for (const width of [1440, 390]) {
  test(`nothing jumps while a page fills: ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) =>
        moved.push(...(list.getEntries() as Shift[]).map(({ value }) => value)),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await signedIn(page.context(), { email: 'noor@harborpine.example', password: demoPassword });
    for (const path of ['/dashboard', '/time-entries', '/settings/profile', '/contact-support']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      if (path === '/dashboard') await expect(clockPanel(page).sync).toHaveText('All punches recorded');
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
      // What counts as good is a tenth (web.dev/cls); here a third of that.
      expect(
        moved.reduce((sum, value) => sum + value, 0),
        path,
      ).toBeLessThan(0.034);
    }
  });
}

test('nothing of a time card jumps whose parts come one after the other', async ({ page }) => {
  // Of a device whose clock is right: the week of another would be drawn until the server has said what day it is.
  await page.clock.setFixedTime(story);
  await signedIn(page.context(), { email: 'noor@harborpine.example', password: demoPassword });
  await page.goto('/dashboard');
  await expect(clockPanel(page).sync).toHaveText('All punches recorded');
  await page.addInitScript(() => {
    const jumped: string[] = [];
    Object.assign(globalThis, { jumped });
    const elementOf = (node: Node | null): Element | null =>
      node instanceof Element ? node : (node?.parentElement ?? null);
    const isOfPage = (element: Element): boolean => element.closest('main, .page-foot') !== null;
    interface Moved extends PerformanceEntry {
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      const nodes = (list.getEntries() as Moved[]).flatMap(({ sources }) => sources.map(({ node }) => elementOf(node)));
      jumped.push(...nodes.flatMap((one) => (one !== null && isOfPage(one) ? [one.className] : [])));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [asked, milliseconds] of [
    [/\/adjustments\?/, 700],
    [/\/time-off$/, 1_400],
  ] as const) {
    await page.route(asked, async (route) => {
      await new Promise((later) => setTimeout(later, milliseconds));
      await route.continue();
    });
  }
  await page.goto('/time-entries');
  await expect(page.getByRole('heading', { name: 'Previous Time Cards' })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { jumped: string[] }).jumped)).toEqual([]);
});

for (const width of [1024, 900]) {
  test(`the grid of a week stays where it is as what is to be said of the week comes: ${width} wide, in Spanish`, async ({
    page,
    newHire,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSignedIn(
      page,
      await newHire({ role: 'manager', language: 'es' }),
      `/schedule?week=2027-12-${width === 900 ? 20 : 27}`,
    );
    const frame = page.locator('.grid-wrap:not(.is-loading)');
    await expect(page.locator('.schedule-bar .chips > .btn')).toHaveCount(2);
    const top = async () => (await frame.boundingBox())?.y;
    const before = await top();
    await cell(page, 1, 2).getByRole('button').first().click();
    await page.getByRole('dialog').locator('.btn.primary').click();
    await expect(page.locator('.schedule-bar .chips > .chip')).toHaveCount(1);
    expect(await top()).toBe(before);
  });
}
