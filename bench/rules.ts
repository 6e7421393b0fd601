import { addDays, instant, instantAt, parseZone, type PlainDate, type Zone } from '../src/domain/kernel/time.ts';
import { payableWeek } from '../src/domain/pay-rules/payable-week.ts';
import { presets, type PresetName } from '../src/domain/pay-rules/presets.ts';
import type { PayFacts } from '../src/domain/pay-rules/week-question.ts';
import type { Punch, PunchKind } from '../src/domain/time-clock/punch.ts';

const zone = parseZone('America/New_York') as Zone;
const firstMonday = '2026-01-05' as PlainDate;
const weekCount = 26;
const peopleCount = 40;
const rounds = 5;
const bytesPerMebibyte = 1_048_576;

/** What each is to reach: punches of a second of one processor. */
const aims: Readonly<Partial<Record<PresetName, number>>> = { federal: 1_000_000, california: 300_000 };

/** Somebody's week: five or six days of four punches, each at a minute of its own. */
function weekOfPunches(person: number, startsOn: PlainDate): Punch[] {
  const days = 5 + (person % 2);
  const kinds: readonly [PunchKind, number][] = [
    ['clock_in', 8 * 60],
    ['break_start', 12 * 60],
    ['break_end', 12 * 60 + 30],
    ['clock_out', 17 * 60],
  ];
  return Array.from({ length: days }, (_, day) => day).flatMap((day) =>
    kinds.map(([kind, minute], index): Punch => {
      const shifted = minute + ((person * 7 + day * 3 + index) % 30);
      const time = { hour: Math.floor(shifted / 60), minute: shifted % 60 };
      const punchedAt = instant(instantAt(addDays(startsOn, day), time, zone) + ((person * 37) % 60) * 1_000);
      return { id: `${person}-${startsOn}-${day}-${index}`, kind, punchedAt, sequence: day * 4 + index + 1 };
    }),
  );
}

interface Week {
  readonly startsOn: PlainDate;
  readonly punches: readonly Punch[];
}

/**
 * Time cards from raw punches, explanations off: punches of a second of one processor, with and without pay, in turn with a
 * plain fold that only subtracts clock-in from clock-out. With `--json`, figures on the last line.
 */
export function rules(flags: readonly string[]): Promise<void> {
  const weeks = Array.from({ length: weekCount }, (_, week) => addDays(firstMonday, week * 7)).flatMap((startsOn) =>
    Array.from({ length: peopleCount }, (_, person): Week => ({ startsOn, punches: weekOfPunches(person, startsOn) })),
  );
  const count = weeks.reduce((sum, { punches }) => sum + punches.length, 0);
  const figures: Record<string, { hours: number; paid: number; ratio: number; mebibytes: number }> = {};
  // Long enough for the compiler to have settled.
  for (const name of names) repeated(2, () => workedMinutes(weeks, name) + workedMinutes(weeks, name, pay));
  console.log('policy                  hours: punches/CPU s   with pay   of a plain fold   memory grows');
  for (const name of names) {
    const before = heapInUse();
    const [hours, paid, bare]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      hours.push(rateOf(count, () => workedMinutes(weeks, name)));
      paid.push(rateOf(count, () => workedMinutes(weeks, name, pay)));
      bare.push(rateOf(count * bareTimes, () => repeated(bareTimes, () => presence(weeks))));
    }
    const rate = Math.round(median(hours));
    const ratio = Math.round((rate / median(bare)) * 10_000) / 10_000;
    const mebibytes = Math.round(((heapInUse() - before) / bytesPerMebibyte) * 10) / 10;
    figures[name] = { hours: rate, paid: Math.round(median(paid)), ratio, mebibytes };
    const aim = aims[name];
    const met = aim === undefined ? '' : `   aim ${aim}: ${rate >= aim ? 'met' : 'not met'}`;
    const columns = [String(rate).padStart(20), String(figures[name].paid).padStart(8), String(ratio).padStart(15)];
    console.log(`${name.padEnd(22)}  ${columns.join('   ')}   ${mebibytes} MiB${met}`);
  }
  if (flags.includes('--json')) console.log(JSON.stringify(figures));
  return Promise.resolve();
}

const names = Object.keys(presets) as PresetName[];
const pay: PayFacts = { rates: [{ from: firstMonday, ratePerHour: '20.00' }] };

function workedMinutes(weeks: readonly Week[], name: PresetName, paidBy?: PayFacts): number {
  const policy = presets[name];
  const until = instant(Date.UTC(2027, 0, 1));
  const asked = { policy, zone, until, ...(paidBy === undefined ? {} : { pay: paidBy }) };
  let total = 0;
  for (const { startsOn, punches } of weeks) total += payableWeek(punches, { ...asked, startsOn }).workedMinutes;
  return total;
}

/** The least that anybody could do: presence less breaks, without a day, a week or a rule. */
function presence(weeks: readonly Week[]): number {
  let total = 0;
  for (const { punches } of weeks) {
    for (const { kind, punchedAt } of punches)
      total += (kind === 'clock_in' || kind === 'break_end' ? -1 : 1) * punchedAt;
  }
  return total;
}

/** A plain fold is over too soon to be measured once. */
const bareTimes = 50;

function repeated(times: number, work: () => number): number {
  let total = 0;
  for (let time = 0; time < times; time += 1) total += work();
  return total;
}

function rateOf(count: number, work: () => number): number {
  const before = process.cpuUsage();
  if (Number.isNaN(work())) throw new Error('a sum of minutes is a number');
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1_000_000);
}

/** Bytes in use once what nobody holds is gone, as far as the collector may be called. */
function heapInUse(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
