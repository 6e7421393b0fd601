import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { fraction, toDecimal } from '../../../domain/kernel/fraction.ts';
import { cents, parseCents, type Cents } from '../../../domain/kernel/money.ts';
import { parseDuration } from '../../../domain/kernel/typed-duration.ts';
import {
  againstTarget,
  leastLabourMinutes,
  mostLabourCents,
  mostLabourMinutes,
  type AgainstTarget,
  type LabourTarget,
  type WeekAgainstTarget,
} from '../../../domain/schedule/labour-target.ts';
import { sumOfLabour } from '../../../domain/schedule/labour.ts';
import type { Words } from '../../kernel/words.tsx';
import { uncostedOf } from '../grid/cost-words.ts';
import type { Grid, Uncosted } from '../grid/view.ts';
import { typedTarget } from '../rules/view.ts';

/** A week beside the target of its location, with whoever is left out of what it costs. */
export interface WeekBesideTarget extends WeekAgainstTarget {
  readonly uncosted: readonly Uncosted[];
}

/** A week beside the target of its location. @param grid of all positions: one alone is not what the target is for */
export const weekAgainst = (
  { labourTarget }: Pick<TeamSchedule, 'labourTarget'>,
  { days }: Pick<Grid, 'days'>,
): WeekBesideTarget => ({
  ...againstTarget(sumOfLabour(days), labourTarget),
  uncosted: labourTarget.weeklyCents === null ? [] : uncostedOf(days),
});

/** The figures of the target say already who is left out of what the week costs: the sums of its days need not say so again. */
export const tellsUncosted = ({ cents: sum, uncosted }: Pick<WeekBesideTarget, 'cents' | 'uncosted'>): boolean =>
  sum !== undefined && uncosted.length > 0;

/** A target as it is typed; empty, there is none. */
interface TypedLabourTarget {
  readonly hours: string;
  readonly cost: string;
}

export const typedLabourTarget = ({ weeklyMinutes, weeklyCents }: LabourTarget): TypedLabourTarget => ({
  hours: weeklyMinutes === null ? '' : typedTarget(weeklyMinutes),
  cost: weeklyCents === null ? '' : toDecimal(fraction(weeklyCents, 100), 2),
});

/** What was typed as the server takes it; undefined, where it is no such figure. */
export function labourTargetTyped({ hours, cost }: TypedLabourTarget): {
  readonly [part in keyof LabourTarget]: LabourTarget[part] | undefined;
} {
  return {
    weeklyMinutes: hours.trim() === '' ? null : minutesTyped(hours),
    weeklyCents: cost.trim() === '' ? null : sumTyped(cost),
  };
}

function minutesTyped(text: string): number | undefined {
  const read = parseDuration(text, text.includes(':') ? 'colon' : 'decimal');
  const minutes = read.ok ? Math.round(read.value / 60) : 0;
  return minutes >= leastLabourMinutes && minutes <= mostLabourMinutes ? minutes : undefined;
}

function sumTyped(text: string): Cents | undefined {
  const sum = parseCents(text) ?? cents(0);
  return sum > 0 && sum <= mostLabourCents ? sum : undefined;
}

/** By how much a week is over, in as few words as are true: a minute more is no `0 h`. */
export const sayHoursOver = (minutes: number, { formats }: Pick<Words, 'formats'>): string =>
  minutes < 6 ? formats.exactHours(minutes) : formats.shortHours(minutes);

/** `$20.00`; `at least $20.00`, of a week of which not every cost is known. */
export const sayPart = (
  sum: Cents | number,
  { isPart }: Pick<AgainstTarget, 'isPart'>,
  { say, formats }: Pick<Words, 'say' | 'formats'>,
  currency: string,
): string => {
  const amount = formats.money(cents(sum), currency);
  return isPart ? say('schedule.labour.atLeast', { sum: amount }) : amount;
};

/** `4.6 h over 240 h, $166.00 over $6,500.00`; undefined, where the week is not over its target. */
export function sayOverTarget(
  { minutes, cents: sum }: WeekAgainstTarget,
  words: Pick<Words, 'say' | 'formats'>,
  currency: string,
): string | undefined {
  const { say, formats } = words;
  const parts = [];
  if (minutes !== undefined && minutes.over > 0) {
    const amount = sayHoursOver(minutes.over, words);
    parts.push(say('schedule.labourTarget.overOf', { amount, target: formats.shortHours(minutes.target) }));
  }
  if (sum !== undefined && sum.over > 0) {
    const target = formats.money(sum.target, currency);
    parts.push(say('schedule.labourTarget.overOf', { amount: sayPart(sum.over, sum, words, currency), target }));
  }
  return parts.length === 0 ? undefined : formats.list(parts);
}

/** `240 h a week`, `$6,500.00 a week`: a target as it stands in a list, figure by figure; empty, where there is none. */
export const sayTarget = (
  { weeklyMinutes, weeklyCents }: LabourTarget,
  { say, formats }: Pick<Words, 'say' | 'formats'>,
  currency: string,
): readonly string[] =>
  [
    ...(weeklyMinutes === null ? [] : [formats.shortHours(weeklyMinutes)]),
    ...(weeklyCents === null ? [] : [formats.money(weeklyCents, currency)]),
  ].map((target) => say('schedule.labourTarget.weekly', { target }));
