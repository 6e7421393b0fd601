import type { PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts } from './due-entries.ts';
import type { RulesInForce } from './time-off-rules.ts';

/**
 * What somebody will have of a type on a date, if the rules stay as they are: what is in the ledger by then, and what the calendar is
 * still to give and take. Hours that nobody has worked yet earn nothing here.
 */
export function projectedBalance(facts: Omit<AccrualFacts, 'until' | 'worked'>, date: PlainDate): number {
  const written = facts.posted.filter(({ on }) => on <= date);
  const due = dueEntries({ ...facts, worked: [], until: date });
  return [...written, ...due].reduce((sum, { minutes }) => sum + minutes, 0);
}

/**
 * Whether work between today and a date may earn more than a projection says: nobody knows yet what will be worked. It is to be said beside the figure.
 *
 * @param versions in the order in which they begin
 */
export const isEarnedByWork = (versions: readonly RulesInForce[], today: PlainDate, date: PlainDate): boolean =>
  today < date &&
  versions.some(({ from, rules }, index) => {
    const until = versions[index + 1]?.from;
    return rules.accrual.by === 'work' && from <= date && (until === undefined || until > today);
  });
