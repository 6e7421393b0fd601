import { accept, refuse, type Result } from '../kernel/result.ts';
import { overlap, type Instant } from '../kernel/time.ts';
import { inOrder, type Punch, type PunchKind } from '../time-clock/punch.ts';
import { presenceOf, timeEntries, type TimeEntry } from '../time-clock/time-entry.ts';
import type { PlannedEntry } from './planned-entry.ts';

/** What a correction appends to the ledger: punches annulled, and punches added, in this order. */
export interface Correction {
  readonly voidIds: readonly string[];
  readonly punches: readonly { readonly kind: PunchKind; readonly punchedAt: Instant }[];
}

/** The entry whose clock-in has this id, as it counts now. */
export const entryOf = (effective: readonly Punch[], entryId: string): TimeEntry | undefined =>
  timeEntries(effective).find(({ punchIds }) => punchIds[0] === entryId);

/**
 * The rows that turn a ledger into one that holds the planned entry, and every other entry as it was. A punch that is right
 * already stays; punches within the entry that belonged to none are annulled with it.
 *
 * | ledger                       | entry | planned       | voids     | adds                |
 * | in 9:00                      | 9:00  | 9:00–17:00    |           | out 17:00           |
 * | in 9:00, out 17:00           | 9:00  | 8:30–17:00    | in 9:00   | in 8:30             |
 * | in 9:00, out 17:00           | none  | 16:00–18:00   | entry_overlaps                  |
 *
 * @param effective what counts, in order, for at least a day around the plan
 * @param until now: an open entry lasts up to here
 */
export function decideCorrection(
  effective: readonly Punch[],
  entryId: string | null,
  planned: PlannedEntry,
  until: Instant,
): Result<Correction, 'entry_gone' | 'entry_overlaps' | 'entry_as_recorded'> {
  const entries = timeEntries(effective);
  const own = entryId === null ? undefined : entryOf(effective, entryId);
  if (entryId !== null && own === undefined) return refuse('entry_gone');
  const others = entries.filter(({ punchIds }) => punchIds[0] !== entryId);
  const span = { from: planned.clockedInAt, to: planned.clockedOutAt };
  if (others.some((other) => overlap(presenceOf(other, until), span) !== undefined)) return refuse('entry_overlaps');

  const attached = new Set(others.flatMap(({ punchIds }) => punchIds));
  const ownIds = new Set(own?.punchIds);
  const isStray = ({ id, punchedAt }: Punch) => !attached.has(id) && punchedAt >= span.from && punchedAt <= span.to;
  const mine = effective.filter((punch) => ownIds.has(punch.id) || isStray(punch));
  const wanted = punchesOf(planned);
  const kept = rightAlready(mine, wanted);
  const added = wanted.filter((one) => !kept.some((punch) => isSame(one, punch)));
  // At one moment the ledger's order decides: the clock-in of whoever begins as this ends must stand after its clock-out.
  const endsAnew = added.some(({ kind }) => kind === 'clock_out');
  const displaced = effective.filter(
    ({ id, kind, punchedAt }) => endsAnew && attached.has(id) && kind === 'clock_in' && punchedAt === span.to,
  );
  const voidIds = [...mine.filter((punch) => !kept.includes(punch)), ...displaced].map(({ id }) => id);
  const correction = { voidIds, punches: [...added, ...displaced.map(({ kind, punchedAt }) => ({ kind, punchedAt }))] };
  if (correction.punches.length === 0 && voidIds.length === 0) return refuse('entry_as_recorded');
  return givesExactly(corrected(effective, correction), [...others, planned])
    ? accept(correction)
    : refuse('entry_overlaps');
}

/** The punches that count after a correction, in order. @param nameOf names those that it adds, which are recorded under other names */
export function corrected(
  effective: readonly Punch[],
  { voidIds, punches }: Correction,
  nameOf: (index: number) => string = (index) => `added ${index}`,
): Punch[] {
  const last = effective.reduce((highest, { sequence }) => Math.max(highest, sequence), 0);
  const added = punches.map((punch, index): Punch => ({
    ...punch,
    id: nameOf(index),
    sequence: last + voidIds.length + index + 1,
  }));
  return [...effective.filter(({ id }) => !voidIds.includes(id)), ...added].toSorted(inOrder);
}

/** Clocking out on a break ends the break: a break that lasts to the end has no punch of its own for that. */
function punchesOf({ clockedInAt, clockedOutAt, breaks }: PlannedEntry): Correction['punches'] {
  const pauses = breaks.flatMap(({ startedAt, endedAt }): Correction['punches'] => [
    { kind: 'break_start', punchedAt: startedAt },
    ...(endedAt < clockedOutAt ? [{ kind: 'break_end', punchedAt: endedAt } as const] : []),
  ]);
  return [{ kind: 'clock_in', punchedAt: clockedInAt }, ...pauses, { kind: 'clock_out', punchedAt: clockedOutAt }];
}

/** The punches that are right, in the order of those wanted: of a break that was ended as it began not both may stay. */
function rightAlready(mine: readonly Punch[], wanted: Correction['punches']): Punch[] {
  const kept: Punch[] = [];
  let next = 0;
  for (const one of wanted) {
    const found = mine.findIndex((punch, index) => index >= next && isSame(one, punch));
    if (found === -1) continue;
    kept.push(mine[found] as Punch);
    next = found + 1;
  }
  return kept;
}

const isSame = (a: Correction['punches'][number], b: Punch): boolean =>
  a.kind === b.kind && a.punchedAt === b.punchedAt;

type Whole = Pick<TimeEntry, 'clockedInAt' | 'clockedOutAt' | 'breaks'>;

/** Whether the punches, paired as every card pairs them, give these entries and no others. */
function givesExactly(punches: readonly Punch[], entries: readonly Whole[]): boolean {
  const text = ({ clockedInAt, clockedOutAt, breaks }: Whole) =>
    [clockedInAt, clockedOutAt, ...breaks.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt])].join(' ');
  const sorted = (all: readonly Whole[]) => all.map(text).toSorted().join('\n');
  return sorted(timeEntries(punches)) === sorted(entries);
}
