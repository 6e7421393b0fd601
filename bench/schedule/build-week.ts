import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { addDays, dateAt, parseZone, weekOf, type Instant, type Zone } from '../../src/domain/kernel/time.ts';
import { ensureWebBuilt } from '../../tools/serve/web.ts';
import { setStage } from '../punch/stage.ts';
import { seatAdmin } from '../seat-admin.ts';
import { countPublished } from './fill-week.ts';
import { inBrowser } from './in-browser.ts';

const people = 25;
const zone = parseZone('America/New_York') as Zone;

/** What a practised person takes before each press, drag or entry, and to look at what a dialog says. */
const pace = { gestureMilliseconds: 1_000, lookMilliseconds: 5_000 };
/** What differs from the week before: shifts that are moved to another day, taken away, and planned besides. */
const changes = { moved: 20, removed: 3, added: 5 };
const openShifts = 25;
const aimSeconds = 300;

/**
 * Next week's schedule of 25 people, built by a manager in headless Chromium at the pace of a person: the empty week becomes the last one, its
 * open shifts are filled, 20 shifts go to other days, 3 away, 5 more come by the form, and it is published. Seconds of the clock, most of
 * them waited for the person. With `--json`, the figures on the last line.
 */
export async function buildWeek(flags: readonly string[]): Promise<void> {
  await ensureWebBuilt(() => undefined);
  const stage = await setStage(people + 1);
  try {
    const thisMonday = weekOf(dateAt(Date.now() as Instant, zone), 'monday');
    const planned = await planLastWeek(stage.ownerUrl, thisMonday);
    await stage.analyze();
    const cookie = stage.product.clients[0]?.cookie ?? '';
    const path = `/schedule?week=${addDays(thisMonday, 7)}`;
    const figures = await inBrowser({ url: stage.product.url, cookie }, (page) => build(page, path));
    const { shifts } = await countPublished(stage.ownerUrl);
    const expected = planned - changes.removed + changes.added;
    if (shifts !== expected) throw new Error(`${shifts} shifts were published, not ${expected}`);
    print(figures, shifts);
    if (flags.includes('--json')) console.log(JSON.stringify(figures));
  } finally {
    await stage.close();
  }
}

/** Four shifts of everybody, and open ones, all of the present week; gives how many. The first employee plans and works nowhere. */
async function planLastWeek(ownerUrl: string, monday: string): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await seatAdmin(owner);
  await owner.query(
    `insert into positions (organization_id, id, name, hue)
     select id, gen_random_uuid(), 'Position ' || hue, hue from organizations cross join generate_series(1, 5) as hue
     where id = current_organization()`,
  );
  const { rowCount } = await owner.query(
    `with boss as (select * from employees where employee_number = 1001),
     wanted as (
       select id, employee_number - 1001 as turn, day from employees cross join generate_series(0, 3) as day where employee_number > 1001
       union all select null, open, 4 from generate_series(1, $3::int) as open
     )
     insert into shifts (organization_id, id, location_id, employee_id, position_id, starts_at, ends_at, break_minutes, changed_by, changed_at)
     select boss.organization_id, gen_random_uuid(), boss.home_location_id, w.id, p.id, at, at + interval '8 hours', 30, boss.id, now()
     from wanted w cross join boss join positions p on p.hue = 1 + (w.turn + w.day) % 5
     cross join lateral (
       select ($1::date + (w.turn + w.day) % 7 + make_interval(hours => 6 + w.turn % 8)) at time zone $2 as at
     ) as s`,
    [monday, zone, openShifts],
  );
  await owner.end();
  return rowCount ?? 0;
}

interface Figures {
  readonly openSeconds: number;
  readonly copySeconds: number;
  readonly fillSeconds: number;
  readonly moveSeconds: number;
  readonly addSeconds: number;
  readonly publishSeconds: number;
  readonly seconds: number;
  /** Of it, seconds in which the person waited for the screen. */
  readonly waitedSeconds: number;
  /** Presses, drags and entries. */
  readonly gestures: number;
}

