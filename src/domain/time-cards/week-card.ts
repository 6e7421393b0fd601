import type { Cents } from '../kernel/money.ts';
import { addDays, type Instant, type PlainDate, type Span, type Zone } from '../kernel/time.ts';
import { countedEntries } from '../pay-rules/counted-entries.ts';
import { hasPaidLeave, leaveMinutesOf } from '../pay-rules/paid-leave.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import type { PayableWeek } from '../pay-rules/payable-week.ts';
import { lacksRate, workdaysOf, type PayFacts } from '../pay-rules/week-question.ts';
import { startIn, type DayCut } from '../pay-rules/workdays.ts';
import { settlingSpan, weekReading, type WorkweekTransition } from '../pay-rules/workweek-transition.ts';
import { effectivePunches } from '../time-clock/punch.ts';
import { timeEntries, type TimeEntry } from '../time-clock/time-entry.ts';
import { attendanceFlags, type Expected } from './attendance-flags.ts';
import { attestedRests } from './attested-rests.ts';
import { flagsOf, groupOf, type CardFlag, type CardGroup, type TracedPunch } from './card-flag.ts';
import { editionOf, standingOf, type CardFigures, type CardStanding, type CardStep } from './card-step.ts';
import { factsOfDays, nothingKnown, type KnownOfDays } from './known-of-days.ts';
import { nearSpan } from './near-span.ts';
import { payableWorkweek, type WorkweekQuestion } from './payable-workweek.ts';
import { cardOfWeek, type TimeCard } from './time-card.ts';
import { datesWaiting, type WaitingAdjustment } from './waiting-adjustment.ts';
import { changesSince, hasChanged, type PlacedRow, type WeekChanges } from './week-changes.ts';

export interface WeekCardQuestion {
  readonly zone: Zone;
  readonly cuts?: readonly DayCut[] | undefined;
  readonly startsOn: PlainDate;
  readonly policy: PayPolicy;
  readonly until: Instant;
  readonly pay?: PayFacts;
  /** What the work logs in force give: their pay, null where they were made without a rate, and their paid time off; absent where nobody asks. */
  readonly approved?: { readonly payCents: Cents | null; readonly leaveMinutes: number };
  readonly transition?: WorkweekTransition | undefined;
  /** What was known beforehand; absent where hours alone are asked for. */
  readonly expected?: Expected;
  /** What somebody asked to be adjusted, which nobody has answered; absent where hours alone are asked for. */
  readonly waiting?: readonly WaitingAdjustment[];
  /** What else is known of the days of its overtime period, but for what the steps say. */
  readonly known?: Pick<KnownOfDays, 'waivers' | 'workedMeals' | 'away'>;
}

/** A workweek of somebody with all that is asked about it: hours, what is odd, who said what, and what changed since. */
export interface WeekCard {
  readonly card: TimeCard;
  readonly week: PayableWeek;
  /** The whole week as instants. */
  readonly during: Span;
  readonly figures: CardFigures;
  readonly standing: CardStanding;
  readonly flags: readonly CardFlag[];
  readonly group: CardGroup;
  /** Nothing was worked, and it is owed pay all the same: whoever is sent home at once is paid for having come, and who is away on paid time off, be their rate known or not. */
  readonly isOwedAlone: boolean;
  /** Its last day has ended. */
  readonly isOver: boolean;
  /** All that its overtime is worked out over has ended: 14 days, or two weeks where workweeks begin at another time. */
  readonly isSettled: boolean;
  /** What changed since it was signed last, also where it was opened again since, and since the approval in force; undefined where there is none. */
  readonly sinceSigning: WeekChanges<TracedPunch> | undefined;
  readonly sinceApproval: WeekChanges<TracedPunch> | undefined;
  /** Which of these steps no longer say what is true: a signature also where what changed since was approved. */
  readonly outdated: { readonly signing: boolean; readonly approval: boolean };
  /** Whether its hours pay something else than what was approved: a rate that begins before it was set later. */
  readonly paysOtherwise: boolean;
  /** Whether anything of the week changed since the ledger of punches ended at a row. */
  readonly hasChangedAfter: (sequence: number) => boolean;
}

