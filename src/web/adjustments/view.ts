import type { Adjustment, RecordedDay } from '../../contract/adjustments.ts';
import { endMomentsOf, momentsOf, type Reading } from '../../domain/adjustments/asked-times.ts';
import { closureOf } from '../../domain/adjustments/closure.ts';
import { decideAdjustment, type AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import { breakMinutesOf, type PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import type { ToldAdjustment } from '../../domain/adjustments/told-by-day.ts';
import { plainNumber } from '../../domain/kernel/digits.ts';
import { refuse } from '../../domain/kernel/result.ts';
import {
  dateAt,
  inMinutes,
  millisecondsPerMinute,
  wallClock,
  type Instant,
  type PlainDate,
  type WallTime,
  type Zone,
} from '../../domain/kernel/time.ts';
import { isForgotten } from '../../domain/pay-rules/counted-entries.ts';
import { timeEntries, type TimeEntry } from '../../domain/time-clock/time-entry.ts';
import type { Faults } from '../kernel/form.tsx';

/** An entry as a ribbon shows it; without an end, as far as is known. */
export interface ShownEntry {
  readonly clockedInAt: Instant;
  readonly clockedOutAt?: Instant | null | undefined;
  readonly breaks: readonly { readonly startedAt: Instant; readonly endedAt?: Instant | null | undefined }[];
}

/** What is typed. */
export interface AdjustmentValues {
  readonly newStartTime: string;
  readonly newEndTime: string;
  readonly newBreak: string;
  readonly startReading: Reading;
  readonly endReading: Reading;
}

/** The form as it opens on an entry: its times, and an end left open where there is none. */
export function valuesOf(entry: ShownEntry | undefined, zone: Zone): AdjustmentValues {
  if (entry === undefined) return { newStartTime: '', newEndTime: '', newBreak: '0', ...firstReadings };
  const end = entry.clockedOutAt ?? undefined;
  return {
    newStartTime: clockText(entry.clockedInAt, zone),
    newEndTime: end === undefined ? '' : clockText(end, zone),
    newBreak: String(breakMinutesOf({ breaks: entry.breaks.map(asBreak) })),
    startReading: readingOf(entry.clockedInAt, zone),
    endReading: end === undefined ? 'first' : readingOf(end, zone),
  };
}

const firstReadings = { startReading: 'first', endReading: 'first' } as const;

const asBreak = ({ startedAt, endedAt }: ShownEntry['breaks'][number]) =>
  endedAt === null || endedAt === undefined ? { startedAt } : { startedAt, endedAt };

function clockText(at: Instant, zone: Zone): string {
  const { hour, minute } = wallClock(at, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Which of two moments with one wall time an instant is. */
function readingOf(at: Instant, zone: Zone): Reading {
  const { date, hour, minute } = wallClock(at, zone);
  const [, second] = momentsOf(date, { hour, minute }, zone);
  return second !== undefined && at >= second ? 'second' : 'first';
}

/** What is typed as what is asked; undefined while a time is missing or the break is no number of minutes. */
export function askedOf(values: AdjustmentValues, date: PlainDate): AskedEntry | undefined {
  const startTime = wallTimeOf(values.newStartTime);
  const endTime = wallTimeOf(values.newEndTime);
  const breakMinutes = breakTyped(values);
  if (startTime === undefined || endTime === undefined || breakMinutes === undefined) return undefined;
  const { startReading, endReading } = values;
  return { date, startTime, endTime, startReading, endReading, breakMinutes };
}

/** Whole minutes, in digits of any script; undefined where they are none. */
export function breakTyped({ newBreak }: Pick<AdjustmentValues, 'newBreak'>): number | undefined {
  const plain = plainNumber(newBreak);
  return /^\d{1,4}$/.test(plain) ? Number(plain) : undefined;
}

/** What is missing of the times, or can't be read. */
export const faultsOf = (values: AdjustmentValues): Faults<AdjustmentValues> => ({
  ...(values.newStartTime === '' && { newStartTime: 'adjustments.enterStart' }),
  ...(values.newEndTime === '' && { newEndTime: 'adjustments.enterEnd' }),
  ...(breakTyped(values) === undefined && { newBreak: 'adjustments.enterBreak' }),
});

/** What may still be changed of a request: it stays about the date that was asked for. */
export const timesOf = ({ startTime, endTime, startReading, endReading, breakMinutes }: AskedEntry) => ({
  startTime,
  endTime,
  startReading,
  endReading,
  breakMinutes,
});

function wallTimeOf(text: string): WallTime | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}

/** The moments among which start and end must be chosen: only where the clock showed the time twice. */
export function choicesOf(asked: AskedEntry, zone: Zone): { readonly start: Instant[]; readonly end: Instant[] } {
  const starts = momentsOf(asked.date, asked.startTime, zone);
  const start = asked.startReading === 'second' ? starts.at(-1) : starts[0];
  const ends = start === undefined ? [] : endMomentsOf(asked, start, zone);
  return { start: starts.length > 1 ? starts : [], end: ends.length > 1 ? ends : [] };
}

/** The day that hours of a week are corrected on, until another is chosen: today, or the last on which anything is recorded. */
export function dayToOpen(
  week: {
    readonly startsOn: PlainDate;
    readonly endsOn: PlainDate;
    readonly days: readonly { readonly date: PlainDate; readonly ribbon: readonly unknown[] }[];
  },
  today: PlainDate,
): PlainDate {
  if (week.startsOn <= today && today <= week.endsOn) return today;
  const last = week.days.findLast(({ ribbon }) => ribbon.length > 0)?.date ?? week.endsOn;
  return last < today ? last : today;
}

/** The entries that began on a date. */
export const entriesOn = ({ punches, zone }: RecordedDay, date: PlainDate): TimeEntry[] =>
  timeEntries(punches).filter(({ clockedInAt }) => dateAt(clockedInAt, zone) === date);

/** Why nothing at all may be recorded on a date; undefined where something may. */
export function closedBy({ closed, oldestOn }: Pick<RecordedDay, 'closed' | 'oldestOn'>, date: PlainDate) {
  if (date < oldestOn) return 'day_too_old';
  return closed ?? undefined;
}

/** What the server would answer to these times, on a day that is not closed. */
export function preview(day: RecordedDay, entryId: string | null, asked: AskedEntry, now: Instant) {
  const { punches, zone, longestMinutes, closures } = day;
  const decided = decideAdjustment(punches, entryId, asked, zone, { now, longestMinutes });
  if (!decided.ok) return decided;
  const closed = closureOf(closures, [entryNow(day, entryId), decided.value.planned]);
  return closed === undefined ? decided : refuse(closed);
}

/**
 * What the dialog that answers shows beside what is recorded: what would be recorded, or what was asked for while no other times are typed. Also where
 * it can be recorded no longer: whoever rejects it sees what they reject.
 */
export const wishedEntry = (
  decided: ReturnType<typeof preview> | undefined,
  { planned, isAsAsked }: { readonly planned: ShownEntry; readonly isAsAsked: boolean },
): ShownEntry | null => (decided?.ok === true ? decided.value.planned : isAsAsked ? planned : null);

/** How long an entry would be, in minutes, if it is longer than a shift usually is. */
export function unusualMinutes({ longShiftMinutes }: RecordedDay, planned: PlannedEntry): number | undefined {
  const minutes = inMinutes(planned.clockedOutAt - planned.clockedInAt);
  return planned.clockedOutAt - planned.clockedInAt > longShiftMinutes * millisecondsPerMinute ? minutes : undefined;
}

/** What times would do to the week: of what cannot be read as times nothing is known, whatever those from before did. */
export const effectShown = <E>(asked: AskedEntry | undefined, effect: E | undefined): E | undefined =>
  asked === undefined ? undefined : effect;

/** How the state of a request looks; the word stands beside it. */
export const toneOf = ({ decision }: Pick<ToldAdjustment, 'decision'>): 'acc' | 'in' | 'out' | undefined => {
  if (decision === null) return 'acc';
  // What was withdrawn is neither good nor bad: it has no colour.
  return decision.outcome === 'approved' ? 'in' : decision.outcome === 'rejected' ? 'out' : undefined;
};

/** The entries that lack their clock-out: forgotten, if they run for longer than a shift may or another began since. */
export function forgottenOf(
  punches: Parameters<typeof timeEntries>[0],
  longestMinutes: number,
  now: Instant,
): TimeEntry | undefined {
  return timeEntries(punches).find(
    (entry) => entry.clockedOutAt === undefined && (!entry.open || isForgotten(entry, now, longestMinutes)),
  );
}

/** Whether an answer about an entry waits for a manager; where the requests could not be read, none is claimed. */
export const waits = (
  adjustments: readonly Pick<Adjustment, 'entryId' | 'decision'>[] | undefined,
  entryId: string | undefined,
): boolean => adjustments?.some((one) => one.entryId === entryId && one.decision === null) ?? false;

/** The entry that an adjustment is about as it is recorded now; undefined where it adds one, or where it is gone. */
export const entryNow = ({ punches }: RecordedDay, entryId: string | null): TimeEntry | undefined =>
  entryId === null ? undefined : timeEntries(punches).find(({ punchIds }) => punchIds[0] === entryId);

/** What stands where nothing is recorded of an entry: one that is added is none that the day has already. */
export const nothingOf = (entryId: string | null) =>
  entryId === null ? 'adjustments.newEntry' : 'adjustments.nothing';
