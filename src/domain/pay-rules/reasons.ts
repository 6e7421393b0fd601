import type { TimeEntry } from '../time-clock/time-entry.ts';
import { dayReasons } from './day-reasons.ts';
import { payReasons } from './line-reasons.ts';
import type { PayableDay } from './payable-day.ts';
import { citationKey, type Make, type Reason } from './reason.ts';
import type { WeekPay } from './week-pay.ts';
import type { WeekQuestion } from './week-question.ts';

/** The figures of a week that can be asked "why?". */
export interface WeekFigures {
  readonly days: readonly PayableDay[];
  readonly pay?: WeekPay;
}

/**
 * Every reason of a week: for each day what was punched, what was added or taken and which rule pays which minutes, then
 * the regular rate and each line of pay. The reasons of a day's minutes add up to them, and so do those of the lines.
 */
export function reasonsOf(
  { days, pay }: WeekFigures,
  entries: readonly TimeEntry[],
  question: Pick<WeekQuestion, 'policy' | 'facts' | 'until' | 'pay' | 'edition' | 'startsOn'>,
): readonly Reason[] {
  const reason: Make = (rule, telling) => {
    const citation = question.policy.citations?.[citationKey(rule)];
    return { punchIds: [], ...(citation === undefined ? {} : { citation }), ...telling, rule };
  };
  return [
    ...days.flatMap((day) => dayReasons(day, entries, question, reason)),
    ...(pay === undefined ? [] : payReasons({ days, pay }, entries, question, reason)),
  ];
}