/** Builds the week as a person does, from going to its page until everybody is told. */
async function build(page: Page, path: string): Promise<Figures> {
  const hand = aHand(page);
  const grid = page.getByRole('grid');
  const start = performance.now();
  let last = start;
  const lap = (): number => {
    const [before, now] = [last, performance.now()];
    last = now;
    return (now - before) / 1_000;
  };
  await page.goto(path);
  await grid.waitFor();
  const openSeconds = lap();

  await hand.press(page.getByRole('button', { name: 'Copy last week' }));
  await page.getByText(/shifts were copied/).waitFor();
  const copySeconds = lap();

  await hand.press(page.getByRole('button', { name: 'Actions for this week' }));
  await hand.press(page.getByRole('menuitem', { name: 'Fill open shifts' }));
  await page.getByRole('dialog').waitFor();
  await hand.look();
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Give \d+ shifts/ }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const fillSeconds = lap();

  for (let turn = 0; turn < changes.moved; turn += 1) await hand.moveToFreeDay(rowOf(turn));
  for (let turn = 0; turn < changes.removed; turn += 1) {
    await hand.press(page.locator(`[data-row="${rowOf(turn)}"] [data-shift]`).first());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Remove shift' }));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  const moveSeconds = lap();

  for (let turn = 0; turn < changes.added; turn += 1) {
    await hand.press(freeDayOf(page, rowOf(turn)).getByRole('button', { name: /^Add a shift/ }));
    const form = page.getByRole('dialog');
    await hand.fill(form.getByLabel('Start'), '10:00');
    await hand.fill(form.getByLabel('End'), '14:00');
    await hand.press(form.getByRole('button', { name: 'Add shift' }));
    await form.waitFor({ state: 'hidden' });
  }
  const addSeconds = lap();

  await hand.press(page.getByRole('button', { name: /^Publish \d+ changes/ }));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await hand.look();
  const reason = dialog.getByLabel('Why all the same');
  if (await reason.isVisible()) await hand.fill(reason, 'A busy week');
  await hand.press(dialog.getByRole('button', { name: 'Publish', exact: true }));
  await page.getByText(/^The week is published/).waitFor();
  const publishSeconds = lap();

  const seconds = (performance.now() - start) / 1_000;
  const parts = { openSeconds, copySeconds, fillSeconds, moveSeconds, addSeconds, publishSeconds };
  return { ...parts, seconds, waitedSeconds: seconds - hand.tookSeconds(), gestures: hand.gestures() };
}

/** Below the open shifts and whoever plans. */
const rowOf = (turn: number): number => turn + 2;

/** The first day of a row on which its person has no shift. */
const freeDayOf = (page: Page, row: number): Locator =>
  page
    .locator(`[data-row="${row}"][data-day]`)
    .filter({ hasNot: page.locator('[data-shift]') })
    .first();

/** Presses, drags and types as a person does: each after the moment that it takes to find where. */
function aHand(page: Page) {
  let gestures = 0;
  let took = 0;
  const take = async (milliseconds: number): Promise<void> => {
    took += milliseconds;
    await page.waitForTimeout(milliseconds);
  };
  const find = async (where: Locator): Promise<void> => {
    gestures += 1;
    await take(pace.gestureMilliseconds);
    await where.scrollIntoViewIfNeeded();
  };
  return {
    gestures: () => gestures,
    tookSeconds: () => took / 1_000,
    look: () => take(pace.lookMilliseconds),
    async press(where: Locator): Promise<void> {
      await find(where);
      await where.click();
    },
    async fill(where: Locator, text: string): Promise<void> {
      await find(where);
      await where.fill(text);
    },
    /** Drags the first shift of a row to a day on which its person has none. */
    async moveToFreeDay(row: number): Promise<void> {
      const chip = page.locator(`[data-row="${row}"] [data-shift]`).first();
      const free = freeDayOf(page, row);
      await find(chip);
      const [from, to] = [await chip.boundingBox(), await free.boundingBox()];
      const [shiftId, day] = [await chip.getAttribute('data-shift'), await free.getAttribute('data-day')];
      if (from === null || to === null) throw new Error(`row ${row} has no shift, or no free day`);
      await page.mouse.move(from.x + 20, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y + 30, { steps: 3 });
      await take(pace.gestureMilliseconds);
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
      await page.mouse.up();
      await page.locator(`[data-row="${row}"][data-day="${day}"] [data-shift="${shiftId}"]`).waitFor();
    },
  };
}

function print(figures: Figures, shifts: number): void {
  const lines: readonly (readonly [what: string, seconds: number, isMet?: boolean])[] = [
    ['opened', figures.openSeconds],
    ['the week before copied', figures.copySeconds],
    [`${openShifts} open shifts filled`, figures.fillSeconds],
    [`${changes.moved} shifts moved, ${changes.removed} removed`, figures.moveSeconds],
    [`${changes.added} more planned by the form`, figures.addSeconds],
    ['looked through and published', figures.publishSeconds],
    [`${shifts} shifts of ${people} people, in all`, figures.seconds, figures.seconds <= aimSeconds],
    ['  of it waited for the screen', figures.waitedSeconds],
  ];
  for (const [what, seconds, isMet] of lines) {
    const met = isMet === undefined ? '' : `   ${isMet ? 'met' : 'not met'}`;
    console.log(`${what.padEnd(40)} ${seconds.toFixed(1).padStart(8)} s${met}`);
  }
  console.log(`${'presses, drags and entries, a second each'.padEnd(40)} ${String(figures.gestures).padStart(8)}`);
}
