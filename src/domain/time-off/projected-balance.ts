import type { PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts } from './due-entries.ts';

/**
 * What somebody will have of a type on a date, if the rules stay as they are: what is in the ledger by then, and what the calendar is
 * still to give and take. Hours that nobody has worked yet earn nothing here.
 */
export function projectedBalance(facts: Omit<AccrualFacts, 'until' | 'worked'>, date: PlainDate): number {
  const written = facts.posted.filter(({ on }) => on <= date);
  const due = dueEntries({ ...facts, worked: [], until: date });
  return [...written, ...due].reduce((sum, { minutes }) => sum + minutes, 0);
}
