import * as z from 'zod/mini';
import { hoursOfDay, weekAvailability } from '../../contract/schedule/availability.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import {
  anyTime,
  type Availability,
  type SaidHours,
  type WeekAvailability,
} from '../../domain/schedule/availability.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What somebody says of a date, and why. */
export interface SaidDate {
  readonly on: PlainDate;
  readonly hours: readonly SaidHours[];
  readonly note: string | null;
}

/** When somebody can work, with their remarks. */
export interface StoredAvailability extends Availability {
  readonly dates: readonly SaidDate[];
}

/** When each of some people can work, and on which dates from the first to the last otherwise. */
export async function listAvailability(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<ReadonlyMap<string, StoredAvailability>> {
  if (employeeIds.length === 0) return new Map();
  const weeks = await tx
    .selectFrom('availabilityWeeks')
    .select(['employeeId', 'days'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .execute();
  const dates = await tx
    .selectFrom('availabilityDates')
    .select(['employeeId', 'onDate', 'hours', 'note'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('onDate', '>=', from)
    .where('onDate', '<=', to)
    .orderBy('onDate')
    .execute();
  const weekOf = new Map(weeks.map(({ employeeId, days }) => [employeeId, z.parse(weekAvailability, days)]));
  const datesOf = Map.groupBy(dates, ({ employeeId }) => employeeId);
  return new Map(
    [...new Set([...weekOf.keys(), ...datesOf.keys()])].map((employeeId) => [
      employeeId,
      {
        week: weekOf.get(employeeId) ?? anyTime,
        dates: (datesOf.get(employeeId) ?? []).map(({ onDate, hours, note }) => ({
          on: onDate as PlainDate,
          hours: z.parse(hoursOfDay, hours),
          note,
        })),
      },
    ]),
  );
}

export async function keepWeek(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  week: WeekAvailability,
  at: Instant,
): Promise<void> {
  const kept = { days: JSON.stringify(week), changedAt: formatInstant(at) };
  await tx
    .insertInto('availabilityWeeks')
    .values({ organizationId, employeeId, ...kept })
    .onConflict((conflict) => conflict.columns(['organizationId', 'employeeId']).doUpdateSet(kept))
    .execute();
}

export async function keepDate(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { on, hours, note }: SaidDate,
  at: Instant,
): Promise<void> {
  const kept = { hours: JSON.stringify(hours), note, changedAt: formatInstant(at) };
  await tx
    .insertInto('availabilityDates')
    .values({ organizationId, employeeId, onDate: on, ...kept })
    .onConflict((conflict) => conflict.columns(['organizationId', 'employeeId', 'onDate']).doUpdateSet(kept))
    .execute();
}

export async function deleteDate(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  on: PlainDate,
): Promise<void> {
  await tx
    .deleteFrom('availabilityDates')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('onDate', '=', on)
    .execute();
}
