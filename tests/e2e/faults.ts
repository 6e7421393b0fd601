import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, or in a part of it, and whether the page is wider than the screen. */
export async function faultsOf(page: Page, part = 'body'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // React Aria speaks through it for a few seconds, and then empties it.
    .exclude('[data-live-announcer]')
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    // Without frames of other origins the page itself can gather the result: that saves opening another page each time.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  return wide > screen ? [...found, `the page is ${wide} pixels wide on a screen of ${screen}`] : found;
}
