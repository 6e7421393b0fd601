import { performance } from 'node:perf_hooks';
import pg from 'pg';
import {
  addDays,
  dateAt,
  parseZone,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../src/domain/kernel/time.ts';
import { cpuMilliseconds } from './punch/cpu.ts';
import { setStage, type Stage } from './punch/stage.ts';
import { seatAdmin } from './seat-admin.ts';

const people = 1_000;
const workingDays = 22;
/** Four weeks of five days, and two days of a fifth. */
const weeks = 5;
const rounds = 3;
/** Processor time is told in hundredths of a second: one card is over too soon to be measured once. */
const cardsOfOne = 40;
const approvedAtOnce = 200;

interface Figure {
  readonly wall: number;
  readonly serverCpu: number;
  readonly databaseCpu: number;
}

/**
 * A month of time cards (22 days of four punches) from the database through HTTP: of one employee, who opens each of its weeks,
 * and then all of them at once, and of 1,000, whose manager opens the list of each, before they are approved and after; and approving 200 of
 * a week at once. In milliseconds of the clock and of the processor, those of the server and of PostgreSQL apart. With `--json`, the
 * figures on the last line.
 */
export async function cards(flags: readonly string[]): Promise<void> {
  const stage = await setStage(people + 1);
  try {
    const starts = await fillMonth(stage);
    await stage.analyze();
    const [manager, employee] = stage.product.clients;
    if (manager === undefined || employee === undefined) throw new Error('nobody is signed in');
    const one = () => readAll(stage, employee.cookie, starts, '/api/time-card', 5);
    const atOnce = () => readMonth(stage, employee.cookie, starts);
    const all = () => readAll(stage, manager.cookie, starts, '/api/time-cards', 5 * people);
    // Long enough for the compiler to have settled.
    for (let time = 0; time < cardsOfOne; time += 1) await Promise.all([one(), atOnce()]);
    await all();
    const open = {
      one: await measure(stage, cardsOfOne, one),
      atOnce: await measure(stage, cardsOfOne, atOnce),
      thousand: await measure(stage, 1, all),
    };
    const approval = await approveAll(stage, manager.cookie, starts);
    await all();
    const figures = { ...open, approval, approved: await measure(stage, 1, all) };
    console.log('a month of        wall ms   CPU ms: server + PostgreSQL = both   of it PostgreSQL');
    print('one employee', figures.one);
    print('one, at once', figures.atOnce);
    print('1,000 employees', figures.thousand);
    print('1,000, approved', figures.approved);
    console.log('at once');
    print(`approving ${approvedAtOnce}`, figures.approval);
    if (flags.includes('--json')) console.log(JSON.stringify(figures));
  } finally {
    await stage.close();
  }
}

/** Gives everybody but the first, who is made their admin, a rate and a month of punches; gives the first dates of its weeks. */
export async function fillMonth({ ownerUrl }: Stage): Promise<PlainDate[]> {
  const zone = parseZone('America/New_York') as Zone;
  const thisWeek = weekOf(dateAt(Date.now() as Instant, zone), 'monday');
  const starts = Array.from({ length: weeks }, (_, index) => addDays(thisWeek, 7 * (index - weeks)));
  const dates = starts.flatMap((monday) => [0, 1, 2, 3, 4].map((day) => addDays(monday, day))).slice(0, workingDays);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await seatAdmin(owner);
  await owner.query(
    `insert into punches (organization_id, employee_id, sequence, id, kind, punched_at, recorded_at, source, location_id, zone,
       recorded_by, previous_hash, hash)
     select organization_id, employee_id, place, gen_random_uuid(), kind, at, at, 'online', location_id, $2, employee_id,
       case place when 1 then ''::bytea else sha256(convert_to(employee_id::text || (place - 1), 'utf8')) end,
       sha256(convert_to(employee_id::text || place, 'utf8'))
     from (
       select e.organization_id, e.id as employee_id, e.home_location_id as location_id, k.kind,
         (d.day + k.at + make_interval(mins => e.employee_number % 30)) at time zone $2 as at,
         row_number() over (partition by e.id order by d.day, k.at)::integer as place
       from employees e
       cross join unnest($1::date[]) as d (day)
       cross join (values ('clock_in', time '08:00'), ('break_start', time '12:00'), ('break_end', time '12:30'),
         ('clock_out', time '17:00')) as k (kind, at)
       where e.employee_number > 1001
     ) as pressed`,
    [dates, zone],
  );
  await owner.query(
    `insert into pay_rates (organization_id, id, employee_id, starts_on, cents_per_hour, set_by, set_at)
     select e.organization_id, gen_random_uuid(), e.id, $1, 2000, a.id, now()
     from employees e join employees a on a.employee_number = 1001 where e.employee_number > 1001`,
    [starts[0]],
  );
  await owner.end();
  return starts;
}

/** Asks for each week in turn; throws where fewer days were worked than were punched. */
async function readAll(
  { product }: Stage,
  cookie: string,
  starts: readonly PlainDate[],
  path: string,
  atLeast: number,
): Promise<void> {
  let found = 0;
  for (const date of starts) {
    const response = await fetch(new URL(`${path}?date=${date}`, product.url), { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const reply = (await response.json()) as { cards?: readonly { workedMinutes: number }[]; workedMinutes?: number };
    found += (reply.cards ?? [reply]).filter(({ workedMinutes = 0 }) => workedMinutes > 0).length;
  }
  if (found < atLeast) throw new Error(`${found} time cards have hours, not ${atLeast}`);
}

/** Asks for all weeks of one employee at once; throws where fewer days were worked than were punched. */
async function readMonth({ product }: Stage, cookie: string, starts: readonly PlainDate[]): Promise<void> {
  const [from, to] = [starts.at(0), starts.at(-1)];
  const path = `/api/time-card/between?from=${from}&to=${to}`;
  const response = await fetch(new URL(path, product.url), { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { cards: found } = (await response.json()) as {
    cards: readonly { days: readonly { workedMinutes: number }[] }[];
  };
  const worked = found.flatMap(({ days }) => days).filter(({ workedMinutes }) => workedMinutes > 0).length;
  if (worked !== workingDays) throw new Error(`${worked} days were worked, not ${workingDays}`);
}

/** Approves every card of each week, some hundreds at a time, as they were listed; the median of what so many took. */
async function approveAll(stage: Stage, cookie: string, starts: readonly PlainDate[]): Promise<Figure> {
  const { product } = stage;
  const headers = { cookie, origin: product.url, 'content-type': 'application/json' };
  const measured: Figure[] = [];
  for (const date of starts) {
    const list = await fetch(new URL(`/api/time-cards?date=${date}`, product.url), { headers });
    const { cards: listed } = (await list.json()) as { cards: readonly ListedCard[] };
    const wishes = listed
      .filter(({ may }) => may.approve)
      .map(({ employee: { employeeId }, startsOn, ledgerSequence: seen, behind }) => ({
        employeeId,
        startsOn,
        seen,
        behind,
      }));
    for (let from = 0; from < wishes.length; from += approvedAtOnce) {
      const cardsNow = wishes.slice(from, from + approvedAtOnce);
      const body = JSON.stringify({ cards: cardsNow });
      const figure = await once(stage, 1, async () => {
        const answer = await fetch(new URL('/api/time-cards/approvals', product.url), {
          method: 'POST',
          headers,
          body,
        });
        if (!answer.ok) throw new Error(`approving answered ${answer.status}`);
        const { approved } = (await answer.json()) as { approved: number };
        if (approved !== cardsNow.length) throw new Error(`${approved} were approved of ${cardsNow.length}`);
      });
      if (cardsNow.length === approvedAtOnce) measured.push(figure);
    }
  }
  return medianOf(measured);
}

interface ListedCard {
  readonly employee: { readonly employeeId: string };
  readonly startsOn: PlainDate;
  readonly ledgerSequence: number;
  readonly behind: string;
  readonly may: { readonly approve: boolean };
}

/** The median of some rounds, each of so many times the work. */
async function measure(stage: Stage, times: number, work: () => Promise<void>): Promise<Figure> {
  const measured: Figure[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await once(stage, times, work));
  return medianOf(measured);
}

/** What so many times the work took, for one of them. */
async function once({ product, databasePid }: Stage, times: number, work: () => Promise<void>): Promise<Figure> {
  const [server, database, start] = [cpuMilliseconds(product.pid), cpuMilliseconds(databasePid), performance.now()];
  for (let time = 0; time < times; time += 1) await work();
  return {
    wall: (performance.now() - start) / times,
    serverCpu: (cpuMilliseconds(product.pid) - server) / times,
    databaseCpu: (cpuMilliseconds(databasePid) - database) / times,
  };
}

function medianOf(measured: readonly Figure[]): Figure {
  const median = (key: keyof Figure): number =>
    Math.round(
      (measured.map((each) => each[key]).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0) * 10,
    ) / 10;
  return { wall: median('wall'), serverCpu: median('serverCpu'), databaseCpu: median('databaseCpu') };
}

function print(what: string, { wall, serverCpu, databaseCpu }: Figure): void {
  const both = serverCpu + databaseCpu;
  const share = both === 0 ? 0 : Math.round((databaseCpu / both) * 100);
  const cpu = `${serverCpu.toFixed(1)} + ${databaseCpu.toFixed(1)} = ${both.toFixed(1)}`;
  console.log(`${what.padEnd(16)}  ${wall.toFixed(1).padStart(7)}   ${cpu.padStart(34)}   ${share} %`);
}
