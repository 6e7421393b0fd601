import { chromium, type Page } from '@playwright/test';

const viewport = { width: 1440, height: 900 };
const opensAtMost = 60_000;
const scrollSeconds = 4;

/** How the grid went by, and how often there was nothing to see of it. */
export interface Scrolled {
  readonly framesPerSecond: number;
  readonly slowestFrame: number;
  readonly emptyFrames: number;
  /** Frames in which the row in the middle was a sketch of itself. */
  readonly sketchedFrames: number;
  /** Milliseconds from the last of its frames until every row in sight was whole. */
  readonly wholeAfter: number;
}

/** Opens a page of the product in a fresh headless Chromium, signed in by a cookie, and lets it be measured. */
export async function inBrowser<Measured>(
  { url, cookie }: { readonly url: string; readonly cookie: string },
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport,
      baseURL: url,
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    return await measure(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Milliseconds from going to an address until the first shifts of the grid are there to be dragged. */
export async function open(page: Page, path: string): Promise<number> {
  const start = performance.now();
  await page.goto(path);
  await page.locator('[data-shift]').first().waitFor({ timeout: opensAtMost });
  return performance.now() - start;
}

/** Scrolls the grid from its first row for some seconds, by so many pixels a second or to its last row, and counts the frames drawn meanwhile. */
export const scroll = (page: Page, pixelsPerSecond: number | 'to_the_end'): Promise<Scrolled> =>
  page.evaluate(
    async ([seconds, pixels]) => {
      const frame = document.querySelector('.grid-wrap');
      if (frame === null) throw new Error('there is no grid');
      const { left, top, width, height } = frame.getBoundingClientRect();
      const middle = [left + width / 2, top + height / 2] as const;
      const nextFrame = () => new Promise<number>(requestAnimationFrame);
      const isAnySketched = () => frame.querySelector('.sg-sketch') !== null;
      const way = frame.scrollHeight - frame.clientHeight;
      const pace = pixels === 'to_the_end' ? way / seconds : pixels;
      frame.scrollTop = 0;
      do await nextFrame();
      while (isAnySketched());
      const start = await nextFrame();
      let [last, frames, slowest, empty, sketched] = [start, 0, 0, 0, 0];
      while (last - start < seconds * 1_000) {
        const now = await nextFrame();
        const row = document.elementFromPoint(...middle)?.closest('[data-index]');
        if (!row) empty += 1;
        else if (row.querySelector('.sg-sketch') !== null) sketched += 1;
        frame.scrollTop = (pace * (now - start)) / 1_000;
        slowest = Math.max(slowest, now - last);
        frames += 1;
        last = now;
      }
      let whole = last;
      do whole = await nextFrame();
      while (isAnySketched());
      return {
        framesPerSecond: (1_000 * frames) / (last - start),
        slowestFrame: slowest,
        emptyFrames: empty,
        sketchedFrames: sketched,
        wholeAfter: whole - last,
      };
    },
    [scrollSeconds, pixelsPerSecond] as const,
  );

/** Drags the shift of a row to the next day without one; milliseconds from letting go of it until it is drawn there. */
export async function drop(page: Page, row: number): Promise<number> {
  const chip = page.locator(`[data-row="${row}"] [data-shift]`).first();
  const shiftId = await chip.getAttribute('data-shift');
  const target = page
    .locator(`[data-row="${row}"]`)
    .filter({ hasNot: page.locator('[data-shift]') })
    .first();
  const [from, to] = [await chip.boundingBox(), await target.boundingBox()];
  if (shiftId === null || from === null || to === null) throw new Error(`row ${row} has no shift, or no free day`);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  const day = await target.getAttribute('data-day');
  const took = page.evaluate(
    ([id, at]) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerup',
          ({ timeStamp }) => {
            const look = (): void => {
              if (document.querySelector(`${at} [data-shift="${id}"]`) === null)
                return void requestAnimationFrame(look);
              // The message comes once the frame is drawn.
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
              port1.start();
              port2.postMessage(undefined);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    [shiftId, `[data-row="${row}"][data-day="${day}"]`] as const,
  );
  // The page listens once it has answered this.
  await page.evaluate(() => undefined);
  await page.mouse.up();
  return took;
}
