import { placesOf } from '../../domain/access/may.ts';
import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import { periodOn } from '../../domain/pay-rules/period-on.ts';
import { earnedOf, type PayrollPerson } from '../../domain/payroll/files/earnings.ts';
import { blockerOf, type PayrollBlocker } from '../../domain/payroll/files/payroll-blocker.ts';
import type { ActorContext } from '../kernel/context.ts';
import { readPolicies } from '../pay-rules/read.ts';
import { listWorkers, readHolder, type Worker } from '../people/read.ts';
import { openTeamLines, weeksOfTeam, type CardLine } from '../time-cards/read.ts';
import { listPayrollDays } from './payroll-days.repository.ts';

/** A week that is in no file, and why. */
export interface BlockedWeek {
  readonly kind: PayrollBlocker;
  readonly worker: Worker;
  readonly startsOn: PlainDate;
  readonly workedMinutes: number;
}

/** Somebody of whom all is approved. */
export interface FilePerson extends PayrollPerson {
  readonly employeeId: string;
  /** Their days of which no rate is known, and so no premium either. */
  readonly unrated: readonly PlainDate[];
}

/** A pay period as payroll systems would be told of it. */
export interface PayrollPeriod {
  readonly period: PayPeriod;
  readonly today: PlainDate;
  readonly blocked: readonly BlockedWeek[];
  /** Those of whom all is approved, by name. */
  readonly people: readonly FilePerson[];
  /** Everybody whom the actor answers for, by name, with the first dates of their weeks that are paid with the period. */
  readonly weeks: ReadonlyMap<Worker, readonly PlainDate[]>;
}

/** The pay period of a date, today's if none is named, by the policy of whoever asks. */
export async function readPayPeriod({ tx, actor, now }: ActorContext, date: PlainDate | undefined): Promise<PayPeriod> {
  const on = date ?? dateAt(now, actor.zone);
  const policyOn = await readPolicies(tx, actor.organizationId, await readHolder(tx, actor));
  return periodOn(policyOn, on);
}

/**
 * The approved days of the pay period of a date, of everybody whom the actor answers for, and whoever stands in the way: somebody
 * with one week that is not approved is in no file with the others, or would be paid twice when it is.
 */
export async function openPayrollPeriod(ctx: ActorContext, date: PlainDate | undefined): Promise<PayrollPeriod> {
  const { tx, actor, now } = ctx;
  const today = dateAt(now, actor.zone);
  const period = await readPayPeriod(ctx, date);
  const workers = await listWorkers(tx, actor.organizationId, { at: placesOf(actor, 'export_payroll') });
  const asks = await weeksOfTeam(ctx, workers, period);
  const blocked = (await openTeamLines(ctx, asks)).flatMap(blockedOf);
  const weeks = new Map(asks.map(({ worker, startsOn }) => [worker, startsOn]));
  return { period, today, blocked, people: await peopleOf(ctx, asks, blocked), weeks };
}

/** Which of some weeks cannot be handed on as they stand, and why. */
export async function listBlocked(ctx: ActorContext, asks: readonly WeeksAsked[]): Promise<readonly BlockedWeek[]> {
  if (asks.length === 0) return [];
  return (await openTeamLines(ctx, asks)).flatMap(blockedOf);
}

function blockedOf({ worker, startsOn, flags, figures, standing, isOwedAlone }: CardLine): BlockedWeek[] {
  const { workedMinutes, byMultiplier } = figures;
  const kind = blockerOf({ ...standing, flags, workedMinutes, byMultiplier, isOwedAlone });
  return kind === undefined ? [] : [{ kind, worker, startsOn, workedMinutes }];
}

type WeeksAsked = Awaited<ReturnType<typeof weeksOfTeam>>[number];

async function peopleOf(
  { tx, actor }: ActorContext,
  asks: readonly WeeksAsked[],
  blocked: readonly BlockedWeek[],
): Promise<FilePerson[]> {
  const starts = asks.flatMap(({ startsOn }) => startsOn).toSorted();
  const [from, to] = [starts.at(0), starts.at(-1)];
  if (from === undefined || to === undefined) return [];
  const ids = asks.map(({ worker }) => worker.employeeId);
  const days = Map.groupBy(await listPayrollDays(tx, actor.organizationId, ids, { from, to }), (day) => day.employeeId);
  const heldUp = new Set(blocked.map(({ worker }) => worker.employeeId));
  return asks.flatMap(({ worker, startsOn }): FilePerson[] => {
    const own = (days.get(worker.employeeId) ?? []).filter((day) => startsOn.includes(day.startsOn));
    if (own.length === 0 || heldUp.has(worker.employeeId)) return [];
    const { employeeId, employeeNumber, firstName, lastName } = worker;
    const earned = own.map(({ workedOn, minutesByMultiplier, payLines, leaveMinutes }) => ({
      date: workedOn,
      earned: earnedOf(minutesByMultiplier, payLines ?? [], leaveMinutes),
    }));
    const unrated = own.filter(({ payLines }) => payLines === null).map(({ workedOn }) => workedOn);
    return [{ employeeId, employeeNumber, firstName, lastName, days: earned, unrated }];
  });
}
