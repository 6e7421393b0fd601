import { performance } from 'node:perf_hooks';
import type { Page } from '@playwright/test';
import { ensureWebBuilt } from '../tools/serve/web.ts';
import { fillMonth } from './cards.ts';
import { percentile } from './punch/load.ts';
import { setStage } from './punch/stage.ts';
import { inBrowser } from './schedule/in-browser.ts';

const people = 200;
const rounds = 5;
const scrollSeconds = 2;
const aims = { openMilliseconds: 1_000, framesPerSecond: 50 };

/**
 * The time cards of 200 people by a week, as their manager sees them in headless Chromium: opened by its address and from the week after,
 * by the clock until the rows can be read, and by the processor of the page's main thread until they are all there; and scrolled. Medians. With
 * `--json`, the figures on the last line.
 */
export async function cardsScreen(flags: readonly string[]): Promise<void> {
  await ensureWebBuilt(() => undefined);
  const stage = await setStage(people + 1);
  try {
    const starts = await fillMonth(stage);
    await stage.analyze();
    const cookie = stage.product.clients[0]?.cookie ?? '';
    const path = `/time-cards?date=${starts.at(-2)}`;
    const figures = await inBrowser({ url: stage.product.url, cookie }, async (page) => {
      // Once, so that the server has compiled what it does and the browser has the scripts.
      await page.goto(path);
      await rowsOf(page);
      // Each time in a page of its own, whose thread has done nothing yet.
      const byAddress = await measured(async () => {
        const own = await page.context().newPage();
        return { page: own, open: async () => void (await own.goto(path)), after: () => own.close() };
      });
      // The present week has no punches; the one before has everybody's.
      const within = await measured(async () => {
        await page.goto('/time-cards');
        const previous = page.getByRole('button', { name: 'Previous period' });
        await previous.waitFor();
        await page.waitForLoadState('networkidle');
        return { page, open: () => previous.click(), after: async () => {} };
      });
      const elements = await page.locator('main *').count();
      return { byAddress, within, elements, scrolled: await scrolledDown(page) };
    });
    print(figures);
    if (flags.includes('--json')) console.log(JSON.stringify(figures));
  } finally {
    await stage.close();
  }
}

interface Opened {
  readonly wall: number;
  readonly cpu: number;
}

/** What is opened, how, and what is to be done then. */
interface Opening {
  readonly page: Page;
  readonly open: () => Promise<void>;
  readonly after: () => Promise<void>;
}

async function measured(prepare: () => Promise<Opening>): Promise<Opened> {
  const all: Opened[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, open, after } = await prepare();
    const cpu = await cpuOf(page);
    const [used, start] = [await cpu(), performance.now()];
    await open();
    await rowsOf(page);
    const wall = performance.now() - start;
    await page
      .locator('.card-list tbody tr')
      .nth(people - 1)
      .waitFor();
    await page.waitForLoadState('networkidle');
    all.push({ wall, cpu: (await cpu()) - used });
    await after();
  }
  const median = (key: keyof Opened): number =>
    percentile(
      all.map((each) => each[key]).toSorted((a, b) => a - b),
      0.5,
    );
  return { wall: median('wall'), cpu: median('cpu') };
}

/** Tells what the main thread of a page has computed, in milliseconds, without the time in which the machine did something else. */
async function cpuOf(page: Page): Promise<() => Promise<number>> {
  const thread = await page.context().newCDPSession(page);
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await thread.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** Until the last group has its first rows, looked for at each frame: a locator looks twice a second by then. */
const rowsOf = async (page: Page): Promise<void> => {
  const hasRows = () => document.querySelector('.card-group:last-child tbody tr') !== null;
  await page.waitForFunction(hasRows, undefined, { polling: 'raf' });
};

interface Scrolled {
  readonly framesPerSecond: number;
  /** What the main thread computes for one, in milliseconds: what is left of a frame's time is the browser's for painting it. */
  readonly cpuOfFrame: number;
}

async function scrolledDown(page: Page): Promise<Scrolled> {
  const cpu = await cpuOf(page);
  const used = await cpu();
  const framesPerSecond = await scroll(page);
  return { framesPerSecond, cpuOfFrame: ((await cpu()) - used) / (framesPerSecond * scrollSeconds) };
}

/** Frames a second while the page is scrolled from its first row to its last at a constant pace. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(async (seconds) => {
    const frame = document.scrollingElement ?? document.body;
    const nextFrame = () => new Promise<number>(requestAnimationFrame);
    const start = await nextFrame();
    let [last, frames] = [start, 0];
    while (last - start < seconds * 1_000) {
      last = await nextFrame();
      frame.scrollTop = ((frame.scrollHeight - frame.clientHeight) * (last - start)) / (seconds * 1_000);
      frames += 1;
    }
    return (1_000 * frames) / (last - start);
  }, scrollSeconds);

function print(figures: {
  readonly byAddress: Opened;
  readonly within: Opened;
  readonly elements: number;
  readonly scrolled: Scrolled;
}): void {
  const { byAddress, within, elements, scrolled } = figures;
  const { framesPerSecond, cpuOfFrame } = scrolled;
  const isQuick = ({ wall }: Opened): boolean => wall <= aims.openMilliseconds;
  const lines: readonly (readonly [string, number, string, boolean?])[] = [
    ['opened by its address, until rows show', byAddress.wall, 'ms', isQuick(byAddress)],
    ['  its main thread, until all are there', byAddress.cpu, 'ms of the processor'],
    ['opened from the week after it', within.wall, 'ms', isQuick(within)],
    ['  its main thread', within.cpu, 'ms of the processor'],
    ['elements of the screen', elements, ''],
    ['scrolled', framesPerSecond, 'frames/s', framesPerSecond >= aims.framesPerSecond],
    ['  its main thread, for a frame', cpuOfFrame, 'ms of the processor'],
  ];
  for (const [what, value, unit, isMet] of lines) {
    const met = isMet === undefined ? '' : `   ${isMet ? 'met' : 'not met'}`;
    console.log(`${what.padEnd(40)} ${value.toFixed(0).padStart(8)} ${unit}${met}`);
  }
}
