import type { TimeOffReply, TimeOffRequestReply } from '../../../contract/time-off.ts';
import type { AwayLimitReply } from '../../../contract/time-off/away-limits.ts';
import type { TimeOffTypeReply } from '../../../contract/time-off/time-off-rules.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { parseDuration } from '../../../domain/kernel/typed-duration.ts';
import { refusing } from '../../../domain/time-off/away-limit.ts';
import {
  decideTimeOff,
  requestedDays,
  type DecidedTimeOff,
  type TimeOffWish,
} from '../../../domain/time-off/decide-time-off.ts';
import { datesBetween } from '../../../domain/time-off/leave-days.ts';
import { isEarnedByWork, projectedBalance } from '../../../domain/time-off/projected-balance.ts';
import { standingOf, waitingDays, type Standing } from '../../../domain/time-off/standing.ts';
import { byDay } from '../../../domain/time-off/taken-by-day.ts';
import type { LeavePart } from '../../../domain/time-off/time-off-type.ts';
import { usableOn } from '../../../domain/time-off/time-off-versions.ts';
import { yearlyUseOf } from '../../../domain/time-off/yearly-use.ts';
import type { StatusTone } from '../../ui/chip.tsx';
import { calendarOf } from './calendar.ts';

/** What is typed. */
export interface TimeOffValues {
  readonly typeId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly part: LeavePart;
  readonly fromTime: string;
  readonly toTime: string;
}

/** The days in all, as they are counted while dates are chosen: 0 until both are, and where the end comes first. */
export function countOf({ startDate, endDate }: Pick<TimeOffValues, 'startDate' | 'endDate'>): number {
  const [start, end] = [parsePlainDate(startDate), parsePlainDate(endDate)];
  return start === undefined || end === undefined ? 0 : requestedDays(start, end);
}

/** A change of the form. A part of a day is of one date; more dates are whole days. */
export function changed(values: TimeOffValues, change: Partial<TimeOffValues>): TimeOffValues {
  const next = { ...values, ...change };
  if (change.endDate !== undefined && countOf(next) !== 1) return { ...next, part: 'whole' };
  return next.part === 'whole' ? next : { ...next, endDate: next.startDate };
}

/** What is asked for; undefined while a date is missing. */
export function wishOf({ startDate, endDate, part, fromTime, toTime }: TimeOffValues): TimeOffWish | undefined {
  const [startsOn, endsOn] = [parsePlainDate(startDate), parsePlainDate(endDate)];
  if (startsOn === undefined || endsOn === undefined) return undefined;
  const isHours = part === 'hours';
  return {
    startsOn,
    endsOn,
    part,
    fromMinute: isHours ? minuteOf(fromTime) : null,
    toMinute: isHours ? minuteOf(toTime) : null,
  };
}

