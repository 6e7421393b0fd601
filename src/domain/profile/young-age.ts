import { addDays, type PlainDate } from '../kernel/time.ts';

/** Whose hours federal law limits: nobody of 16 or more. */
export type YoungAge = 'under_14' | 'under_16';

/** The age that somebody has on a date, as far as it limits their hours; null, it does not. */
export function youngAge(bornOn: PlainDate, on: PlainDate): YoungAge | null {
  const had = (years: number): boolean => `${Number(bornOn.slice(0, 4)) + years}${bornOn.slice(4)}` <= on;
  if (had(16)) return null;
  return had(14) ? 'under_16' : 'under_14';
}

/** An age that limits somebody's hours, with the last date of some on which they have it; null, on all of them. */
export interface YoungUntil {
  readonly age: YoungAge;
  readonly until: PlainDate | null;
}

/**
 * How young somebody is from one date to another, both included: one age after the other, and nothing once none limits their hours. What is
 * told of a birthday is only what comes to be allowed on it.
 *
 * | 15 on all of them               | under 16                 |
 * | 16 from Wednesday on            | under 16 until Tuesday   |
 */
export function youngDuring(
  ageOn: (on: PlainDate) => YoungAge | null,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): readonly YoungUntil[] {
  const ages: YoungUntil[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const age = ageOn(date);
    if (age === null) break;
    if (ages.at(-1)?.age === age) ages.pop();
    ages.push({ age, until: date === to ? null : date });
  }
  return ages;
}

/** The age of those on a date; null, none limits their hours on it. */
export const youngOn = (ages: readonly YoungUntil[], on: PlainDate): YoungAge | null =>
  ages.find(({ until }) => until === null || on <= until)?.age ?? null;
