import { sql } from 'kysely';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Places } from '../../domain/access/may.ts';
import type { Instant, Zone } from '../../domain/kernel/time.ts';
import type { Homes, PastHome } from '../../domain/people/past-homes.ts';
import type { PastZone, ZonesOfWeeks } from '../../domain/people/past-zones.ts';
import { ratesThatCount, type PayRate } from '../../domain/people/pay-rate.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Somebody whose hours are worked out: who, where they are and were at home, and by which zones their weeks are cut. */
export interface Worker {
  readonly employeeId: string;
  readonly employeeNumber: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly photoVersion: string | null;
  readonly homeLocationId: string;
  readonly status: EmployeeStatus;
  readonly homeName: string;
  readonly zones: ZonesOfWeeks;
  readonly homes: Homes;
}

interface WorkerRow extends Omit<Worker, 'zones' | 'homes'> {
  readonly zone: Zone;
  readonly past: readonly PastZone[];
  readonly pastHomes: readonly PastHome[];
}

/** Everybody who works or worked for the organization, by name; those whose home is at some locations, or one of them. */
export async function listWorkers(
  tx: Transaction,
  organizationId: string,
  whose: { readonly at: Places } | { readonly employeeIds: readonly string[] },
): Promise<readonly Worker[]> {
  const { at, employeeIds } = { at: 'all' as const, employeeIds: undefined, ...whose };
  const { rows } = await sql<WorkerRow>`
    select e.id as employee_id, e.employee_number, e.first_name, e.last_name, e.photo_version, e.home_location_id, e.status, l.name as home_name, l.zone,
      coalesce((
        select json_agg(json_build_object('untilOn', z.until_on, 'zone', z.zone) order by z.until_on) from past_zones z
        where z.organization_id = e.organization_id and z.employee_id = e.id
      ), '[]') as past,
      coalesce((
        select json_agg(json_build_object('untilOn', h.until_on, 'locationId', h.location_id) order by h.until_on) from past_homes h
        where h.organization_id = e.organization_id and h.employee_id = e.id
      ), '[]') as past_homes
    from employees e join locations l on l.organization_id = e.organization_id and l.id = e.home_location_id
    where e.organization_id = ${organizationId} and e.status in ('active', 'suspended')
      and (${at === 'all'} or e.home_location_id = any (${at === 'all' ? [] : at}::uuid[]))
      and (${employeeIds === undefined} or e.id = any (${employeeIds ?? []}::uuid[]))
    order by e.last_name, e.first_name, e.id
  `.execute(tx);
  return rows.map(workerOf);
}

const workerOf = ({ zone, past, pastHomes, ...row }: WorkerRow): Worker => ({
  ...row,
  zones: { past, home: zone },
  homes: { past: pastHomes, now: row.homeLocationId },
});

/** The rates that count of some people, by the date they begin. @param setBy only as they were set by a moment */
export async function listRatesOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  setBy?: Instant,
): Promise<ReadonlyMap<string, readonly PayRate[]>> {
  const rates = await listRateRows(tx, organizationId, employeeIds);
  return new Map([...rates].map(([employeeId, own]) => [employeeId, ratesSetBy(own, setBy)]));
}

/** The rates that counted of some people at different moments, from one question: asked by person and moment, by the date they begin. */
export async function readRatesThen(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string, setBy: Instant) => readonly PayRate[]> {
  const rates = await listRateRows(tx, organizationId, employeeIds);
  return (employeeId, setBy) => ratesSetBy(rates.get(employeeId) ?? [], setBy);
}

type RateRow = PayRate & { readonly employeeId: string; readonly setAt: Instant };

async function listRateRows(tx: Transaction, organizationId: string, employeeIds: readonly string[]) {
  const { rows } = await sql<RateRow>`
    select employee_id, id, starts_on, cents_per_hour, supersedes_id, set_at from pay_rates
    where organization_id = ${organizationId} and employee_id = any (${employeeIds}::uuid[])
  `.execute(tx);
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

const ratesSetBy = (rows: readonly RateRow[], setBy: Instant | undefined): readonly PayRate[] =>
  ratesThatCount(setBy === undefined ? rows : rows.filter(({ setAt }) => setAt <= setBy));