/** Opens the card of one week from the rows of its overtime period. Others do no harm. */
export function weekCard(
  rows: readonly PlacedRow<TracedPunch>[],
  steps: readonly CardStep[],
  asked: WeekCardQuestion,
): WeekCard {
  const standing = standingOf(steps);
  const question = { ...asked, edition: editionOf(standing.approval) };
  const { until, policy, transition } = question;
  const near = rowsNear(rows, weekReading(question));
  const { punches } = near;
  const entries = timeEntries(punches);
  const week = payableWorkweek(punches, { ...question, ...factsOf(question, steps) });
  const card = cardOfWeek(entries, week, question);
  const during = spanOf(question);
  const figures: CardFigures = { ...figuresOf(card, week), edition: question.edition };
  // Hours are signed; what they pay is approved, and may depend on the week beside.
  const settling = settlingSpan(question);
  const sinceStep = (step: CardStep | undefined, within: Span): SinceStep | undefined =>
    step && { step, changes: changesSince(near.rows, step.ledger.sequence, within, question) };
  const sinceSigning = sinceStep(standing.lastSignature, during);
  const sinceApproval = sinceStep(standing.approval, settling);
  const paysOtherwise = isPaidOtherwise(standing, week, question);
  const outdated = {
    signing: isOutdated(figures, sinceSigning),
    approval: paysOtherwise || isOutdated(figures, sinceApproval),
  };
  const flags = [
    ...changeFlags(outdated, standing),
    ...waitingFlags(card, entries, question),
    ...transitionFlags(card, transition),
    ...flagsOf(week, { punches, entries }, { days: card.days, policy, until }),
    ...expectedFlags(card, question),
    ...rateFlags(week, question.pay),
  ];
  return {
    card,
    week,
    during,
    figures,
    standing,
    flags,
    group: groupOf(flags),
    isOwedAlone: isOwedAlone(week),
    isOver: until >= during.to,
    isSettled: until >= settling.to,
    sinceSigning: sinceSigning?.changes,
    sinceApproval: sinceApproval?.changes,
    outdated,
    paysOtherwise,
    hasChangedAfter: (sequence) => hasChanged(changesSince(near.rows, sequence, settling, question)),
  };
}

/** What is known of the days beside their punches: asked where pay is, or what was expected. Hours alone hang on meals that were worked through. */
function factsOf(
  question: WeekCardQuestion & Pick<WorkweekQuestion, 'edition'>,
  steps: readonly CardStep[],
): Pick<WorkweekQuestion, 'facts'> {
  const { expected, known = nothingKnown } = question;
  const { workedMeals } = known;
  const told: KnownOfDays =
    expected === undefined
      ? { ...nothingKnown, workedMeals }
      : { ...known, shifts: expected.shifts, rests: attestedRests(steps) };
  return { facts: factsOfDays(question, told) };
}

function expectedFlags({ days }: TimeCard, { expected, until }: WeekCardQuestion): CardFlag[] {
  if (expected === undefined) return [];
  // A night that two days have a part in is late, or unscheduled, once: each flag of a day is told once.
  return attendanceFlags(
    days.flatMap(({ entries }) => entries),
    days,
    expected,
    until,
  );
}

/** Days with work or paid time off before the first rate begins: approved as they are, they would be paid nothing. */
const rateFlags = ({ days }: PayableWeek, pay: PayFacts | undefined): CardFlag[] =>
  days
    .filter(({ workedMinutes, paidLeave }) => workedMinutes > 0 || paidLeave !== undefined)
    .filter(({ date }) => pay !== undefined && lacksRate(pay, date))
    .map(({ date }) => ({ kind: 'rate_missing', date }));

/** What is asked for is answered before its week is approved: an approved week takes no adjustment. */
function waitingFlags({ days }: TimeCard, entries: readonly TimeEntry[], question: WeekCardQuestion): CardFlag[] {
  const { waiting = [], until } = question;
  if (waiting.length === 0) return [];
  return datesWaiting(days, countedEntries(entries, question), waiting, until).map((date) => ({
    kind: 'adjustment_waiting',
    date,
  }));
}

