import {
  millisecondsOf,
  millisecondsPerMinute,
  millisecondsPerSecond,
  type PlainDate,
  type Span,
} from '../kernel/time.ts';
import { pausesOf, type AutomaticMeal, type PauseOutcome, type PauseRules, type UnplacedPause } from './breaks.ts';
import { attribute, mostWorked, type DayAttribution } from './day-attribution.ts';
import { roundPunches, type PunchRounding } from './punch-rounding.ts';
import { roundSeconds, type RoundRule } from './rounding.ts';
import { editionNow, minutesBy, type RulesEdition } from './rules-edition.ts';
import { shiftsOf, type Shift, type ShiftRules } from './shifts.ts';
import { inOrderOfTime, type WorkSegment } from './work-segment.ts';
import { totalByDate, type DatedPart, type Workdays, zoneAt } from './workdays.ts';

/** The rounding of a day's total; with `within`, only of totals that are that near to a length. */
export interface DayTotalRounding extends RoundRule {
  readonly within?: { readonly ofMinutes: number; readonly minutes: number };
}

/** How punches become hours worked: docs/rules/hours-worked.md. What is absent is not a rule of the policy. */
export interface WorkTimeRules extends ShiftRules, PauseRules {
  readonly punchRounding?: readonly PunchRounding[];
  readonly dropSeconds?: boolean;
  /** `split-midnight` gives each workday the minutes that were worked on it. */
  readonly dayAttribution?: DayAttribution;
  readonly dayTotalRounding?: DayTotalRounding;
  /** A pause this long is a meal, a shorter one a rest, where the clock does not say which: 30, 29 CFR 785.19. */
  readonly mealFromMinutes?: number;
}

/** What was added to a day or taken from it, and by which rule. */
export type DayChange = PauseOutcome['unplaced'][number] | PauseOutcome['paid'][number] | DayRounding;
interface DayRounding {
  readonly milliseconds: number;
  readonly reason: 'day-rounded';
}

export interface WorkedDate {
  readonly date: PlainDate;
  /** Of the punches as they count, before meals, breaks and the rounding of the day. */
  readonly punchedMilliseconds: number;
  /** Hours worked. */
  readonly workedMilliseconds: number;
  /** The same in whole minutes. By the first edition what midnight leaves of one is counted with the shift, on the day on which that ends. */
  readonly workedMinutes: number;
  readonly changes: readonly DayChange[];
}

/** The part of a shift that belongs to one workday. */
export interface DatedShift {
  readonly date: PlainDate;
  readonly segments: readonly WorkSegment[];
  /** Of this part, and of the shift before it. */
  readonly minutes: number;
  readonly minutesBefore: number;
  /** By the first edition, how much the minutes before it differ from the work before it, less what its own end differs; since, nothing. */
  readonly carriedMilliseconds: number;
  /** Of all of it. */
  readonly shiftMinutes: number;
  /** The shift that it is a part of. */
  readonly shift: Shift;
  /** The day on which the shift began, however few seconds were left of it. */
  readonly isFirst: boolean;
  /** Pauses of the whole shift that are hours worked. */
  readonly paidPauses: readonly Span[];
}

export interface WorkTime {
  /** By which its minutes are counted. */
  readonly edition: RulesEdition;
  /** Segments after the rounding of punches, in order. */
  readonly segments: readonly WorkSegment[];
  readonly shifts: readonly DatedShift[];
  readonly rejected: readonly WorkSegment[];
  /** The dates that anything was worked on, in order. */
  readonly dates: readonly WorkedDate[];
}

type MealsWorked = (date: PlainDate) => readonly number[];

const noMeals: readonly number[] = [];

interface Measuring {
  readonly rules: WorkTimeRules;
  readonly workdays: Workdays;
  readonly edition: RulesEdition;
  readonly mealsWorked: MealsWorked;
}

interface Draft {
  punched: number;
  carried: number;
  /** That have most of their work on it. */
  shifts: number;
  changes: DayChange[];
}

/**
 * Works out hours from segments of work: punches are rounded, segments grouped into shifts and the impossible refused,
 * each shift given its workday, its meals and breaks counted, and the total of each day rounded, in this order.
 *
 * Rounding each punch and rounding the day give different answers; the sample card of Fact Sheet 21 is matched by the day.
 *
 * @param mealsWorked the meals of a date, by their places, that were worked through: where the rule lets it be said, they are not taken off
 */
