import { dayInMonth } from '../../../domain/kernel/months.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { Milestone } from '../../../domain/time-off/accrual-calendar.ts';
import type { GrantFrequency, YearBegin } from '../../../domain/time-off/grant-days.ts';
import { policyPresets } from '../../../domain/time-off/policy-presets.ts';
import type { AccrualRule, TimeOffRules } from '../../../domain/time-off/time-off-rules.ts';
import type { Words } from '../../kernel/words.tsx';
import { weekdayName } from './week-text.ts';

type Speaking = Pick<Words, 'say' | 'formats'>;

/**
 * What rules say, by their own figures: how time is earned, how often, and within which limits. California’s sick leave is named where nothing of it
 * was changed; a policy that was only begun from it is not that.
 */
export function rulesIn(words: Speaking, rules: TimeOffRules): string {
  const { say } = words;
  const said = sentencesIn(words, rules);
  const isAsLawHasIt = said === sentencesIn(words, policyPresets.california_sick);
  return isAsLawHasIt
    ? say('timeOff.rule.named', { name: say('timeOff.policyPreset.california_sick'), rules: said })
    : said;
}

function sentencesIn(words: Speaking, rules: TimeOffRules): string {
  const { say } = words;
  const { accrual, waitingDays, usableAfterDays, carriedLapsesAfterMonths } = rules;
  const sentences = [
    ...earnedIn(words, accrual),
    carriedLapsesAfterMonths !== undefined && say('timeOff.rule.lapse', { months: carriedLapsesAfterMonths }),
    accrual.by !== 'nothing' && waitingDays > 0 && say('timeOff.rule.waiting', { days: waitingDays }),
    usableAfterDays > 0 && say('timeOff.rule.usable', { days: usableAfterDays }),
    usedIn(words, rules),
    countsYears(rules) && yearIn(words, accrual.by === 'nothing' ? undefined : accrual.yearBegins),
  ];
  return sentences.filter((one) => one !== false).join(' ');
}

function earnedIn(words: Speaking, accrual: AccrualRule): readonly (string | false)[] {
  const { say, formats } = words;
  if (accrual.by === 'nothing') return [say('timeOff.presetHint.nothing')];
  if (accrual.by === 'work') {
    const earned = say('timeOff.rule.perWorked', { hours: accrual.workedPerMinute });
    return [say('timeOff.rule.work', { facts: formats.facts([earned, ...limitsIn(words, accrual)]) })];
  }
  const { frequency, milestones, prorateFirst } = accrual;
  const facts = (milestone: Milestone) =>
    formats.facts([
      say('timeOff.rule.perYear', { hours: formats.exactHours(milestone.minutesPerYear) }),
      ...limitsIn(words, milestone),
    ]);
  return [
    ...milestones.map((milestone, index) =>
      index === 0
        ? grantedIn(words, frequency, facts(milestone))
        : say('timeOff.rule.step', { years: milestone.afterYears, facts: facts(milestone) }),
    ),
    prorateFirst !== undefined &&
      say(prorateFirst === 'ahead' ? 'timeOff.rule.first.ahead' : 'timeOff.rule.first.part'),
  ];
}

/** In a year that has a February 29. */
const dayOf = ({ month, dayOfMonth }: YearBegin): PlainDate => dayInMonth(2028, month, dayOfMonth);

function grantedIn({ say, formats }: Speaking, frequency: GrantFrequency, facts: string): string {
  switch (frequency.every) {
    case 'pay-period':
      return say('timeOff.rule.every.pay-period', { facts });
    case 'week':
      return say('timeOff.rule.every.week', { weekday: weekdayName(formats, frequency.weekday), facts });
    case 'two-weeks':
      return say('timeOff.rule.every.two-weeks', { date: formats.fullDate(frequency.from), facts });
    case 'month':
      return say('timeOff.rule.every.month', { day: frequency.dayOfMonth, facts });
    case 'quarter': {
      const { dayOfMonth: day, monthOfQuarter } = frequency;
      return say('timeOff.rule.every.quarter', { day, month: `m${monthOfQuarter}`, facts });
    }
    case 'half-year': {
      const other = { month: ((frequency.month + 5) % 12) + 1, dayOfMonth: frequency.dayOfMonth };
      const dates = [frequency, other].map(dayOf).toSorted();
      return say('timeOff.rule.every.half-year', { dates: formats.list(dates.map(formats.dayMonth)), facts });
    }
    case 'year':
      return say('timeOff.rule.every.year', { date: formats.dayMonth(dayOf(frequency)), facts });
  }
}

type Limits = Omit<Partial<Milestone>, 'afterYears'> & { readonly balanceCapDays?: number };

function limitsIn(words: Speaking, limits: Limits): readonly string[] {
  const { annualCapMinutes: annual, carryOverCapMinutes: carried } = limits;
  const { say, formats } = words;
  const hours = formats.exactHours;
  return [
    ...capIn(words, limits),
    ...(annual === undefined ? [] : [say('timeOff.rule.earnedAtMost', { hours: hours(annual) })]),
    ...(carried === undefined
      ? []
      : [
          carried === 0
            ? say('timeOff.rule.noneCarried')
            : say('timeOff.rule.carriedAtMost', { hours: hours(carried) }),
        ]),
  ];
}

function capIn(
  { say, formats }: Speaking,
  { balanceCapMinutes: minutes, balanceCapDays: most }: Limits,
): readonly string[] {
  const hours = minutes === undefined ? undefined : formats.exactHours(minutes);
  const days = most === undefined ? undefined : say('timeOff.days', { days: most });
  if (hours === undefined) return days === undefined ? [] : [say('timeOff.rule.atMostDays', { days })];
  return [
    days === undefined ? say('timeOff.rule.atMost', { hours }) : say('timeOff.rule.atMostEither', { hours, days }),
  ];
}

function usedIn({ say, formats }: Speaking, { yearlyUse }: TimeOffRules): string | false {
  if (yearlyUse === undefined) return false;
  const { minutes, days } = yearlyUse;
  const hours = formats.exactHours(minutes);
  if (days === 0) return say('timeOff.rule.useHours', { hours });
  if (minutes === 0) return say('timeOff.rule.useDays', { days });
  return say('timeOff.rule.useEither', { hours, days: say('timeOff.days', { days }) });
}

/** Whether something begins anew with a year, so that it must be said when that is. */
function countsYears({ accrual, yearlyUse, carriedLapsesAfterMonths }: TimeOffRules): boolean {
  if (yearlyUse !== undefined || carriedLapsesAfterMonths !== undefined) return true;
  if (accrual.by === 'work') return (accrual.annualCapMinutes ?? accrual.carryOverCapMinutes) !== undefined;
  if (accrual.by === 'nothing') return false;
  return accrual.milestones.some(
    ({ annualCapMinutes, carryOverCapMinutes }) => (annualCapMinutes ?? carryOverCapMinutes) !== undefined,
  );
}

const yearIn = ({ say, formats }: Speaking, begins: YearBegin | undefined): string =>
  begins === undefined
    ? say('timeOff.rule.yearHired')
    : say('timeOff.rule.yearOn', { date: formats.dayMonth(dayOf(begins)) });
