import { cents, type Cents } from '../../domain/kernel/money.ts';
import { spanOfYear, yearOf } from '../../domain/kernel/months.ts';
import { addDays, dateAt, startOfDate, type Instant } from '../../domain/kernel/time.ts';
import type { DayEntry } from '../../domain/payroll/day-account.ts';
import type { DecidedPayment } from '../../domain/payroll/decide-payment.ts';
import { differenceRate } from '../../domain/payroll/difference-rate.ts';
import {
  stubPeriod,
  type StubDay,
  type StubFacts,
  type StubLeave,
  type YearToDate,
} from '../../domain/payroll/pay-stub.ts';
import { rateOn, type PayRate } from '../../domain/people/pay-rate.ts';
import type { ActorContext } from '../kernel/context.ts';
import { findLocation, readOrganization } from '../organization/read.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { readRatesThen, type Worker } from '../people/read.ts';
import type { StoredWorkLog } from '../time-cards/read.ts';
import { listBalances } from '../time-off/read.ts';
import { findEmployer } from './employers.repository.ts';
import { insertStubs } from './pay-stubs.repository.ts';
import { listLinesPaid } from './payment-days.repository.ts';
import { sumOfEach } from './payment-sums.repository.ts';

/** A payment that counts from now on. */
export interface PaidPerson {
  readonly worker: Worker;
  readonly paymentId: string;
  readonly transactedAt: Instant;
  readonly decided: Pick<DecidedPayment, 'days' | 'weekEndsOn'>;
  /** Those of its days. */
  readonly logs: readonly StoredWorkLog[];
}

/**
 * Keeps all that the stubs of payments will ever say, as it is now; rates are those by which the days were approved. Called once the payments
 * themselves are kept: the year counts them.
 */
export async function makePayStubs(ctx: ActorContext, payments: readonly PaidPerson[]): Promise<void> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { name, currency } = await readOrganization(tx, organizationId);
  const { legalName, address: legalAddress } = await findEmployer(tx, organizationId);
  const addresses = await addressesOf(ctx, payments);
  const ratesThen = await readRatesThen(
    tx,
    organizationId,
    payments.map(({ worker }) => worker.employeeId),
  );
  const policyOf = await readAssignments(tx, organizationId);
  const yearOfAll = await yearsToDate(ctx, payments);
  const leaveOf = await leaveOfAll(ctx, payments);
  const linesPaid = await listLinesPaid(
    tx,
    organizationId,
    payments.map(({ paymentId }) => paymentId),
  );
  const stubs = payments.map((payment) => {
    const { worker, paymentId, transactedAt, decided, logs } = payment;
    const { employeeId, homeLocationId: locationId, firstName, lastName, employeeNumber: number } = worker;
    const days = decided.days.map((day) =>
      stubDay(day, logs, (setBy) => ratesThen(employeeId, setBy), linesPaid(paymentId, day.workedOn)),
    );
    const weeks = [...new Set(days.map(({ startsOn }) => startsOn))].toSorted();
    const { weekEndsOn } = decided;
    const facts: StubFacts = {
      version: 6,
      employer: { name: legalName ?? name, address: legalAddress ?? addresses.get(locationId) ?? null },
      employee: { firstName, lastName, number },
      currency,
      paidOn: dateAt(transactedAt, worker.zones.home),
      period: stubPeriod(days, weekEndsOn),
      days,
      rates: hoursAtRates(days),
      rules: weeks.map((startsOn) => ({ startsOn, policy: policyOf(worker, startsOn) })),
      yearToDate: yearOfAll(payment),
      leave: leaveOf(worker, transactedAt),
    };
    return { paymentId, facts };
  });
  await insertStubs(tx, organizationId, stubs);
}

async function addressesOf(
  { tx, actor: { organizationId } }: ActorContext,
  payments: readonly PaidPerson[],
): Promise<ReadonlyMap<string, string | null>> {
  const addresses = new Map<string, string | null>();
  for (const id of new Set(payments.map(({ worker }) => worker.homeLocationId))) {
    addresses.set(id, (await findLocation(tx, organizationId, id))?.address ?? null);
  }
  return addresses;
}

