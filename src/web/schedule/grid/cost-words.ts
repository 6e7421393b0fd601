import type { LabourSum } from '../../../domain/schedule/labour.ts';
import type { Words } from '../../kernel/words.tsx';
import type { GridDay, Uncosted } from './view.ts';

/** So many people are named. */
const mostNamed = 3;

type Speaks = Pick<Words, 'say' | 'formats'>;

/**
 * What a sum of hours costs: `$540.00`; `at least $540.00`, where it is not known of all of them; undefined where there is nothing to say.
 *
 * @param uncosted who is left out of it
 */
export function sayCost(
  { minutes, cents, knownCents }: LabourSum,
  { say, formats }: Speaks,
  currency: string,
  uncosted: readonly Uncosted[] = [],
): string | undefined {
  if (minutes === 0) return undefined;
  const sum = formats.money(knownCents, currency);
  if (cents !== null) return sum;
  if (knownCents > 0) return say('schedule.labour.atLeast', { sum });
  return uncosted.length > 0 ? say('schedule.labour.unknown') : undefined;
}

/** Who is left out of the cost of some days, each once. */
export const uncostedOf = (days: readonly Pick<GridDay, 'uncosted'>[]): readonly Uncosted[] => [
  ...new Map(days.flatMap(({ uncosted }) => uncosted.map((one) => [one.employeeId, one]))).values(),
];

/** Who is left out of a cost, and why; undefined where nobody is. */
export function sayUncosted(uncosted: readonly Uncosted[], { say, formats }: Speaks): string | undefined {
  const [hidden, lacking] = [uncosted.filter((one) => one.isRateHidden), uncosted.filter((one) => !one.isRateHidden)];
  const namesOf = (of: readonly Uncosted[]): string =>
    of.length > mostNamed
      ? say('schedule.labour.people', { count: of.length })
      : formats.list(of.map(({ name }) => name));
  const sentences = [
    ...(hidden.length > 0 ? [say('schedule.labour.hidden', { count: hidden.length, names: namesOf(hidden) })] : []),
    ...(lacking.length > 0 ? [say('schedule.labour.lacking', { names: namesOf(lacking) })] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
