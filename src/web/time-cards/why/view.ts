import type { CardReason, Explained } from '../../../contract/time-cards/card-reasons.ts';
import type { PayLineReply } from '../../../contract/time-cards/cards.ts';
import { dateAt, millisecondsPerMinute, overlap, type PlainDate, type Span } from '../../../domain/kernel/time.ts';
import { paysPremium } from '../../../domain/pay-rules/week-pay.ts';

/**
 * Which figure is asked about: hours worked, those at the plain rate, those paid at more and at twice the rate or more, all pay, what is paid
 * beside hours, the breaks, or everything.
 */
export type WhyTopic = 'worked' | 'breaks' | 'regular' | 'overtime' | 'double' | 'pay' | 'premiums' | 'all';

export interface WhyAsk {
  readonly topic: WhyTopic;
  /** Of one day; absent, of the week. */
  readonly date?: PlainDate;
  /** Of one line of pay; without its cents, of all lines of its kind, some days of which may be asked about. */
  readonly line?: Pick<PayLineReply, 'kind' | 'multiplier' | 'code'> & Partial<Pick<PayLineReply, 'cents'>>;
}

/** The reasons of one day, or (without a date) of the week as a whole. */
export interface WhyDay {
  readonly date: PlainDate | null;
  readonly reasons: readonly CardReason[];
}

const isPay = ({ cents, rule }: CardReason): boolean => cents !== null || rule === 'regular-rate';
/** What is said of the meals and rests of a day: it makes no minutes, and may make pay. */
const isSaid = ({ rule }: CardReason): boolean => Object.values(saidOf).some((said) => said.includes(rule));
const isSplit = ({ parameters }: CardReason): boolean => parameters['multiplier'] !== undefined;
const isExtra = (reason: CardReason): boolean => isSplit(reason) && Number(reason.parameters['multiplier']) !== 1;
const isDouble = ({ parameters }: CardReason): boolean => Number(parameters['multiplier']) >= 2;

/** What makes none of the hours. */
const isOther: ReadonlySet<CardReason['rule']> = new Set<CardReason['rule']>(['premium-window', 'paid-absence']);

/** What counts as overtime, and, of the time off that counts toward a limit, that it does. */
const isOvertime = (reason: CardReason): boolean =>
  reason.rule === 'paid-absence' || (!isPay(reason) && isExtra(reason));

const isAbout: Readonly<Record<WhyTopic, (reason: CardReason) => boolean>> = {
  worked: (reason) => !isPay(reason) && !isSplit(reason) && !isOther.has(reason.rule),
  breaks: ({ rule }) => rule === 'short-rest' || rule === 'paid-break',
  regular: (reason) => !isPay(reason) && isSplit(reason) && !isExtra(reason),
  overtime: (reason) => isOvertime(reason) && !isDouble(reason),
  double: (reason) => isOvertime(reason) && isDouble(reason),
  pay: (reason) => isPay(reason) || isSaid(reason),
  premiums: (reason) => (isPay(reason) && paysPremium({ kind: reason.rule })) || isSaid(reason),
  all: () => true,
};

/** The line itself; the regular rate stands behind every line but those at a rate of their own. */
const isOfLine = (
  { rule, cents, parameters }: CardReason,
  { kind, multiplier, code, cents: paid }: NonNullable<WhyAsk['line']>,
): boolean =>
  (rule === 'regular-rate' && !atOwnRate.has(kind)) ||
  saidOf[kind]?.includes(rule) === true ||
  (rule === kind &&
    (paid === undefined || cents === paid) &&
    (parameters['multiplier'] ?? null) === multiplier &&
    (parameters['code'] ?? null) === code);

/** What was said of the days that a line pays for. */
const saidOf: Partial<Record<PayLineReply['kind'], readonly CardReason['rule'][]>> = {
  'meal-premium': ['meal-waived', 'meal-missed'],
  'rest-premium': ['rest-missed'],
};

const atOwnRate: ReadonlySet<PayLineReply['kind']> = new Set<PayLineReply['kind']>([
  'straight-time',
  'salary',
  'earning',
  'reporting-time',
  'split-shift',
  'minimum-shift',
]);

/**
 * The work of each day to the second, so that what is told adds up: what there is so far is cut, and each reason is what it adds to that. Cut one by one,
 * 3:27:34.6 and the 25.4 seconds that fill the minute would be a second short of it. That a day counts in whole minutes is not told where it makes no second.
 */
export function toTheSecond(reasons: readonly CardReason[]): CardReason[] {
  const soFar = new Map<PlainDate | null, number>();
  return reasons.flatMap((reason) => {
    if (reason.minutes === null || !isAbout.worked(reason)) return [reason];
    const before = soFar.get(reason.date) ?? 0;
    const after = before + reason.minutes * millisecondsPerMinute;
    soFar.set(reason.date, after);
    const seconds = wholeSeconds(after) - wholeSeconds(before);
    return seconds === 0 && reason.rule === 'day-rounded' ? [] : [{ ...reason, minutes: seconds / 60 }];
  });
}

/** The parts of a minute are no exact numbers: to the millisecond first, or a whole second would be one less. */
const wholeSeconds = (milliseconds: number): number => Math.floor(Math.round(milliseconds) / 1_000);

/** Of a line the reasons of its pay alone, and, where all is asked about, the hours behind it. */
const isBehind = (reason: CardReason, { topic, line }: WhyAsk): boolean =>
  line === undefined || (topic === 'all' && !isPay(reason)) || isOfLine(reason, line);

/** Time off that is paid the rate in force: it has neither hours nor the regular rate of its week behind it. */
const isLeaveAlone = (reasons: readonly CardReason[], { line }: WhyAsk): boolean =>
  line?.kind === 'paid-leave' &&
  reasons.every(({ rule, parameters }) => rule !== 'paid-leave' || parameters['rateInForce'] === undefined);

/** What belongs to a figure, by day in the order of the card, and last what is about the whole week. */
export function reasonsAbout(reasons: readonly CardReason[], ask: WhyAsk): WhyDay[] {
  const { topic, date } = ask;
  const all = isLeaveAlone(reasons, ask) ? reasons.filter(({ rule }) => rule === 'paid-leave') : reasons;
  const chosen = all.filter(
    (reason) => isAbout[topic](reason) && (date === undefined || reason.date === date) && isBehind(reason, ask),
  );
  const days = [...Map.groupBy(chosen, (reason) => reason.date)].map(([day, of]) => ({ date: day, reasons: of }));
  return days.toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'));
}

/**
 * The breaks that were punched, by the day on which each began; one that runs has no end yet and is left out. Of a break through the edge of
 * the week there is the part that lies within it.
 */
export function breaksByDay(
  { punches, zone, during }: Pick<Explained, 'punches' | 'zone' | 'during'>,
  date?: PlainDate,
): ReadonlyMap<PlainDate, readonly Span[]> {
  const inOrder = punches.toSorted((a, b) => a.punchedAt - b.punchedAt);
  const breaks = inOrder.flatMap(({ kind, punchedAt }, index): Span[] => {
    const next = inOrder[index + 1];
    if (kind !== 'break_start' || next === undefined) return [];
    const within = next.kind === 'break_end' ? overlap({ from: punchedAt, to: next.punchedAt }, during) : undefined;
    return within === undefined ? [] : [within];
  });
  const days = Map.groupBy(breaks, ({ from }) => dateAt(from, zone));
  return date === undefined ? days : new Map([...days].filter(([day]) => day === date));
}
