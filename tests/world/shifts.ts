import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import { instantAt, type PlainDate, type Zone } from '../../src/domain/kernel/time.ts';
import type { ShiftPlan } from '../../src/domain/schedule/shift.ts';
import type { Client } from './client.ts';
import type { Employee } from './employee.ts';

/** A shift of somebody, or of nobody yet, at a location on a date, by the wall clock in New York. */
export function aShift(locationId: string, on: PlainDate, who: Employee | null, from = 9, to = 17): ShiftPlan {
  const at = (hour: number) => instantAt(on, { hour, minute: 0 }, 'America/New_York' as Zone);
  const employeeId = who?.employeeId ?? null;
  return { locationId, employeeId, positionId: null, startsAt: at(from), endsAt: at(to), breakMinutes: 30, note: null };
}

/** Plans shifts; gives the first of them. */
export async function planned(by: Client, ...plans: ShiftPlan[]) {
  const added = await by.call(contract.addShifts, { body: { shifts: plans.map((plan) => ({ id: v7(), plan })) } });
  if (!added.ok) throw new Error(added.refusal);
  const [first] = added.value.shifts;
  if (first === undefined) throw new Error('nothing was planned');
  return first;
}

/** Publishes the week of a date. */
export const published = (by: Client, locationId: string, date: PlainDate) =>
  by.call(contract.publishSchedule, { body: { locationId, date } });
