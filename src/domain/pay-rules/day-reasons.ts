import { daysBetween, isWithin, millisecondsPerMinute, type Instant, type PlainDate } from '../kernel/time.ts';
import type { TimeEntry } from '../time-clock/time-entry.ts';
import type { Citation } from './citation.ts';
import { missedMeals } from './meal-rest.ts';
import { longerPeriod } from './overtime-period.ts';
import type { PaidStretch } from './overtime-split.ts';
import type { PayPolicy } from './pay-policy.ts';
import { holidayOn, mealsOf, type PayableDay } from './payable-day.ts';
import type { Make, Reason, ReasonParameters, Telling } from './reason.ts';
import type { RoundRule } from './rounding.ts';
import { editionNow, minutesBy } from './rules-edition.ts';
import type { WeekQuestion } from './week-question.ts';
import type { Recorded, WorkSegment } from './work-segment.ts';
import { addedBy, type DayChange } from './work-time.ts';

type Asked = Pick<WeekQuestion, 'policy' | 'facts' | 'edition' | 'startsOn'>;

/** A meal is no work only where its taker was relieved of all of it, whatever the policy. */
const relieved: Citation = { source: '29 CFR 785.19(a)', asOf: '2026-11-28' };

const exactMinutes = (milliseconds: number): number => milliseconds / millisecondsPerMinute;

/** Why a day has its minutes: what was punched, how that was rounded, what was added or taken, and which rule pays which of them. */
export function dayReasons(day: PayableDay, entries: readonly TimeEntry[], asked: Asked, reason: Make): Reason[] {
  const { date } = day;
  const punchIds = punchesOf(day, entries);
  const { paidAbsenceMinutes: counted = 0 } = day;
  const absence = counted === 0 ? [] : [reason('paid-absence', { date, parameters: { counted } })];
  if (day.workedMinutes === 0 && punchIds.length === 0) return absence;
  const rounded = roundedPunches(day);
  const recorded = day.punchedMilliseconds - rounded.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return [
    reason('worked', { date, minutes: exactMinutes(recorded), punchIds, parameters: {} }),
    ...rounded.map(({ milliseconds, parameters }) =>
      reason('punches-rounded', { date, minutes: exactMinutes(milliseconds), punchIds, parameters }),
    ),
    ...day.changes.map((change) => {
      const parameters = parametersOf(change, day, asked.policy);
      const telling = { date, minutes: exactMinutes(addedBy(change)), punchIds, parameters };
      return reason(change.reason, change.reason === 'meal-worked' ? { ...telling, citation: relieved } : telling);
    }),
    // A minute is everybody's: no policy says so.
    ...secondsRounded(day, asked).map(({ minutes, parameters }): Reason => ({
      rule: 'day-rounded',
      date,
      minutes,
      punchIds,
      parameters,
    })),
    ...day.stretches.map((stretch) => {
      const { rule, minutes: paid, multiplier, afterMinutes, startsAtMinute } = stretch;
      const parameters = { multiplier, afterMinutes, startsAtMinute, ...heldAgainst(stretch, date, asked) };
      return reason(rule, { date, minutes: paid, punchIds, parameters });
    }),
    ...[...day.premiumMinutes].map(([code, within]) =>
      reason('premium-window', { date, minutes: within, punchIds, parameters: windowOf(code, asked.policy) }),
    ),
    ...absence,
    ...mealRestReasons(day, asked, (parameters) => ({ date, punchIds, parameters }), reason),
  ];
}