/** `09:30` as minutes after midnight; null while it is not typed whole. */
function minuteOf(time: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** Hours as they are typed, `8`, `-4.5` or `7:30`, in minutes; undefined for none, and for what is no length of time. */
export function hoursTyped(text: string): number | undefined {
  const read = parseDuration(text, text.includes(':') ? 'colon' : 'decimal');
  if (!read.ok || read.value === 0) return undefined;
  const minutes = Math.round(read.value / 60);
  return minutes === 0 ? undefined : minutes;
}

/** What waits or was approved: its days are taken. */
const isHeld = (request: TimeOffRequestReply): boolean => request.decision === null || isTaken(request);

/** It was approved, and nobody took it back since. */
export const isTaken = ({ decision, cancellation }: Pick<TimeOffRequestReply, 'decision' | 'cancellation'>): boolean =>
  decision?.outcome === 'approved' && cancellation === null;

/** The rules of a type, as they were told. */
const rulesOf = ({ policies }: TimeOffReply, typeId: string) => policies.filter((policy) => policy.typeId === typeId);

/** What somebody has of a type on a date: what is in the ledger, and what the calendar is still to give by then. */
export const balanceAt = (reply: TimeOffReply, typeId: string, date: PlainDate): number =>
  projectedBalance(factsOf(reply, typeId), date);

/** Whether what is said of a type on a date leaves out what work will earn until then. */
export const leavesOutWork = (reply: TimeOffReply, typeId: string, date: PlainDate): boolean =>
  isEarnedByWork(rulesOf(reply, typeId), reply.today, date);

/** The ledger of a type, with what time off takes on the dates that it takes it of. */
export const ledgerByDay = ({ ledger, requests }: Pick<TimeOffReply, 'ledger' | 'requests'>, typeId: string) =>
  byDay(
    ledger
      .filter((entry) => entry.typeId === typeId)
      .map((entry) => Object.assign({ requestId: entry.timeOffId }, entry)),
    requests
      .filter(isTaken)
      .flatMap(({ timeOffId, days }) => days.map(({ date, minutes }) => ({ requestId: timeOffId, date, minutes }))),
  );

/** What is told of a type, as rules need to know it. */
const factsOf = (reply: TimeOffReply, typeId: string) => ({
  hiredOn: reply.hiredOn,
  lastDay: reply.lastDay,
  suspensions: reply.suspensions,
  versions: rulesOf(reply, typeId),
  posted: ledgerByDay(reply, typeId),
  askedOn: reply.today,
  payDays: reply.payDays,
});

/** What the server will say to a request, by the same rule. */
export function preview(reply: TimeOffReply, type: TimeOffTypeReply, wish: TimeOffWish) {
  const { hiredOn, hireIsTold, lastDay, today } = reply;
  const rules = rulesOf(reply, type.typeId);
  const held = reply.requests.filter(isHeld);
  const taken = held.filter((one) => one.type.typeId === type.typeId).flatMap(({ days }) => days);
  return decideTimeOff(wish, type, calendarOf(reply), held, today, {
    usableOn: usableOn(rules, hiredOn, wish.startsOn),
    use: yearlyUseOf(rules, hiredOn, wish.startsOn, taken),
    hiredOn: hireIsTold ? hiredOn : undefined,
    lastDay,
  });
}

/** The types that may be asked for, in the organization’s order. */
export const openTypes = ({ types }: Pick<TimeOffReply, 'types'>) => types.filter(({ isOpen }) => isOpen);

/** Whether it is said from when to when, where hours are asked for: until then nothing of them is wrong. */
const areHoursTyped = ({ part, fromMinute, toMinute }: TimeOffWish): boolean =>
  part !== 'hours' || (fromMinute !== null && toMinute !== null);

/** What is typed, as the rules read it: the type, what is asked for once both dates are there, and what the server will say. */
export function considered(reply: TimeOffReply, values: TimeOffValues) {
  const wish = wishOf(values);
  const type = openTypes(reply).find(({ typeId }) => typeId === values.typeId);
  return { wish, type, count: countOf(values), decided: wish && type && preview(reply, type, wish) };
}
export type Considered = ReturnType<typeof considered>;

/** Why a request cannot be submitted as it stands. */
export type Hindrance =
  | { readonly kind: 'no_days' | 'end_first' | 'hours_open' | 'file_waits' }
  | { readonly kind: 'refused'; readonly by: RefusedTimeOff['refusal'] }
  | { readonly kind: 'limit'; readonly limit: AwayLimitReply };
type RefusedTimeOff = Exclude<ReturnType<typeof preview>, { readonly ok: true }>;

/**
 * What stands against submitting; undefined, nothing does. What the server would refuse for its dates is not offered.
 *
 * | no dates                               | no_days    |
 * | the last before the first              | end_first  |
 * | hours, and not from when to when       | hours_open |
 * | dates that overlap a request           | refused    |
 * | a blackout that refuses                | limit      |
 * | one that only warns                    | undefined  |
 *
 * @param met the blackout days and limits that its dates meet, as far as they are known
 */
export function hindranceOf(
  { wish, count, decided }: Pick<Considered, 'wish' | 'count' | 'decided'>,
  met: readonly AwayLimitReply[],
  isFileWaiting: boolean,
): Hindrance | undefined {
  if (wish === undefined || decided === undefined) return { kind: 'no_days' };
  if (count === 0) return { kind: 'end_first' };
  if (!areHoursTyped(wish)) return { kind: 'hours_open' };
  if (!decided.ok) return { kind: 'refused', by: decided.refusal };
  const limit = refusing(met);
  if (limit !== undefined) return { kind: 'limit', limit };
  return isFileWaiting ? { kind: 'file_waits' } : undefined;
}

/** What a request would leave of a type, as whoever answers it will read. */
export const standingAfter = (
  reply: TimeOffReply,
  typeId: string,
  startsOn: PlainDate,
  days: DecidedTimeOff['days'],
): Standing => standingOf(factsOf(reply, typeId), { startsOn, days }, waitingDays(reply.requests, typeId));

/** The dates, from one to another, both included, that waiting or approved requests are about: days off within them too. */
export const datesHeld = (requests: readonly TimeOffRequestReply[], from: PlainDate, to: PlainDate) =>
  requests
    .filter(isHeld)
    .flatMap((request) =>
      datesBetween(request.startsOn > from ? request.startsOn : from, request.endsOn < to ? request.endsOn : to).map(
        (date) => ({ date, request }),
      ),
    );

/** What approved requests take of the dates from one to another, both included, in order. */
export const daysTaken = (requests: readonly TimeOffRequestReply[], from: PlainDate, to: PlainDate) =>
  requests
    .filter(isTaken)
    .flatMap(({ timeOffId, type, days }) =>
      days
        .filter(({ date }) => from <= date && date <= to)
        .map(({ date, minutes }) => ({ timeOffId, type, date, minutes })),
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));

/** How what became of a request looks; the word stands beside it. What was taken back is neither good nor bad: it has no colour. */
export function toneOf(
  request: Pick<TimeOffRequestReply, 'decision' | 'cancellation'>,
): StatusTone | 'acc' | undefined {
  const { decision } = request;
  if (decision === null) return 'acc';
  if (decision.outcome === 'rejected') return 'out';
  return isTaken(request) ? 'in' : undefined;
}
