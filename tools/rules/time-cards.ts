import * as z from 'zod/mini';
import { wallClock, type Instant, type WallTime, type Zone } from '../../src/domain/kernel/time.ts';
import type { AutomaticPause, PaidBreaks } from '../../src/domain/pay-rules/breaks.ts';
import { dayAttributions } from '../../src/domain/pay-rules/day-attribution.ts';
import { roundTargets, type PunchRounding, type RoundTarget } from '../../src/domain/pay-rules/punch-rounding.ts';
import { editionNow, minutesBy } from '../../src/domain/pay-rules/rules-edition.ts';
import { inOrderOfTime, type Pause, type WorkSegment } from '../../src/domain/pay-rules/work-segment.ts';
import { workTime, type WorkTimeRules } from '../../src/domain/pay-rules/work-time.ts';
import { splitByWorkday, totalByDate } from '../../src/domain/pay-rules/workdays.ts';
import { kind } from './kind.ts';
import { clockText, moment, secondsOf, wallTime, zone } from './moments.ts';
import { minutesOrNone, roundRule } from './rounding.ts';

/** One or a list of it. */
const some = <T extends z.ZodMiniType>(shape: T) =>
  z.pipe(
    z.union([z.array(shape), shape]),
    z.transform((value): z.output<T>[] => (Array.isArray(value) ? (value as z.output<T>[]) : [value as z.output<T>])),
  );

const targetNames: Readonly<Record<string, RoundTarget>> = {
  ...Object.fromEntries(roundTargets.map((name) => [name, name])),
  all: 'both',
  'normal-in': 'clock-in',
  'normal-out': 'clock-out',
  'lunch-start': 'meal-start',
  'lunch-end': 'meal-end',
};
const target = z.pipe(
  z.enum(Object.keys(targetNames) as [string, ...string[]]),
  z.transform((name): RoundTarget => targetNames[name] ?? 'both'),
);

const allowance = z.object({ afterWorkedMinutes: minutesOrNone, minutes: minutesOrNone });
const automatic = z.object({
  type: z.enum(['auto-deduct', 'auto-add', 'paid', 'punched', 'normal', 'none']),
  afterWorkedMinutes: minutesOrNone,
  minutes: minutesOrNone,
  countPunchedMeal: z.optional(z.boolean()),
  countPunchedBreak: z.optional(z.boolean()),
  pooled: z._default(z.boolean(), false),
  allowances: z._default(z.array(allowance), []),
});
type Automatic = z.output<typeof automatic>;

const policy = z.object({
  punchRounding: z._default(
    z.array(
      z.object({
        target: z._default(some(target), ['both']),
        ...roundRule,
        within: z.optional(z.object({ of: wallTime, minutes: z.number() })),
      }),
    ),
    [],
  ),
  dropSeconds: z._default(z.boolean(), false),
  newShiftGapMinutes: z.optional(z.number()),
  maxShiftMinutes: z.optional(z.number()),
  dayAttribution: z._default(z.enum(dayAttributions), 'shift-start'),
  workdayStart: z.prefault(wallTime, '00:00'),
  meal: z._default(some(automatic), []),
  break: z._default(some(automatic), []),
  shortBreakPaidUpToMinutes: z.optional(z.number()),
  mealTotalRounding: z.optional(z.object(roundRule)),
  dayTotalRounding: z.optional(
    z.object({ ...roundRule, within: z.optional(z.object({ ofMinutes: z.number(), minutes: z.number() })) }),
  ),
  unpaidMealMinutes: z._default(z.number(), 0),
});
type Policy = z.output<typeof policy>;

const card = z.object({
  timezone: z.prefault(zone, 'UTC'),
  policy: z.prefault(policy, {}),
  segments: z.array(z.object({ in: moment, out: z.optional(moment), outType: z.optional(z.string()) })),
});
type Card = z.output<typeof card>;

/** The meal and break rules of a case in the words of the policy. */
function pauseRules({ meal, break: breaks }: Policy): Partial<WorkTimeRules> {
  const paid = breaks.find((each) => each.type === 'paid');
  return {
    meals: automatics(meal),
    automaticBreaks: automatics(breaks),
    ...(paid === undefined ? {} : { paidBreaks: paidBreaks(paid) }),
  };
}

const automatics = (pauses: readonly Automatic[]): AutomaticPause[] =>
  pauses.flatMap((pause) => {
    const { type, allowances, countPunchedMeal, countPunchedBreak } = pause;
    if (type !== 'auto-deduct' && type !== 'auto-add') return [];
    const steps = allowances.length > 0 ? allowances : [pause];
    return steps.map(({ afterWorkedMinutes, minutes }) => ({
      kind: type,
      afterWorkedMinutes,
      minutes,
      countPunched: countPunchedMeal ?? countPunchedBreak ?? false,
    }));
  });