export function workTime(
  punched: readonly WorkSegment[],
  rules: WorkTimeRules,
  workdays: Workdays,
  edition: RulesEdition = editionNow,
  mealsWorked: MealsWorked = () => noMeals,
): WorkTime {
  const inOrder = inOrderOfTime(punched);
  const segments = roundPunches(inOrder, rules.punchRounding ?? [], rules.dropSeconds === true, (at) =>
    zoneAt(workdays, at),
  );
  const { shifts, rejected } = shiftsOf(segments, rules);
  const drafts = new Map<PlainDate, Draft>();
  const measuring: Measuring = { rules, workdays, edition, mealsWorked };
  const dated = shifts.flatMap((shift) => addShift(drafts, shift, measuring));
  const dates = [...drafts]
    .map(([date, draft]) => workedDate(date, draft, rules.dayTotalRounding, edition))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { edition, segments, shifts: dated, rejected, dates };
}

/** Adds a shift to its workdays, and says which part of it each has. */
function addShift(
  drafts: Map<PlainDate, Draft>,
  shift: Shift,
  { rules, workdays, edition, mealsWorked }: Measuring,
): DatedShift[] {
  const attribution = rules.dayAttribution ?? 'split-midnight';
  const parts = attribute(shift, attribution, workdays);
  const lengths = totalByDate(parts);
  const main = mostWorked(lengths);
  if (main === undefined) return [];
  for (const [date, length] of lengths) draftOf(drafts, date).punched += length;
  const { paid, unplaced } = pausesOf(shift, rules);
  const day = draftOf(drafts, main);
  for (const pause of unplaced) day.changes.push(asSaid(pause, rules.meals ?? [], day.shifts, mealsWorked(main)));
  day.shifts += 1;
  for (const pause of paid) {
    for (const { startsOn, span } of partsOfPause(pause, main, attribution, workdays)) {
      draftOf(drafts, startsOn).changes.push({ ...pause, span });
      // They are work of the shift like any other, on dates that it has work on.
      const worked = lengths.get(startsOn);
      if (worked !== undefined) lengths.set(startsOn, worked + millisecondsOf(span));
    }
  }
  const paidPauses = paid.map(({ span }) => span);
  const dated = partsByDate({ shift, parts, paidPauses }, lengths, edition);
  for (const { date, carriedMilliseconds } of dated) draftOf(drafts, date).carried += carriedMilliseconds;
  return dated;
}

/**
 * A meal that was worked through is told all the same, and takes nothing. Its place is that of its rule: a meal that is punched later leaves
 * the others where they are.
 *
 * @param shiftsBefore of the same day
 */
function asSaid(
  pause: UnplacedPause,
  meals: readonly AutomaticMeal[],
  shiftsBefore: number,
  worked: readonly number[],
): UnplacedPause {
  if (pause.reason !== 'meal-deducted' || pause.pause?.employeeMayCancel !== true) return pause;
  const meal = shiftsBefore * meals.length + meals.indexOf(pause.pause) + 1;
  const told = { ...pause, ofDay: { meal, milliseconds: -pause.milliseconds } };
  return worked.includes(meal) ? { ...told, milliseconds: 0, reason: 'meal-worked' } : told;
}

interface ShiftInParts extends Pick<DatedShift, 'shift' | 'paidPauses'> {
  readonly parts: readonly DatedPart[];
}

/** @param worked milliseconds of work by date, paid pauses with it */
function partsByDate(
  { shift, parts, paidPauses }: ShiftInParts,
  worked: ReadonlyMap<PlainDate, number>,
  edition: RulesEdition,
): DatedShift[] {
  const lengths = lengthsOf([...worked.values()], edition);
  const shiftMinutes = lengths.reduce((sum, { minutes }) => sum + minutes, 0);
  return [...worked.keys()].map((date, index) => {
    const { minutes, minutesBefore, carriedMilliseconds } = lengths[index] as PartLength;
    // Nearly every shift is of one date.
    const ofDate = worked.size === 1 ? parts : parts.filter((part) => part.startsOn === date);
    const segments = ofDate.map(({ span }) => segmentOf(shift, span));
    const isFirst = index === 0;
    return {
      date,
      segments,
      minutes,
      minutesBefore,
      carriedMilliseconds,
      shiftMinutes,
      shift,
      isFirst,
      paidPauses,
    };
  });
}

