import type { PlainDate } from '../../kernel/time.ts';
import type { RunDecision } from './decide-run.ts';

/** Somebody of a run as whoever pays it looks at them. */
export interface ShownPerson extends RunDecision {
  readonly employeeId: string;
  /** How many days it pays, and what they come to in hours. */
  readonly days: number;
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
}

/**
 * All of whom a run would pay, when, how and what: another text wherever anybody, their hours, any sum, what is taken, the date or the way is another
 * one. The screen sends it, and nothing is paid unless it comes to the same then: sums of all people stay what they were where one gets what another loses.
 */
export const shownRun = (people: readonly ShownPerson[], payDate: PlainDate, method: string): string =>
  [
    payDate,
    method,
    ...people
      .filter(({ isSkipped }) => !isSkipped)
      .map(({ employeeId, days, workedMinutes, overtimeMinutes, figures: { totalCents, deductions, finalCents } }) =>
        [
          employeeId,
          days,
          workedMinutes,
          overtimeMinutes,
          totalCents,
          deductions.map(({ cents }) => cents).join('+'),
          finalCents,
        ].join(' '),
      )
      .toSorted(),
  ].join('\n');
