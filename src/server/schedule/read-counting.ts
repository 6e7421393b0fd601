import type { Instant } from '../../domain/kernel/time.ts';
import { placeAt } from '../../domain/pay-rules/workdays.ts';
import type { PaidBy } from '../../domain/schedule/overtime-ahead.ts';
import { plannedMinutes } from '../../domain/schedule/planned-minutes.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { listPastHomes } from '../people/read.ts';
import { listMembers } from '../team/read.ts';

type Counted = Pick<ShiftPlan, 'locationId' | 'employeeId' | 'startsAt' | 'endsAt' | 'breakMinutes'>;

/** How the shifts of some people, and those that nobody has, are counted. */
export interface Counting {
  /** By which rules somebody is paid at a moment; null, whoever is at home at a location. */
  readonly paidAt: (employeeId: string | null, locationId: string, at: Instant) => PaidBy;
  /** Minutes of work of a shift, for whoever has it or for somebody who would. */
  readonly minutesOf: (shift: Counted, employeeId?: string | null) => number;
}

/** Tells how shifts are counted; of people who are not named, as of whoever is at home where the shift is. */
export async function readCounting(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly (string | null)[],
): Promise<Counting> {
  const ids = [...new Set(employeeIds.flatMap((employeeId) => employeeId ?? []))];
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  const policyOf = await readAssignments(tx, organizationId);
  const people = ids.length === 0 ? [] : await listMembers(tx, organizationId, { employeeIds: ids });
  const homes = new Map(people.map(({ employeeId, homeLocationId }) => [employeeId, homeLocationId]));
  const past = await listPastHomes(tx, organizationId, ids);
  const paidAt: Counting['paidAt'] = (employeeId, locationId, at) => {
    const now = homes.get(employeeId ?? '') ?? locationId;
    const zone = zones.get(now);
    if (zone === undefined) throw new Error('a shift is at a location that is not there');
    const assignee = { employeeId: employeeId ?? '', homes: { past: past.get(employeeId ?? '') ?? [], now } };
    const policyOn = (on: Parameters<typeof policyOf>[1]) => policyOf(assignee, on);
    return { policy: policyOn(placeAt(at, policyOn, zone).startsOn), zone };
  };
  return {
    paidAt,
    minutesOf: (shift, employeeId = shift.employeeId) =>
      plannedMinutes(shift, paidAt(employeeId, shift.locationId, shift.startsAt)),
  };
}