type PartLength = Pick<DatedShift, 'minutes' | 'minutesBefore' | 'carriedMilliseconds'>;

/**
 * How long each part of a shift is, date by date. By the first edition what fills no minute goes on to the next date, where it may fill one. By
 * the second each date is its own nearest minute: else a second more before midnight would take a minute from the day after it.
 *
 * | 119.5 and 490.17 minutes | edition 1: 119 | 490 | edition 2: 120 | 490 |
 */
function lengthsOf(work: readonly number[], edition: RulesEdition): PartLength[] {
  let [milliseconds, minutesBefore] = [0, 0];
  return work.map((own, index) => {
    const before = minutesBefore;
    if (edition !== 1) {
      const minutes = minutesBy(edition, own);
      minutesBefore += minutes;
      return { minutes, minutesBefore: before, carriedMilliseconds: 0 };
    }
    const carriedIn = milliseconds - before * millisecondsPerMinute;
    milliseconds += own;
    minutesBefore = minutesBy(edition, milliseconds);
    const carriedOn = index === work.length - 1 ? 0 : milliseconds - minutesBefore * millisecondsPerMinute;
    return { minutes: minutesBefore - before, minutesBefore: before, carriedMilliseconds: carriedIn - carriedOn };
  });
}

/** A part of a shift's segment; it ends with the segment's pause if it reaches its end. */
function segmentOf(shift: Shift, span: WorkSegment['span']): WorkSegment {
  const whole = shift.find((each) => each.span.from <= span.from && span.to <= each.span.to);
  if (whole === undefined) return { span };
  if (whole.span.from === span.from && whole.span.to === span.to) return whole;
  const { endsWith, recorded } = whole;
  return {
    span,
    ...(endsWith !== undefined && whole.span.to === span.to && { endsWith }),
    cutFrom: whole.span,
    ...(recorded !== undefined && { recorded }),
  };
}

/** A paid pause counts on the workday in which it lies, or on that of its shift. */
const partsOfPause = (
  { span }: PauseOutcome['paid'][number],
  main: PlainDate,
  attribution: DayAttribution,
  workdays: Workdays,
): readonly DatedPart[] =>
  attribution === 'split-midnight' ? attribute([{ span }], attribution, workdays) : [{ startsOn: main, span }];

function draftOf(drafts: Map<PlainDate, Draft>, date: PlainDate): Draft {
  const known = drafts.get(date);
  if (known !== undefined) return known;
  const fresh: Draft = { punched: 0, carried: 0, shifts: 0, changes: [] };
  drafts.set(date, fresh);
  return fresh;
}

/** Milliseconds that a change adds; negative where it takes. */
export const addedBy = (change: DayChange): number =>
  'span' in change ? millisecondsOf(change.span) : change.milliseconds;

function workedDate(
  date: PlainDate,
  { punched, carried, changes }: Draft,
  rule: DayTotalRounding | undefined,
  edition: RulesEdition,
): WorkedDate {
  const exact = Math.max(
    0,
    changes.reduce((total, each) => total + addedBy(each), punched),
  );
  const rounded = roundDay(exact, rule);
  return {
    date,
    punchedMilliseconds: punched,
    workedMilliseconds: rounded,
    // A total that is rounded is what it is.
    workedMinutes: minutesBy(edition, rule === undefined ? Math.max(0, rounded + carried) : rounded),
    changes: rounded === exact ? changes : [...changes, { milliseconds: rounded - exact, reason: 'day-rounded' }],
  };
}

function roundDay(worked: number, rule: DayTotalRounding | undefined): number {
  if (rule === undefined) return worked;
  const { within } = rule;
  const minutes = worked / millisecondsPerMinute;
  if (within !== undefined && Math.abs(minutes - within.ofMinutes) > within.minutes) return worked;
  return roundSeconds(worked / millisecondsPerSecond, rule) * millisecondsPerSecond;
}