/** Where weeks begin at another time, on the first day that does: 29 CFR 778.301. */
function transitionFlags({ days, startsOn: week }: TimeCard, transition: WorkweekTransition | undefined): CardFlag[] {
  if (transition === undefined) return [];
  const { old, fresh } = transition;
  if (![old.startsOn, fresh.startsOn].includes(week)) return [];
  const { startsOn } = fresh;
  return [{ kind: 'workweek_changed', date: days.some(({ date }) => date === startsOn) ? startsOn : null }];
}

/** Voids name their punches, and are of no time. */
function rowsNear(
  rows: readonly PlacedRow<TracedPunch>[],
  reading: Span,
): { readonly rows: readonly PlacedRow<TracedPunch>[]; readonly punches: readonly TracedPunch[] } {
  const effective = effectivePunches<TracedPunch>(rows);
  const isNear = nearSpan(effective, reading);
  return { rows: rows.filter((row) => row.kind === 'void' || isNear(row)), punches: effective.filter(isNear) };
}

export function spanOf(question: Pick<WeekCardQuestion, 'startsOn' | 'policy' | 'zone' | 'cuts'>): Span {
  const workdays = workdaysOf(question);
  return { from: startIn(workdays, question.startsOn), to: startIn(workdays, addDays(question.startsOn, 7)) };
}

function figuresOf(card: TimeCard, { byMultiplier }: PayableWeek): CardFigures {
  const { workedMinutes, breakMinutes, overtimeMinutes } = card;
  return {
    workedMinutes,
    breakMinutes,
    overtimeMinutes,
    byMultiplier: Object.fromEntries(byMultiplier),
    days: card.days.map((day) => ({
      date: day.date,
      workedMinutes: day.workedMinutes,
      breakMinutes: day.breakMinutes,
      overtimeMinutes: day.overtimeMinutes,
    })),
  };
}

/** A step that is in force, and what changed since it was taken. */
interface SinceStep {
  readonly step: CardStep;
  readonly changes: WeekChanges<TracedPunch>;
}

/** A step no longer says what is true where punches changed, the rules that they are counted by, or, of an approval, what they pay. */
const isOutdated = (figures: CardFigures, since: SinceStep | undefined): boolean =>
  since !== undefined && (hasChanged(since.changes) || !isSame(since.step.figures, figures));

/** What changed since it was signed, and was approved, needs no second look. */
function changeFlags({ signing, approval }: WeekCard['outdated'], standing: CardStanding): CardFlag[] {
  if (approval) return [{ kind: 'changed_since_approval', date: null }];
  const signedOnly = standing.approval === undefined && signing;
  return signedOnly ? [{ kind: 'changed_since_signing', date: null }] : [];
}

const isOwedAlone = (week: PayableWeek): boolean =>
  week.workedMinutes === 0 && ((week.pay?.grossCents ?? 0) > 0 || hasPaidLeave(week));

/** An approval of nothing has no days that pay: whatever a week without work is owed by now was not approved. */
function isPaidOtherwise(
  { approval }: CardStanding,
  week: PayableWeek,
  { approved, expected }: Pick<WeekCardQuestion, 'approved' | 'expected'>,
): boolean {
  if (approval === undefined) return false;
  if (approved === undefined) return expected !== undefined && isOwedAlone(week);
  return approved.payCents !== (week.pay?.grossCents ?? null) || approved.leaveMinutes !== leaveMinutesOf(week);
}

/** The same work on each day, and so in the week; the same pauses, and the same minutes at each multiplier. */
const isSame = (a: CardFigures, b: CardFigures): boolean =>
  a.breakMinutes === b.breakMinutes &&
  isSameSplit(a.byMultiplier, b.byMultiplier) &&
  a.days.every((day) =>
    b.days.some(({ date, workedMinutes }) => date === day.date && workedMinutes === day.workedMinutes),
  );

const isSameSplit = (a: CardFigures['byMultiplier'], b: CardFigures['byMultiplier']): boolean =>
  Object.keys({ ...a, ...b }).every((multiplier) => a[multiplier] === b[multiplier]);

/** Whether the card's step in force no longer says what is true. */
export const changedSince = ({ flags }: Pick<WeekCard, 'flags'>, step: 'signing' | 'approval'): boolean =>
  flags.some(({ kind }) => kind === `changed_since_${step}`);
