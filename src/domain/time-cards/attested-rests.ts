import { accept, refuse, type Result } from '../kernel/result.ts';
import type { PayableWeek } from '../pay-rules/payable-week.ts';
import type { AttestedRests, CardStep } from './card-step.ts';

/** The days of a week on which rests are due by its policy, and how many: none, where the policy asks for none. */
export const restsDue = ({ days }: Pick<PayableWeek, 'days'>): Omit<AttestedRests, 'missed'>[] =>
  days
    .filter(({ mealRest }) => (mealRest?.restBreaksRequired ?? 0) > 0)
    .map(({ date, mealRest }) => ({ date, due: mealRest?.restBreaksRequired ?? 0 }));

/**
 * What whoever signs says of their rests: of each day on which some were due, once, and of no other. Null where none were.
 *
 * | due           | said                    |                    |
 * | Mon 2, Tue 1  | Mon 0 missed, Tue 1     | yes                |
 * | the same      | Mon 0                   | rests_not_attested |
 * | the same      | Mon 3, Tue 0            | rests_not_attested |
 * | none          | nothing                 | yes, null          |
 */
export function decideRests(
  due: readonly Omit<AttestedRests, 'missed'>[],
  said: readonly Pick<AttestedRests, 'date' | 'missed'>[],
): Result<readonly AttestedRests[] | null, 'rests_not_attested'> {
  const attested = due.flatMap((day) => {
    const [of, ...again] = said.filter(({ date }) => date === day.date);
    const isSaid = of !== undefined && again.length === 0 && of.missed >= 0 && of.missed <= day.due;
    return isSaid ? [{ ...day, missed: of.missed }] : [];
  });
  if (attested.length < due.length || said.length > due.length) return refuse('rests_not_attested');
  return accept(attested.length === 0 ? null : attested);
}

/** Whether the same was missed, on the same days. */
export const isSameRests = (a: readonly AttestedRests[], b: readonly AttestedRests[]): boolean =>
  a.length === b.length &&
  a.every(({ date, missed }) => b.some((other) => other.date === date && other.missed === missed));

/**
 * What was last said of the rests of a week. It counts also while the week stands open again: whoever said that a rest was missed is owed
 * the hour until they say otherwise, whether they sign once more or not.
 */
export function attestedRests(
  steps: readonly Pick<CardStep, 'sequence' | 'step' | 'rests'>[],
): readonly AttestedRests[] {
  const signatures = steps.filter(({ step }) => step === 'signed').toSorted((a, b) => a.sequence - b.sequence);
  return signatures.at(-1)?.rests ?? [];
}
