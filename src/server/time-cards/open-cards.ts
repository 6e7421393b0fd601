import { dateAt, type Instant, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import type { Assigned } from '../../domain/pay-rules/assigned-to.ts';
import { leastPay } from '../../domain/pay-rules/least-pay.ts';
import { hasPaidLeave } from '../../domain/pay-rules/paid-leave.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import type { PayableWeek } from '../../domain/pay-rules/payable-week.ts';
import { settledWeek, type SettledWeek } from '../../domain/pay-rules/settled-week.ts';
import type { PayLine } from '../../domain/pay-rules/week-pay.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { weekReading } from '../../domain/pay-rules/workweek-transition.ts';
import type { ExpectedShift } from '../../domain/schedule/scheduled-days.ts';
import { attestedRests } from '../../domain/time-cards/attested-rests.ts';
import { nameOfCard, type CardName } from '../../domain/time-cards/card-name.ts';
import { weeksOf } from '../../domain/time-cards/card-period.ts';
import { noPunches, type LedgerMark } from '../../domain/time-cards/card-step.ts';
import { nothingKnown, type KnownOfDays } from '../../domain/time-cards/known-of-days.ts';
import { weekCard, type WeekCard, type WeekCardQuestion } from '../../domain/time-cards/week-card.ts';
import type { Actor, Context } from '../kernel/context.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { listRatesOf, type Worker } from '../people/read.ts';
import { listWeekRows } from '../time-clock/read.ts';
import type { HeldDay } from '../time-off/read.ts';
import { readExpected, type ExpectedWeek } from './read-expected.ts';
import { readKnownDays, readWorkedMeals, type KnownDays } from './read-known-days.ts';
import { listSteps, type StoredStep } from './time-card-steps.repository.ts';
import { listWaitingAdjustments } from './waiting-adjustments.repository.ts';
import { listSettledWeeks } from './work-logs.repository.ts';

/** One card, opened: whose it is, by which policy, and where their ledger of punches ended. */
export interface OpenCard extends WeekCard, SettledWeek {
  readonly worker: Worker;
  readonly head: LedgerMark;
  readonly steps: readonly StoredStep[];
  /** Undefined where no rate is known, or none was asked for. */
  readonly pay: PayFacts | undefined;
  /** What was approved of time off in the week. */
  readonly daysOff: readonly HeldDay[];
  /** Published ones of the week, and maybe of weeks beside it. */
  readonly shifts: readonly ExpectedShift[];
  /** What was stated and signed of its days, as far as its policy asks for it. */
  readonly known: Omit<KnownOfDays, 'shifts' | 'workedMeals'> & Pick<KnownDays, 'workedMeals'>;
}

/** Which weeks of somebody are opened. */
export interface CardAsk {
  readonly worker: Worker;
  readonly startsOn: readonly PlainDate[];
}

/** In which organization cards are opened, and as of when. */
export type CardsContext = Pick<Context, 'tx' | 'now'> & { readonly actor: Pick<Actor, 'organizationId'> };

/** Tells what was said about each week, in order. */
export type StepsOf = (week: CardName) => readonly StoredStep[];

export interface OpenOptions {
  /** Leaves out pay, and what was expected. */
  readonly hoursAlone?: boolean;
  /** What was said about the weeks, where it is read already. */
  readonly stepsOf?: StepsOf;
}

/** The policies in force, from one question. */
export const openPolicies = ({ tx, actor }: Omit<CardsContext, 'now'>): Promise<Assigned> =>
  readAssignments(tx, actor.organizationId);

/** The weeks of somebody that are paid with some dates, and have begun. */
export const weeksPaidWith = (dates: PayPeriod, worker: Worker, policyOn: Assigned, now: Instant): PlainDate[] =>
  weeksOf(dates, (date) => policyOn(worker, date), dateAt(now, worker.zones.home));

/** What was said about the weeks, from one question. */
export async function openSteps({ tx, actor }: CardsContext, asks: readonly CardAsk[]): Promise<StepsOf> {
  const weeks = asks.flatMap(({ startsOn }) => startsOn).toSorted();
  const [from, to] = [weeks.at(0), weeks.at(-1)];
  if (from === undefined || to === undefined) return () => [];
  const ids = asks.map(({ worker }) => worker.employeeId);
  const steps = Map.groupBy(await listSteps(tx, actor.organizationId, ids, { from, to }), nameOfCard);
  return (week) => steps.get(nameOfCard(week)) ?? [];
}

/**
 * Opens cards, each worked out once. Somebody who never punched has cards of weeks with paid time off alone, or of which anything was said.
 */
export const openCards = (
  ctx: CardsContext,
  asks: readonly CardAsk[],
  policyOn: Assigned,
  options?: OpenOptions,
): Promise<OpenCard[]> => openEach(ctx, asks, policyOn, (card) => [card], options);

/** The same, of which no more is kept than what is made of each card, none or one: of a thousand cards all that they were worked out by is much. */
export async function openEach<Made>(
  ctx: CardsContext,
  asks: readonly CardAsk[],
  policyOn: Assigned,
  make: (card: OpenCard) => readonly Made[],
  options: OpenOptions = {},
): Promise<Made[]> {
  const weeks = await readWeeks(ctx, asks, policyOn, options);
  return weeks.flatMap((week) => {
    const card = cardOf(week, ctx.now);
    return card === undefined ? [] : make(card);
  });
}

/** Undefined where there is nothing to tell of a week. */
function cardOf(
  { worker, settled, ledger, said, beside, workedMeals }: ReadWeek,
  until: Instant,
): OpenCard | undefined {
  const card = weekCard(ledger?.rows() ?? [], said, {
    ...settled,
    until,
    ...(workedMeals && { known: { ...nothingKnown, workedMeals } }),
    ...beside,
  });
  if (ledger === undefined && !hasPaidLeave(card.week) && said.length === 0) return undefined;
  const { pay, expected, known = { ...nothingKnown, workedMeals: workedMeals ?? [] } } = beside ?? {};
  return {
    ...card,
    ...settled,
    worker,
    head: ledger?.head ?? noPunches,
    steps: said,
    pay,
    daysOff: expected?.daysOff ?? [],
    shifts: expected?.shifts ?? [],
    known: { ...known, rests: attestedRests(said) },
  };
}

/** A week as it would be paid by {@link leastPay}. */
interface LeastPaidWeek {
  readonly worker: Worker;
  readonly startsOn: PlainDate;
  readonly days: PayableWeek['days'];
  /** What they owe, whose sums are nobody's. */
  readonly lines: readonly PayLine[];
  /** What is known of their pay: nothing, where no rate is. */
  readonly pay: PayFacts | undefined;
}

/** Works weeks out by the least that they may be paid, to tell what days without a rate owe beside their hours. */
export async function openLeastPaid(
  ctx: CardsContext,
  asks: readonly CardAsk[],
  policyOn: Assigned,
): Promise<LeastPaidWeek[]> {
  const weeks = await readWeeks(ctx, asks, policyOn);
  return weeks.map(({ worker, startsOn, settled, ledger, said, beside }) => {
    const pay = leastPay(settled.policy, beside?.pay);
    const { week } = weekCard(ledger?.rows() ?? [], said, { ...settled, until: ctx.now, ...beside, pay });
    return { worker, startsOn, days: week.days, lines: week.pay?.lines ?? [], pay: beside?.pay };
  });
}

/** What a week is worked out from. */
interface ReadWeek {
  readonly worker: Worker;
  readonly startsOn: PlainDate;
  readonly settled: SettledWeek;
  /** None of somebody who never punched. */
  readonly ledger: LedgerOfWeeks | undefined;
  readonly said: readonly StoredStep[];
  /** What is known beside the punches; undefined where hours alone are asked for. */
  readonly beside: Beside | undefined;
  /** Of hours alone, the meals that were worked through; undefined otherwise, where `beside` has them. */
  readonly workedMeals: KnownDays['workedMeals'] | undefined;
}

type LedgerOfWeeks = NonNullable<ReturnType<Awaited<ReturnType<typeof listWeekRows>>['get']>>;

/** One question for all ledgers, one for all that was said about them, and one for each thing that is known beside the punches. */
async function readWeeks(
  ctx: CardsContext,
  asks: readonly CardAsk[],
  policyOn: Assigned,
  { hoursAlone = false, stepsOf }: OpenOptions = {},
): Promise<readonly ReadWeek[]> {
  const { organizationId } = ctx.actor;
  const wanted = asks
    .filter(({ startsOn }) => startsOn.length > 0)
    .map(({ worker, startsOn }) => ({
      worker,
      startsOn,
      settled: startsOn.map((on) => settledOf(worker, on, policyOn)),
    }));
  const weeks = wanted.flatMap(({ startsOn }) => startsOn).toSorted();
  const [from, to] = [weeks.at(0), weeks.at(-1)];
  if (from === undefined || to === undefined) return [];
  const spans = wanted.map(({ worker, settled }) => ({ employeeId: worker.employeeId, during: spanOf(settled) }));
  const ledgers = await listWeekRows(ctx.tx, organizationId, spans);
  const saidOf = stepsOf ?? (await openSteps(ctx, wanted));
  const workers = wanted.map(({ worker }) => worker);
  const ruled = wanted.flatMap(({ worker: { employeeId }, settled }) =>
    settled.map((week) => ({ employeeId, ...week })),
  );
  const besideOf = hoursAlone ? undefined : await readBeside(ctx, workers, ruled, { from, to }, joined(spans));
  const workedMealsOf = hoursAlone ? await readWorkedMeals(ctx, ruled) : undefined;
  return wanted.flatMap(({ worker, settled: settledWeeks }) =>
    settledWeeks.map((settled): ReadWeek => ({
      worker,
      startsOn: settled.startsOn,
      settled,
      ledger: ledgers.get(worker.employeeId),
      said: saidOf({ employeeId: worker.employeeId, startsOn: settled.startsOn }),
      beside: besideOf?.(worker, settled.startsOn),
      workedMeals: workedMealsOf?.(worker.employeeId),
    })),
  );
}

type Beside = Pick<WeekCardQuestion, 'pay' | 'approved' | 'waiting'> & {
  readonly expected: ExpectedWeek;
  readonly known: KnownDays;
};

/** What is known of a week beside its punches: rates, what was approved of its pay, shifts, time off and meals that are waived. */
async function readBeside(
  ctx: CardsContext,
  workers: readonly Worker[],
  ruled: Parameters<typeof readKnownDays>[1],
  weeks: { readonly from: PlainDate; readonly to: PlainDate },
  during: Span,
): Promise<(worker: Worker, startsOn: PlainDate) => Beside> {
  const { tx, actor } = ctx;
  const ids = workers.map(({ employeeId }) => employeeId);
  const rates = await listRatesOf(tx, actor.organizationId, ids);
  const settled = await listSettledWeeks(tx, actor.organizationId, ids, weeks);
  const approved = new Map(settled.map((week) => [nameOfCard(week), week]));
  const knownOf = await readKnownDays(ctx, ruled);
  const expectedOf = await readExpected(ctx, workers, weeks, during, knownOf);
  const waiting = await listWaitingAdjustments(tx, actor.organizationId, ids);
  return (worker, startsOn) => {
    const { employeeId } = worker;
    const pay = payFactsOf(rates.get(employeeId) ?? []);
    const approvedThen = approved.get(nameOfCard({ employeeId, startsOn }));
    return {
      ...(pay === undefined ? {} : { pay }),
      ...(approvedThen === undefined ? {} : { approved: approvedThen }),
      expected: expectedOf(worker, startsOn),
      known: knownOf(employeeId),
      waiting: waiting.get(employeeId) ?? [],
    };
  };
}

/** From before the first overtime period of the weeks to after the last of them. */
const spanOf = (weeks: readonly SettledWeek[]): Span => joined(weeks.map((week) => ({ during: weekReading(week) })));

/** A week of somebody by the facts that it shares with others. */
export const settledOf = (worker: Worker, startsOn: PlainDate, policyOn: Assigned): SettledWeek =>
  settledWeek(startsOn, (date) => policyOn(worker, date), worker.zones);

/** From the first beginning to the last end. */
export const joined = (spans: readonly { readonly during: Span }[]): Span =>
  spans
    .map(({ during }) => during)
    .reduce((whole, span) => ({
      from: span.from < whole.from ? span.from : whole.from,
      to: span.to > whole.to ? span.to : whole.to,
    }));
