import { performance } from 'node:perf_hooks';
import { addDays, dateAt, parseZone, weekOf, type Instant, type Zone } from '../../src/domain/kernel/time.ts';
import { ensureWebBuilt } from '../../tools/serve/web.ts';
import { cpuMilliseconds } from '../punch/cpu.ts';
import { percentile } from '../punch/load.ts';
import { setStage, type Stage } from '../punch/stage.ts';
import { countPublished, fillWeek } from './fill-week.ts';
import { drop, inBrowser, open, scroll, type Scrolled } from './in-browser.ts';

const people = 1_000;
const shifts = 5 * people;
const rounds = 3;
/** Pixels a second: some thirty rows, a wheel turned steadily. */
const readingPace = 2_000;
const zone = parseZone('America/New_York') as Zone;

// Read by a wheel, every row is whole in every frame; after a rush all are within a quarter of a second. Each drop is answered in time, and not
// only most of them. Of the opening no time is aimed at.
const aims = { framesPerSecond: 50, dropMilliseconds: 100, wholeAfter: 250 };

/**
 * A week of 1,000 people and 5,000 shifts: opened, scrolled and changed in headless Chromium, then published. Milliseconds of the clock, medians
 * of some rounds. With `--json`, the figures on the last line.
 */
export async function schedule(flags: readonly string[]): Promise<void> {
  await ensureWebBuilt(() => undefined);
  const stage = await setStage(people + 1);
  try {
    const monday = addDays(weekOf(dateAt(Date.now() as Instant, zone), 'monday'), 7);
    await fillWeek(stage.ownerUrl, monday, zone);
    await stage.analyze();
    const cookie = stage.product.clients[0]?.cookie ?? '';
    const path = `/schedule?week=${monday}`;
    const seen = await inBrowser({ url: stage.product.url, cookie }, async (page) => {
      const opened: number[] = [];
      for (let round = 0; round < rounds; round += 1) opened.push(await open(page, path));
      const drops: number[] = [];
      // The first row is of whoever plans, who works nowhere.
      for (const row of [2, 3, 4, 5, 6, 7, 8]) drops.push(await drop(page, row));
      const [read, passed] = [[], []] as [Scrolled[], Scrolled[]];
      for (let round = 0; round < rounds; round += 1) {
        read.push(await scroll(page, readingPace));
        passed.push(await scroll(page, 'to_the_end'));
      }
      const drawn = await page.locator('[data-row][data-day="0"]').count();
      return { opened, drops, read, passed, drawn };
    });
    const published = await publish(stage, cookie, monday);
    const figures = {
      openMilliseconds: median(seen.opened),
      rowsDrawn: seen.drawn,
      read: over(seen.read),
      passed: over(seen.passed),
      dropMilliseconds: median(seen.drops),
      slowestDrop: Math.max(...seen.drops),
      ...published,
    };
    print(figures);
    if (flags.includes('--json')) console.log(JSON.stringify(figures));
  } finally {
    await stage.close();
  }
}

interface Figures {
  readonly openMilliseconds: number;
  readonly rowsDrawn: number;
  readonly read: Scrolled;
  readonly passed: Scrolled;
  readonly dropMilliseconds: number;
  readonly slowestDrop: number;
  readonly publishMilliseconds: number;
  readonly publishCpuMilliseconds: number;
}

/** What was measured, its unit, and whether it is what was aimed at. */
type Line = readonly [what: string, value: number, unit: string, isMet?: boolean];

const scrollLines = (what: string, scrolled: Scrolled): readonly Line[] => [
  [what, scrolled.framesPerSecond, 'frames/s', scrolled.framesPerSecond >= aims.framesPerSecond],
  ['  its slowest frame', scrolled.slowestFrame, 'ms'],
  ['  frames with nothing to see', scrolled.emptyFrames, '', scrolled.emptyFrames === 0],
  ['  frames with a sketch in the middle', scrolled.sketchedFrames, ''],
  ['  every row whole again after', scrolled.wholeAfter, 'ms', scrolled.wholeAfter <= aims.wholeAfter],
];

/** The median pace of some rounds, and the worst of everything else. */
function over(scrolls: readonly Scrolled[]): Scrolled {
  const worst = (of: (scrolled: Scrolled) => number) => Math.max(...scrolls.map(of));
  return {
    framesPerSecond: median(scrolls.map(({ framesPerSecond }) => framesPerSecond)),
    slowestFrame: worst(({ slowestFrame }) => slowestFrame),
    emptyFrames: worst(({ emptyFrames }) => emptyFrames),
    sketchedFrames: worst(({ sketchedFrames }) => sketchedFrames),
    wholeAfter: worst(({ wholeAfter }) => wholeAfter),
  };
}

function print(figures: Figures): void {
  const lines: readonly Line[] = [
    ['opened until shifts are there', figures.openMilliseconds, 'ms'],
    ['rows drawn of 1,001', figures.rowsDrawn, ''],
    ...scrollLines(`scrolled by ${readingPace} pixels a second`, figures.read),
    ...scrollLines('scrolled to the end in 4 s', figures.passed),
    ['a drop, until it is drawn', figures.dropMilliseconds, 'ms', figures.dropMilliseconds <= aims.dropMilliseconds],
    ['its slowest', figures.slowestDrop, 'ms', figures.slowestDrop <= aims.dropMilliseconds],
    ['5,000 changes published, 1 transaction', figures.publishMilliseconds, 'ms'],
    ['processor: server and PostgreSQL', figures.publishCpuMilliseconds, 'ms'],
  ];
  for (const [what, value, unit, isMet] of lines) {
    const met = isMet === undefined ? '' : `   ${isMet ? 'met' : 'not met'}`;
    console.log(`${what.padEnd(40)} ${value.toFixed(value < 100 ? 1 : 0).padStart(8)} ${unit}${met}`);
  }
}

/** Publishes the week through HTTP; throws where it was not all of it, or not in one transaction. */
async function publish({ product, databasePid, ownerUrl }: Stage, cookie: string, date: string) {
  const headers = { cookie, 'content-type': 'application/json' };
  const read = await fetch(new URL(`/api/schedule?date=${date}`, product.url), { headers });
  const { location } = (await read.json()) as { location: { id: string } };
  const cpu = () => cpuMilliseconds(product.pid) + cpuMilliseconds(databasePid);
  const [used, start] = [cpu(), performance.now()];
  const answer = await fetch(new URL('/api/schedule/publications', product.url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ locationId: location.id, date }),
  });
  const publishMilliseconds = performance.now() - start;
  const publishCpuMilliseconds = cpu() - used;
  if (!answer.ok) throw new Error(`publishing was answered ${answer.status}: ${await answer.text()}`);
  const known = await countPublished(ownerUrl);
  if (known.shifts !== shifts || known.transactions !== 1) {
    throw new Error(`${known.shifts} shifts were published in ${known.transactions} transactions`);
  }
  return { publishMilliseconds, publishCpuMilliseconds };
}

const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
