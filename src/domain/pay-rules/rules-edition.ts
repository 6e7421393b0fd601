import { inMinutes, millisecondsPerMinute } from '../kernel/time.ts';

/**
 * How hours are counted where no policy says it. What was approved goes on being worked out by the edition of its day, so that no upgrade changes
 * it: whoever changes what the same facts come to adds an edition, and leaves those before as they were. See docs/decisions/0244.
 *
 * | edition | a day of 8:00:29 | 8:00:30 | 8:00:59 |                                                         |
 * | 1       | 8:00             | 8:00    | 8:00    | what fills no minute is left out                        |
 * | 2       | 8:00             | 8:01    | 8:01    | to the nearest minute, a half going up: 29 CFR 785.48(b) |
 *
 * | edition | Tue 22:00 – Wed 6:00, off on Tuesday | off on Wednesday |                                                  |
 * | 1 and 2 | 6 h promised                         | 2 h promised     | a day off takes the hours of its date            |
 * | 3       | nothing                              | 8 h promised     | it takes what begins on it, as it does of a plan |
 */
export type RulesEdition = 1 | 2 | 3;

export const editionNow: RulesEdition = 3;

/** Whole minutes of what was worked of a day, or of a shift. */
export const minutesBy = (edition: RulesEdition, milliseconds: number): number =>
  inMinutes(edition === 1 ? milliseconds : milliseconds + millisecondsPerMinute / 2);