/** What else a rule that pays minutes was held against: which day of a run, what was scheduled, over how many days hours count. */
function heldAgainst({ rule, nthDay = 0 }: PaidStretch, date: PlainDate, asked: Asked): ReasonParameters {
  const { policy, facts, startsOn } = asked;
  const { consecutiveDay, alternativeWorkweek, dailyFrom } = policy.overtime;
  switch (rule) {
    case 'weekly-overtime':
      return longerPeriod(asked);
    case 'daily-overtime':
      return dailyFrom === undefined ? {} : { countedFrom: dailyFrom };
    case 'consecutive-day': {
      const { scope = 'workweek', onlyIfPeriodOverMinutes: periodOverMinutes } = consecutiveDay ?? {};
      return {
        nthDay,
        scope,
        ...(periodOverMinutes === undefined ? {} : { periodOverMinutes, ...longerPeriod(asked) }),
      };
    }
    case 'nth-worked-day':
      return { nthDay };
    case 'holiday': {
      const holiday = holidayOn(date, policy);
      return holiday === undefined ? {} : { holiday: holiday.code };
    }
    case 'alternative-schedule':
      return { scheduledMinutes: alternativeWorkweek?.scheduledMinutesByDay[dayOfWeek(date, startsOn)] ?? 0 };
    case 'makeup-time':
      return { makeupMinutes: facts?.get(date)?.makeupMinutes ?? 0 };
    default:
      return {};
  }
}

const daysOfWeek = 7;

/** From 0, the day on which workweeks begin. */
const dayOfWeek = (date: PlainDate, startsOn: PlainDate): number => daysBetween(startsOn, date) % daysOfWeek;

/** What the minutes of a day have more or less than its work. By the first edition a shift through midnight was rounded as one: what of that is of both days no mode tells. */
function secondsRounded({ workedMinutes, workedMilliseconds }: PayableDay, { edition = editionNow }: Asked) {
  const milliseconds = workedMinutes * millisecondsPerMinute - workedMilliseconds;
  if (milliseconds === 0) return [];
  const rule: RoundRule = { intervalMinutes: 1, mode: edition === 1 ? 'down' : 'nearest' };
  const isOwn = minutesBy(edition, workedMilliseconds) === workedMinutes;
  const parameters: ReasonParameters = { ...(isOwn ? roundingOf(rule) : {}), toMinutes: workedMinutes };
  return [{ minutes: exactMinutes(milliseconds), parameters }];
}

/** The punches of the entries that have work on the day. */
export function punchesOf({ shifts }: PayableDay, entries: readonly TimeEntry[]): string[] {
  const spans = shifts.flatMap((shift) => shift.segments.map((segment) => segment.span));
  return entries
    .filter((entry) => spans.some((span) => isWithin(entry.clockedInAt, span) || covers(entry, span.from)))
    .flatMap((entry) => entry.punchIds);
}

const covers = ({ clockedInAt, clockedOutAt, lastPunchAt, open }: TimeEntry, at: number): boolean =>
  clockedInAt <= at && (open || at < (clockedOutAt ?? lastPunchAt));

interface RoundedPunch {
  /** Added to the day by it; negative where it took some. */
  readonly milliseconds: number;
  readonly parameters: ReasonParameters;
}

/** An end of work that counts as another moment than its own. */
interface Moved {
  readonly of: Recorded;
  readonly countedAt: Instant;
  readonly milliseconds: number;
}

/** Each punch of a day that counts as another moment than its own; those that lost their seconds alone are told together. */
function roundedPunches({ shifts }: PayableDay): RoundedPunch[] {
  const moved = shifts.flatMap((part) => {
    // Work that rounding left nothing of is on no day: it is told on that of its shift.
    const emptied = part.isFirst ? part.shift.filter(({ span }) => span.from === span.to) : [];
    return [...part.segments, ...emptied].flatMap(movedEnds);
  });
  const bySeconds = moved.filter(({ of }) => of.by === 'seconds');
  const milliseconds = bySeconds.reduce((sum, each) => sum + each.milliseconds, 0);
  const together: RoundedPunch = { milliseconds, parameters: { mode: 'seconds' } };
  return [
    ...moved.filter(({ of }) => of.by !== 'seconds').map(roundedPunch),
    ...(milliseconds === 0 ? [] : [together]),
  ];
}

