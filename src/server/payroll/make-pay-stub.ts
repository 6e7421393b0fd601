import { cents, type Cents } from '../../domain/kernel/money.ts';
import { yearOf } from '../../domain/kernel/months.ts';
import {
  addDays,
  dateAt,
  parsePlainDate,
  startOfDate,
  type Instant,
  type PlainDate,
} from '../../domain/kernel/time.ts';
import type { DayEntry } from '../../domain/payroll/day-account.ts';
import type { DecidedPayment } from '../../domain/payroll/decide-payment.ts';
import type { StubDay, StubFacts } from '../../domain/payroll/pay-stub.ts';
import { rateOn } from '../../domain/people/pay-rate.ts';
import type { ActorContext } from '../kernel/context.ts';
import { findLocation, readOrganization } from '../organization/read.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { listRatesOf, readPerson, type Worker } from '../people/read.ts';
import type { StoredWorkLog } from '../time-cards/read.ts';
import { insertStub } from './pay-stubs.repository.ts';
import { sumPayments } from './payments.repository.ts';

/** Keeps all that the stub of a payment will ever say, as it is now. Called once the payment itself is kept: the year counts it. */
export async function makePayStub(
  { tx, actor: { organizationId } }: ActorContext,
  worker: Worker,
  { paymentId, transactedAt }: { readonly paymentId: string; readonly transactedAt: Instant },
  decided: Pick<DecidedPayment, 'days' | 'weekEndsOn'>,
  logs: readonly StoredWorkLog[],
): Promise<void> {
  const { weekEndsOn } = decided;
  const days = decided.days.map((day) => stubDay(day, logs));
  const { employeeId, homeLocationId, zones } = worker;
  const { name, currency } = await readOrganization(tx, organizationId);
  const home = await findLocation(tx, organizationId, homeLocationId);
  const { firstName, lastName, employeeNumber } = await readPerson(tx, { organizationId, employeeId });
  const rates = (await listRatesOf(tx, organizationId, [employeeId])).get(employeeId) ?? [];
  const minutesAt = new Map<Cents, number>();
  for (const { date, minutes } of days) {
    const rate = rateOn(rates, date)?.centsPerHour;
    if (rate !== undefined) minutesAt.set(cents(rate), (minutesAt.get(cents(rate)) ?? 0) + minutes);
  }
  const policyOf = await readAssignments(tx, organizationId);
  const weeks = [...new Set(days.map(({ startsOn }) => startsOn))].toSorted();
  const year = yearOf(dateAt(transactedAt, zones.home));
  const { count: _count, ...paid } = await sumPayments(tx, organizationId, [employeeId], {
    from: startOfDate(firstOf(year), zones.home),
    to: startOfDate(firstOf(year + 1), zones.home),
  });
  const facts: StubFacts = {
    version: 1,
    employer: { name, address: home?.address ?? null },
    employee: { firstName, lastName, number: employeeNumber },
    currency,
    period: { startsOn: weeks[0] ?? addDays(weekEndsOn, -6), endsOn: weekEndsOn },
    days,
    rates: [...minutesAt].map(([centsPerHour, minutes]) => ({ centsPerHour, minutes })),
    rules: weeks.map((startsOn) => ({
      startsOn,
      policy: policyOf({ employeeId, locationId: homeLocationId }, startsOn),
    })),
    yearToDate: { year, ...paid },
  };
  await insertStub(tx, { organizationId, paymentId }, facts);
}

function stubDay(
  { workLogId, workedOn, entry, minutes, cents: due }: DayEntry,
  logs: readonly StoredWorkLog[],
): StubDay {
  const log = logs.find(({ id }) => id === workLogId);
  if (log === undefined || entry === 'voided') throw new Error('a payment settles the work logs that it names');
  const { startsOn, minutesByMultiplier: byMultiplier, payLines: lines } = log;
  return { date: workedOn, startsOn, kind: entry, minutes, cents: due, byMultiplier, lines };
}

function firstOf(year: number): PlainDate {
  const date = parsePlainDate(`${year}-01-01`);
  if (date === undefined) throw new RangeError(`not a year: ${year}`);
  return date;
}
