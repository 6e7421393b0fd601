import type { reopenRequest } from '../../contract/approvals.ts';
import type { RefusalOf } from '../../contract/kernel/endpoint.ts';
import { refuse, type Accepted } from '../../domain/kernel/result.ts';
import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { isFree, type Bounds, type Employed } from '../../domain/time-off/decide-time-off.ts';
import { leaveWeekOn } from '../../domain/time-off/leave-week.ts';
import { decideSinceAsked } from '../../domain/time-off/since-asked.ts';
import { usableOn } from '../../domain/time-off/time-off-versions.ts';
import { yearlyUseOf } from '../../domain/time-off/yearly-use.ts';
import { listLastRequests } from '../approvals/read.ts';
import type { Context } from '../kernel/context.ts';
import { readRules, type Rules } from './read-rules.ts';
import { listHolidaysOff } from './read.ts';
import { findTimeOff, listHeld, type StoredTimeOff } from './requests.repository.ts';
import { listTypes } from './time-off-types.repository.ts';

/**
 * Between which dates somebody may take time off of a type that begins on a date, and how much of it a year may use.
 *
 * @param held what counts against it
 */
export function boundsOf(
  { employment, rulesOfType }: Pick<Rules, 'employment' | 'rulesOfType'>,
  typeId: string,
  startsOn: PlainDate,
  held: readonly Pick<StoredTimeOff, 'type' | 'days'>[],
): Employed & Bounds {
  const rules = rulesOfType(typeId);
  const { hiredOn, hireIsTold, lastDay } = employment;
  const taken = held.filter(({ type }) => type.typeId === typeId).flatMap(({ days }) => days);
  return {
    usableOn: usableOn(rules, hiredOn, startsOn),
    use: yearlyUseOf(rules, hiredOn, startsOn, taken),
    hiredOn: hireIsTold ? hiredOn : undefined,
    lastDay,
  };
}

type Asked = { readonly organizationId: string; readonly employeeId: string; readonly subjectId: string };

/**
 * Whether a request may wait again: not, where its days were asked for anew since they were let go, nor where whoever asks today could not have
 * them. What waits counts as what was approved does, as it does for whoever asks.
 */
export async function mayAskAgain(
  { tx, now }: Context,
  request: Asked,
): Promise<Accepted<undefined> | RefusalOf<typeof reopenRequest>> {
  const { organizationId } = request;
  const timeOff = await findTimeOff(tx, organizationId, request.subjectId);
  const type = (await listTypes(tx, organizationId)).find(({ typeId }) => typeId === timeOff.type.typeId);
  if (type?.isOpen !== true) return refuse('time_off_of_retired_type');
  const rules = await readRules(tx, request);
  const holidays = await listHolidaysOff(tx, organizationId, rules.homeId, dateAt(now, rules.zone));
  const calendar = { weeks: rules.leaveWeeks, holidays: holidays.map(({ date }) => date) };
  const held = await listHeld(tx, request);
  return isFree(timeOff, held, calendar) ? decidedSince(timeOff, rules, held) : refuse('not_reopenable');
}

/** Whether time off that waits may be approved by what is so since it was asked for. Beside it counts what was approved: what waits may be rejected. */
export async function mayBeApproved({ tx }: Context, request: Asked, timeOff: StoredTimeOff) {
  const held = await listHeld(tx, request);
  const ids = held.map(({ id }) => id).filter((id) => id !== timeOff.id);
  const states = await listLastRequests(tx, request.organizationId, 'time_off', ids);
  const approved = held.filter(({ id }) => states.get(id)?.decision?.outcome === 'approved');
  return decidedSince(timeOff, await readRules(tx, request), approved);
}

const decidedSince = (timeOff: StoredTimeOff, rules: Rules, held: readonly StoredTimeOff[]) =>
  decideSinceAsked(
    timeOff,
    boundsOf(rules, timeOff.type.typeId, timeOff.startsOn, held),
    leaveWeekOn(rules.leaveWeeks, timeOff.startsOn).dayMinutes,
  );