/**
 * What each was paid in the year of their payment, up to its date, by the calendar of their home; whichever of a day’s payments was recorded first. Read
 * once for each date and zone.
 */
async function yearsToDate(
  { tx, actor: { organizationId } }: ActorContext,
  payments: readonly PaidPerson[],
): Promise<(payment: PaidPerson) => YearToDate> {
  const dateOf = ({ worker, transactedAt }: PaidPerson) => dateAt(transactedAt, worker.zones.home);
  const paidInYear = new Map<string, Awaited<ReturnType<typeof sumOfEach>>>();
  const keyOf = (payment: PaidPerson) => `${dateOf(payment)} ${payment.worker.zones.home}`;
  for (const [key, own] of Map.groupBy(payments, keyOf)) {
    const [first] = own;
    if (first === undefined) continue;
    const { home } = first.worker.zones;
    const date = dateOf(first);
    const upToDate = { from: spanOfYear(yearOf(date), home).from, to: startOfDate(addDays(date, 1), home) };
    const ids = own.map(({ paymentId }) => paymentId);
    paidInYear.set(key, await sumOfEach(tx, organizationId, ids, upToDate));
  }
  return (payment) => {
    const paid = paidInYear.get(keyOf(payment))?.get(payment.paymentId);
    if (paid === undefined) throw new Error('a payment that counts is not in its year');
    const { count: _count, ...figures } = paid;
    return { year: yearOf(dateOf(payment)), ...figures };
  };
}

/** What is left of everybody’s leave on the date of their payment: read once for each date. */
async function leaveOfAll(
  { tx, actor: { organizationId } }: ActorContext,
  payments: readonly PaidPerson[],
): Promise<(worker: Worker, transactedAt: Instant) => NonNullable<StubFacts['leave']>> {
  const dateOf = ({ zones }: Worker, at: Instant) => dateAt(at, zones.home);
  const balances = new Map<string, StubLeave[]>();
  for (const [on, own] of Map.groupBy(payments, ({ worker, transactedAt }) => dateOf(worker, transactedAt))) {
    const ids = own.map(({ worker }) => worker.employeeId);
    for (const { employeeId, ...balance } of await listBalances(tx, organizationId, ids, on)) {
      const known = balances.get(`${on} ${employeeId}`) ?? [];
      balances.set(`${on} ${employeeId}`, [...known, balance]);
    }
  }
  return (worker, at) => {
    const on = dateOf(worker, at);
    return { on, balances: balances.get(`${on} ${worker.employeeId}`) ?? [] };
  };
}

function hoursAtRates(days: readonly StubDay[]): StubFacts['rates'] {
  const minutesAt = new Map<Cents, number>();
  for (const { centsPerHour = null, minutes } of days) {
    if (centsPerHour !== null) minutesAt.set(centsPerHour, (minutesAt.get(centsPerHour) ?? 0) + minutes);
  }
  return [...minutesAt].map(([centsPerHour, minutes]) => ({ centsPerHour, minutes }));
}

function stubDay(
  { workLogId, workedOn, entry, minutes, cents: due }: DayEntry,
  logs: readonly StoredWorkLog[],
  ratesThen: (setBy: Instant) => readonly PayRate[],
  linesPaid: StubDay['lines'],
): StubDay {
  const log = logs.find(({ id }) => id === workLogId);
  if (log === undefined || entry === 'voided') throw new Error('a payment settles the work logs that it names');
  const { startsOn, minutesByMultiplier: byMultiplier, payLines: lines } = log;
  // What was entered since is in no cent of it.
  const rate = rateOn(ratesThen(log.approvedAt), workedOn)?.centsPerHour;
  const centsPerHour = rate === undefined ? null : cents(rate);
  const plain = { date: workedOn, startsOn, kind: entry, minutes, cents: due, centsPerHour, byMultiplier, lines };
  if (entry === 'paid') return plain;
  const isKnown = linesPaid !== null && lines !== null;
  return { ...plain, rate: isKnown ? differenceRate(linesPaid, lines, { minutes, cents: due }) : null };
}
