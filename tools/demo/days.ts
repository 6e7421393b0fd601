import {
  addDays,
  addMilliseconds,
  dateAt,
  instantAt,
  millisecondsPerHour,
  millisecondsPerMinute,
  wallClock,
  weekdayOf,
  weekdays,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import type { Habit, Member } from './cast.ts';
import type { Dice } from './dice.ts';

export interface DemoPunch {
  readonly kind: PunchKind;
  readonly at: Instant;
  /** Minutes that the punch waited on its device for the network; 0, sent as it was pressed. */
  readonly heldMinutes: number;
}

/**
 * Whether somebody works on a date by habit.
 *
 * @param lastDay of somebody whose tale ends at work: their week ends with it, so that only what the day has too much is overtime
 */
export function isWorkday({ days }: Pick<Habit, 'days'>, date: PlainDate, lastDay?: PlainDate): boolean {
  const endsOffDuty = lastDay !== undefined && !isWorkday({ days }, lastDay);
  if (!endsOffDuty || weekOf(date, 'monday') !== weekOf(lastDay, 'monday')) {
    return days.includes(weekdays.indexOf(weekdayOf(date)));
  }
  return date > addDays(lastDay, -days.length) && date <= lastDay;
}

/** A working day of somebody with habits: near its usual times, never at them. */
export function usualDay(habit: Habit, date: PlainDate, zone: Zone, dice: Dice): DemoPunch[] {
  // About one day in twenty-five is missed.
  if (dice.roll() < 0.04) return [];
  // Most come a little early, and nobody more than five minutes late, which time cards would flag.
  const minute = habit.startsAt + dice.between(-12, 5);
  const start = instantAt(date, { hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
  const untilBreak = dice.between(200, 250);
  const pause = habit.breakMinutes + dice.between(-4, 6);
  const worked = habit.workMinutes + dice.between(-12, 22);
  const heldMinutes = dice.roll() < 0.02 ? dice.between(4, 50) : 0;
  return day(start, [untilBreak, pause, worked - untilBreak], dice.between(0, 59), heldMinutes);
}

/** Who overslept, and when: weeks before the present one, the weekday (0 is Monday), and by how much later their day went by. */
const mornings = [
  { firstName: 'Jack', back: 2, day: 1, minutes: 25 },
  { firstName: 'Aisha', back: 2, day: 3, minutes: 34 },
  { firstName: 'Ben', back: 2, day: 4, minutes: 18 },
  { firstName: 'Liam', back: 1, day: 4, minutes: 27 },
] as const;

/** A day as it went for whoever came late to it: all of it that much later. */
export function afterOversleeping(
  { firstName }: Pick<Member, 'firstName'>,
  date: PlainDate,
  today: PlainDate,
  punches: readonly DemoPunch[],
): DemoPunch[] {
  const dateOf = (back: number, weekday: number) => addDays(weekOf(today, 'monday'), weekday - 7 * back);
  const late = mornings.find((one) => one.firstName === firstName && dateOf(one.back, one.day) === date);
  const milliseconds = (late?.minutes ?? 0) * millisecondsPerMinute;
  return punches.map((punch) => ({ ...punch, at: addMilliseconds(punch.at, milliseconds) }));
}

/** The sample figures of the specification: 8.5 hours worked, 1 hour of break, and so half an hour of overtime. */
const sampleDay = (start: Instant): DemoPunch[] => day(start, [240, 60, 270], 0, 0);

function day(
  start: Instant,
  [first, pause, second]: readonly number[],
  seconds: number,
  heldMinutes: number,
): DemoPunch[] {
  const at = (minutes: number, drift: number): Instant =>
    addMilliseconds(start, minutes * millisecondsPerMinute + drift * 1_000);
  const [a = 0, b = 0, c = 0] = [first, pause, second];
  return [
    { kind: 'clock_in', at: at(0, seconds), heldMinutes },
    { kind: 'break_start', at: at(a, seconds), heldMinutes: 0 },
    { kind: 'break_end', at: at(a + b, seconds), heldMinutes: 0 },
    { kind: 'clock_out', at: at(a + b + c, seconds), heldMinutes: 0 },
  ];
}

/**
 * The sample person's today and yesterday. From the afternoon on she has been here for nine and
 * a half hours, which gives the sample figures this very moment; earlier in the day she came a
 * while ago. Yesterday has the sample figures in any case.
 */
export function sampleDays(now: Instant, zone: Zone): { readonly from: PlainDate; readonly punches: DemoPunch[] } {
  const today = dateAt(now, zone);
  const yesterday = addDays(today, -1);
  const { hour, minute } = wallClock(now, zone);
  const yesterdays = sampleDay(instantAt(yesterday, { hour: 8, minute: 30 }, zone));
  const clockMinutes = hour * 60 + minute;
  if (clockMinutes >= 15 * 60) {
    const start = addMilliseconds(now, -9.5 * millisecondsPerHour);
    // She is still here: the clock of the sample runs.
    const todays = sampleDay(start).filter(({ kind }) => kind !== 'clock_out');
    return { from: yesterday, punches: [...yesterdays, ...todays] };
  }
  if (clockMinutes < 7 * 60) return { from: yesterday, punches: yesterdays };
  const hoursHere = Math.min(3, (clockMinutes - 6 * 60) / 60);
  const start = addMilliseconds(now, -Math.round(hoursHere * 60) * millisecondsPerMinute);
  return { from: yesterday, punches: [...yesterdays, { kind: 'clock_in', at: start, heldMinutes: 0 }] };
}
