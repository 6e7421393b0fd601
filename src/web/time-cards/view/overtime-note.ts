import type { PayingRule } from '../../../domain/pay-rules/ladder.ts';
import type { OvertimeRules } from '../../../domain/pay-rules/overtime-rules.ts';
import type { PaidStretch } from '../../../domain/pay-rules/overtime-split.ts';
import type { Words } from '../../kernel/words.tsx';

/** A rule that overtime of a week came from, and the least that had to be passed for it. */
export interface OvertimeSource {
  readonly rule: PayingRule;
  readonly afterMinutes: number;
}

type DaysPaid = readonly { readonly stretches: readonly PaidStretch[] }[];

/** The rules by which a week has its overtime, each once; what is paid twice or more is double time, and told apart. */
export const sourcesOf = (days: DaysPaid): OvertimeSource[] => rulesOf(days, (times) => times !== 1 && times < 2);

/** The rules by which it has its double time. */
export const doubleSourcesOf = (days: DaysPaid): OvertimeSource[] => rulesOf(days, (times) => times >= 2);

function rulesOf(days: DaysPaid, isMeant: (times: number) => boolean): OvertimeSource[] {
  const least = new Map<PayingRule, number>();
  for (const { rule, multiplier, afterMinutes } of days.flatMap(({ stretches }) => stretches)) {
    if (isMeant(Number(multiplier))) least.set(rule, Math.min(least.get(rule) ?? Infinity, afterMinutes));
  }
  return [...least].map(([rule, afterMinutes]) => ({ rule, afterMinutes }));
}

/** When overtime begins by the rules of a week. */
export type OvertimeLimits = Pick<
  OvertimeRules,
  'daily' | 'weekly' | 'periodDays' | 'alternativeWorkweek' | 'dailyNotOn'
>;

interface NotedWeek {
  /** Of which double time is none. */
  readonly overtimeMinutes: number;
  /** Absent where they are not told. */
  readonly sources: readonly OvertimeSource[] | undefined;
  readonly limits: OvertimeLimits;
}

const byItself = {
  holiday: 'timeCards.overtimeBy.holiday',
  'consecutive-day': 'timeCards.overtimeBy.consecutive-day',
  'nth-worked-day': 'timeCards.overtimeBy.nth-worked-day',
  'alternative-schedule': 'timeCards.overtimeBy.schedule',
  'unscheduled-day': 'timeCards.overtimeBy.schedule',
} as const;

/**
 * The word under the overtime of a week: which rule it came from; where there is none, after how many hours it would begin. More rules than fit there are
 * told by “Why?”.
 *
 * | policy          | overtime of the week                  | note                              |
 * | 8 a day, 40     | none                                  | after 8:00 a day or 40:00 a week  |
 * | the same        | 2 h past 8 of a day                   | after 8:00 a day                  |
 * | and holidays    | 8 h on a holiday                      | on a holiday                      |
 * | the same        | both                                  | see “Why?”                        |
 */
export function overtimeNote({ overtimeMinutes, sources, limits }: NotedWeek, words: Words): string | undefined {
  const { say } = words;
  if (overtimeMinutes === 0) return limitsNote(limitsOf(limits), limits, words);
  return ruleNote(sources, limits, words) ?? say('timeCards.overtimeBy.several', { why: say('timeCards.why') });
}

/** The word under the double time of a week: the rule that it came from, as under its overtime; else what it is paid at. */
export const doubleNote = ({ sources, limits }: Omit<NotedWeek, 'overtimeMinutes'>, words: Words): string =>
  ruleNote(sources, limits, words) ?? words.say('timeCards.atTwice');

/** The one rule that something came from, or the two that count hours; undefined, where it is not told or fits no note. */
function ruleNote(sources: NotedWeek['sources'] = [], limits: OvertimeLimits, words: Words): string | undefined {
  const { say, formats } = words;
  const [source, ...more] = sources.filter(({ rule }) => rule !== 'daily-overtime' && rule !== 'weekly-overtime');
  if (source === undefined) return limitsNote(sources, limits, words);
  if (more.length > 0 || sources.length > 1) return undefined;
  const { rule, afterMinutes } = source;
  if (rule === 'consecutive-hours')
    return say('timeCards.overtimeBy.consecutive-hours', { after: formats.duration(afterMinutes) });
  if (rule === 'makeup-time') return say('timeCards.afterDaily', { daily: formats.duration(afterMinutes) });
  return rule in byItself ? say(byItself[rule as keyof typeof byItself]) : undefined;
}

/** After how many hours overtime begins, as far as hours alone say it: a schedule, or a rate of some days, takes the place of a day's hours. */
function limitsOf({ daily, weekly, alternativeWorkweek, dailyNotOn = [] }: OvertimeLimits): OvertimeSource[] {
  const leastOf = (tiers: OvertimeLimits['daily']) => Math.min(...tiers.map(({ afterMinutes }) => afterMinutes));
  const isByHours = daily.length > 0 && alternativeWorkweek === undefined && dailyNotOn.length === 0;
  return [
    ...(isByHours ? [{ rule: 'daily-overtime' as const, afterMinutes: leastOf(daily) }] : []),
    ...(weekly.length > 0 ? [{ rule: 'weekly-overtime' as const, afterMinutes: leastOf(weekly) }] : []),
  ];
}

/** What is counted over more days than a week is no limit of a week: 80 hours in 14 days under 29 USC 207(j). */
function limitsNote(
  limits: readonly OvertimeSource[],
  { periodDays: days = 7 }: OvertimeLimits,
  { say, formats }: Words,
): string | undefined {
  const after = (rule: PayingRule) => {
    const minutes = limits.find((each) => each.rule === rule)?.afterMinutes;
    return minutes === undefined ? undefined : formats.duration(minutes);
  };
  const [daily, weekly] = [after('daily-overtime'), after('weekly-overtime')];
  if (weekly === undefined) return daily === undefined ? undefined : say('timeCards.afterDaily', { daily });
  if (days === 7)
    return daily === undefined
      ? say('timeCards.afterWeekly', { weekly })
      : say('timeCards.afterBoth', { daily, weekly });
  return daily === undefined
    ? say('timeCards.afterPeriod', { period: weekly, days })
    : say('timeCards.afterDayOrPeriod', { daily, period: weekly, days });
}