const paidBreaks = ({ allowances, pooled, afterWorkedMinutes, minutes }: Automatic): PaidBreaks => ({
  pooled,
  allowances: allowances.length > 0 ? allowances : [{ afterWorkedMinutes, minutes }],
});

function rulesOf(asked: Policy): WorkTimeRules {
  const { dropSeconds, dayAttribution } = asked;
  return {
    ...pauseRules(asked),
    dropSeconds,
    dayAttribution,
    punchRounding: asked.punchRounding.map(({ target: targets, within, ...rule }): PunchRounding => ({
      ...rule,
      targets,
      ...(within === undefined ? {} : { within }),
    })),
    ...(asked.newShiftGapMinutes === undefined ? {} : { newShiftGapMinutes: asked.newShiftGapMinutes }),
    ...(asked.maxShiftMinutes === undefined ? {} : { maxShiftMinutes: asked.maxShiftMinutes }),
    ...(asked.shortBreakPaidUpToMinutes === undefined ? {} : { paidUpToMinutes: asked.shortBreakPaidUpToMinutes }),
    ...(asked.mealTotalRounding === undefined ? {} : { mealTotalRounding: asked.mealTotalRounding }),
    ...(asked.dayTotalRounding === undefined ? {} : { dayTotalRounding: withoutAbsent(asked.dayTotalRounding) }),
  };
}

function withoutAbsent({ within, ...rule }: NonNullable<Policy['dayTotalRounding']>) {
  return within === undefined ? rule : { ...rule, within };
}

const pauses: Readonly<Record<string, Pause>> = { meal: 'meal', lunch: 'meal', break: 'break', rest: 'break' };

/** What was never punched out is no work that can be counted. */
const openSegments = ({ segments }: Card): number => segments.filter(({ out }) => !out).length;

const segmentsOf = ({ segments, timezone }: Card): WorkSegment[] =>
  segments.flatMap((segment) => {
    if (!segment.out) return [];
    const span = { from: segment.in(timezone), to: segment.out(timezone) };
    const endsWith = pauses[segment.outType ?? ''];
    return [endsWith === undefined ? { span } : { span, endsWith }];
  });

/** Nobody works for no time at all, nor twice at once: of two that overlap the later one is refused. */
function withoutImpossible(segments: readonly WorkSegment[]): WorkSegment[] {
  const possible: WorkSegment[] = [];
  for (const segment of inOrderOfTime(segments)) {
    const before = possible.at(-1);
    const isFree = before === undefined || before.span.to <= segment.span.from;
    if (isFree && segment.span.from < segment.span.to) possible.push(segment);
  }
  return possible;
}

const inMinutes = (milliseconds: number): number => minutesBy(editionNow, milliseconds);
const shown = (at: Instant, timezone: Zone): string => clockText(secondsOf(wallClock(at, timezone)));

export const timeCard = kind(card, (input) => {
  const { timezone, policy: asked } = input;
  const segments = segmentsOf(input);
  const possible = withoutImpossible(segments);
  const impossible = segments.length - possible.length;
  const time = workTime(possible, rulesOf(asked), { startsAt: asked.workdayStart, zone: timezone });
  return {
    workedMinutes: inMinutes(time.dates.reduce((total, date) => total + date.workedMilliseconds, 0)),
    perDate: Object.fromEntries(
      time.dates
        .filter((date) => date.punchedMilliseconds > 0)
        .map((date) => [date.date, inMinutes(date.punchedMilliseconds)]),
    ),
    workedPerDate: Object.fromEntries(time.dates.map((date) => [date.date, inMinutes(date.workedMilliseconds)])),
    punches: time.segments.map(({ span }) => [shown(span.from, timezone), shown(span.to, timezone)]),
    rejectedSegments: time.rejected.length + impossible + openSegments(input),
  };
});

const midnight: WallTime = { hour: 0, minute: 0 };

/** A week of days, each less its unpaid meal. */
export const timeCardWeek = kind(card, (input) => {
  const { timezone, policy: asked } = input;
  const byDay = new Map<string, WorkSegment[]>();
  for (const segment of segmentsOf(input)) {
    const [day] = totalByDate(splitByWorkday(segment.span, midnight, timezone)).keys();
    byDay.set(day ?? '', [...(byDay.get(day ?? '') ?? []), segment]);
  }
  const meal: AutomaticPause = {
    kind: 'auto-deduct',
    afterWorkedMinutes: 0,
    minutes: asked.unpaidMealMinutes,
    countPunched: false,
  };
  const rules = rulesOf(asked);
  const days = [...byDay].map(([date, segments]) => {
    const time = workTime(
      segments,
      { ...rules, meals: [...(rules.meals ?? []), meal] },
      { startsAt: midnight, zone: timezone },
    );
    return [date, inMinutes(time.dates.reduce((total, each) => total + each.workedMilliseconds, 0))] as const;
  });
  return {
    workedMinutes: days.reduce((total, [, minutes]) => total + minutes, 0),
    perDate: Object.fromEntries(days),
  };
});
