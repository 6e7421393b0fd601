import { isWithin, type Span } from '../kernel/time.ts';
import { countedEntries, type Counting } from '../pay-rules/counted-entries.ts';
import { effectivePunches, type Punch, type PunchVoid } from '../time-clock/punch.ts';
import { presenceOf, timeEntries } from '../time-clock/time-entry.ts';

/** A row of the ledger of punches, with its place in it. */
export type PlacedRow<P extends Punch = Punch> = P | (PunchVoid & { readonly sequence: number });

/** What counts of a week now and did not before, and the other way about. */
export interface WeekChanges<P extends Punch = Punch> {
  readonly added: readonly P[];
  readonly removed: readonly P[];
}

/**
 * What changed of a week since the ledger ended at `sequence`: not what was recorded meanwhile, but what counts of it. A
 * punch of another week changes nothing here, unless it moves an entry that has a part in this one.
 *
 * | signed                  | recorded since                      | changed         |
 * | Fri in 9:00, out 17:00  | nothing, or a punch of next Monday  | nothing         |
 * | the same                | Fri out 17:00 void, out 17:30       | − 17:00 + 17:30 |
 * | the same                | Fri break 12:00, and that void      | nothing         |
 */
export function changesSince<P extends Punch>(
  rows: readonly PlacedRow<P>[],
  sequence: number,
  week: Span,
  counting: Counting,
): WeekChanges<P> {
  const known = rows.filter((row) => row.sequence <= sequence);
  if (known.length === rows.length) return { added: [], removed: [] };
  const before = punchesOf(known, week, counting);
  const after = punchesOf(rows, week, counting);
  const [counted, left] = [idsOf(before), idsOf(after)];
  return { added: after.filter(({ id }) => !counted.has(id)), removed: before.filter(({ id }) => !left.has(id)) };
}

export const hasChanged = ({ added, removed }: WeekChanges): boolean => added.length > 0 || removed.length > 0;

const idsOf = (punches: readonly Punch[]): ReadonlySet<string> => new Set(punches.map(({ id }) => id));

/** The punches that count for a week: its own, and those of entries that reach into it. */
function punchesOf<P extends Punch>(rows: readonly PlacedRow<P>[], week: Span, counting: Counting): P[] {
  const effective = effectivePunches<P>(rows);
  const ofEntries = new Set(
    countedEntries(timeEntries(effective), counting)
      .filter((entry) => reaches(presenceOf(entry, counting.until), week))
      .flatMap(({ punchIds }) => punchIds),
  );
  return effective.filter(({ id, punchedAt }) => ofEntries.has(id) || isWithin(punchedAt, week));
}

const reaches = (presence: Span, week: Span): boolean =>
  isWithin(presence.from, week) || (presence.from < week.from && presence.to > week.from);
