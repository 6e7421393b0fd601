import { kindOf, walk, type AccrualFacts, type DueEntry, type PostedEntry } from './due-entries.ts';
import { nameOf, type LedgerEvent } from './ledger-events.ts';

/**
 * What puts written rows right where something else counts than when they were written: somebody was answered, took time off back, or had
 * their balance adjusted for a date of before, after a year had begun. Each event is asked with the time and without it, by the rules in
 * force, and its row changes by what is between the two answers: so what was written otherwise for any other reason, such as rules that are
 * others since, stays as it was written. What is not written yet is left to `dueEntries`. So the order in which all of it comes makes no
 * difference.
 *
 * | 80 h, of which 40 h may be carried; 24 h before the year began are | written | put right by |
 * | approved after it                                                  | −40 h   | +24 h        |
 * | approved before it, and taken back after it                        | −16 h   | −24 h        |
 * | nothing was taken; 8 h more of before it are recorded after it     | −40 h   | −8 h         |
 *
 * @param facts with the ledger as it was without the change
 * @param posted the ledger as it is with it
 * @param by what the rows are named after besides their period: there is one of a name
 */
export function correctionsOf(facts: AccrualFacts, posted: readonly PostedEntry[], by: string): readonly DueEntry[] {
  const fairBefore = new Map<string, number>();
  walk(facts, ({ event, fair, written }) => {
    if (written !== undefined) fairBefore.set(keyOf(event), fair);
  });
  const corrections: DueEntry[] = [];
  walk(
    { ...facts, posted },
    ({ event, change, written }) => {
      const period = nameOf(event);
      if (period === undefined || written === undefined || change === written) return;
      const minutes = change - written;
      corrections.push({ kind: kindOf(minutes), on: event.date, minutes, period: `${period} ${by}` });
    },
    ({ event, fair, written }) => kept(event, written, written + fair - (fairBefore.get(keyOf(event)) ?? fair)),
  );
  return corrections;
}

/** Versions of the rules may have an event of the same name on different dates. */
const keyOf = (event: LedgerEvent): string => `${nameOf(event) ?? ''} ${event.date}`;

/** A grant gives, and what lapses is taken: by no correction does the one become the other. */
function kept({ kind }: LedgerEvent, written: number, minutes: number): number {
  const isTaking = kind === 'year' || kind === 'lapse';
  return isTaking ? Math.min(minutes, Math.max(0, written)) : Math.max(minutes, Math.min(0, written));
}