/** Midnight, at which work is cut, is no punch. */
function movedEnds({ span, cutFrom = span, recorded }: WorkSegment): Moved[] {
  if (recorded === undefined) return [];
  const { from, to } = recorded;
  const start = { of: from, countedAt: span.from, milliseconds: from.at - span.from };
  const end = { of: to, countedAt: span.to, milliseconds: span.to - to.at };
  const ends = [span.from === cutFrom.from ? start : undefined, span.to === cutFrom.to ? end : undefined];
  return ends.filter((each) => each !== undefined).filter(({ milliseconds }) => milliseconds !== 0);
}

const roundedPunch = ({ of, countedAt, milliseconds }: Moved): RoundedPunch => ({
  milliseconds,
  parameters: { punchedAt: of.at, countedAt, ...howOf(of) },
});

const howOf = ({ by }: Recorded): ReasonParameters =>
  typeof by === 'object' ? roundingOf(by) : { mode: by ?? 'seconds' };

const roundingOf = ({ intervalMinutes, mode, graceMinutes = 0 }: RoundRule): ReasonParameters => ({
  intervalMinutes,
  mode,
  ...(graceMinutes === 0 || (mode !== 'down' && mode !== 'up') ? {} : { graceMinutes }),
});

/** What a rule that added or took was held against. */
function parametersOf(change: DayChange, day: PayableDay, { workTime = {} }: PayPolicy): ReasonParameters {
  if ('span' in change) {
    const { span, allowedMinutes = workTime.paidUpToMinutes ?? 0 } = change;
    return { startedAt: span.from, endedAt: span.to, upToMinutes: allowedMinutes };
  }
  if ('pause' in change && change.pause !== undefined) {
    const { afterWorkedMinutes, minutes: pauseMinutes, countPunched } = change.pause;
    const { ofDay } = change;
    const spared = ofDay && change.reason === 'meal-worked' ? { mealMinutes: exactMinutes(ofDay.milliseconds) } : {};
    return { afterMinutes: afterWorkedMinutes, pauseMinutes, countsPunched: countPunched ? 'yes' : 'no', ...spared };
  }
  const { dayTotalRounding: ofDay, mealTotalRounding: ofMeals } = workTime;
  const rule = change.reason === 'day-rounded' ? ofDay : ofMeals;
  const total = change.reason === 'day-rounded' ? { toMinutes: exactMinutes(day.workedMilliseconds) } : {};
  return rule === undefined ? {} : { ...roundingOf(rule), ...total };
}

/** When a premium is earned, where that is one stretch of each day; how much that is stands with its pay. */
function windowOf(code: string, { premiums = [] }: PayPolicy): ReasonParameters {
  const [window, ...more] = premiums.filter((each) => each.code === code).flatMap(({ windows }) => windows);
  if (window === undefined || window.weekdays !== undefined || more.length > 0) return { code };
  const minuteOf = ({ hour, minute }: typeof window.start) => hour * 60 + minute;
  return { code, windowFromMinute: minuteOf(window.start), windowToMinute: minuteOf(window.end) };
}

/** Which meals a day owes for, and why it owes nothing for one that was not taken, or something for a rest. */
function mealRestReasons(
  { date, shifts, mealRest }: PayableDay,
  { policy: { mealRest: rule }, facts }: Asked,
  telling: (parameters: ReasonParameters) => Telling,
  reason: Make,
): Reason[] {
  if (mealRest === undefined || rule === undefined) return [];
  const { mealsWaived, restsMissed: missed, restBreaksRequired: due } = mealRest;
  const { mealMinutes, restPer: perMinutes } = rule;
  const owed = mealsOf(shifts, rule, facts?.get(date) ?? {}).flatMap((each) => missedMeals(each, rule));
  return [
    ...(mealsWaived === 0 ? [] : [reason('meal-waived', telling({}))]),
    ...owed.map((meal) => reason('meal-missed', telling({ mealMinutes, ...meal }))),
    ...(missed === 0 ? [] : [reason('rest-missed', telling({ missed, due, perMinutes }))]),
  ];
}
