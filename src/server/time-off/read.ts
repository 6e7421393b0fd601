import type * as endpoints from '../../contract/time-off.ts';
import type { LedgerEntryReply, PendingTimeOff, TimeOffRequestReply } from '../../contract/time-off.ts';
import { may, placesOf, thingOf } from '../../domain/access/may.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { balanceOn } from '../../domain/time-off/balance.ts';
import { isFree } from '../../domain/time-off/decide-time-off.ts';
import { usualCalendar } from '../../domain/time-off/leave-calendar.ts';
import { listLastRequests, listPending } from '../approvals/read.ts';
import type { Context } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findEmployee, readSelf } from '../people/read.ts';
import { listEntries, type StoredEntry } from './ledger.repository.ts';
import {
  findTimeOff,
  listAwayBeside,
  listHeld,
  listTimeOff,
  listTimeOffOf,
  type StoredTimeOff,
} from './requests.repository.ts';
import { listTypes } from './time-off-types.repository.ts';

/** More than anybody answers at a sitting. */
const mostPending = 100;

export const readTimeOff: UseCase<typeof endpoints.readTimeOff> = async ({ tx, actor, now }, { params }) => {
  const { organizationId } = actor;
  const employee = await findEmployee(tx, organizationId, params.employeeId);
  if (employee === undefined || !may(actor, 'see_time_off', thingOf(employee))) return refuse('not_found');
  const { employeeId } = employee;
  const who = { organizationId, employeeId };
  const { self } = await readSelf(tx, who);
  const { dayMinutes, off } = usualCalendar;
  return accept({
    today: dateAt(now, self.home.zone),
    dayMinutes,
    daysOff: { weekdays: [...off.weekdays], holidays: [...off.holidays] },
    types: [...(await listTypes(tx, organizationId))],
    ledger: (await listEntries(tx, organizationId, [employeeId])).map(entryReply),
    requests: await repliesOf(tx, organizationId, await listTimeOffOf(tx, who)),
  });
};

const entryReply = ({ id, requestId, recordedByName, typeId, kind, on, minutes, reason }: StoredEntry) =>
  ({
    entryId: id,
    typeId,
    kind,
    on,
    minutes,
    timeOffId: requestId,
    reason,
    recordedBy: recordedByName,
  }) satisfies LedgerEntryReply;

/** Requests with what became of them. */
async function repliesOf(
  tx: Transaction,
  organizationId: string,
  stored: readonly StoredTimeOff[],
): Promise<TimeOffRequestReply[]> {
  const ids = stored.map(({ id }) => id);
  const requests = await listLastRequests(tx, organizationId, 'time_off', ids);
  return stored.flatMap((one) => {
    const request = requests.get(one.id);
    return request === undefined ? [] : [{ ...replyOf(one), ...request }];
  });
}

const replyOf = (one: StoredTimeOff) => ({
  timeOffId: one.id,
  type: one.type,
  startsOn: one.startsOn,
  endsOn: one.endsOn,
  part: one.part,
  fromMinute: one.fromMinute,
  toMinute: one.toMinute,
  numDays: one.numDays,
  chargedMinutes: one.chargedMinutes,
  note: one.note,
  askedAt: one.askedAt,
});

export const readPendingTimeOff: UseCase<typeof endpoints.readPendingTimeOff> = async ({ tx, actor }) => {
  const { organizationId } = actor;
  const waiting = await listPending(tx, organizationId, 'time_off', placesOf(actor, 'decide_requests'), mostPending);
  const ids = waiting.map(({ subjectId }) => subjectId);
  const stored = new Map((await listTimeOff(tx, organizationId, ids)).map((one) => [one.id, one]));
  const entries = await listEntries(
    tx,
    organizationId,
    [...stored.values()].map(({ employeeId }) => employeeId),
  );
  const away = await listAwayBeside(tx, organizationId, ids);
  const states = await listLastRequests(
    tx,
    organizationId,
    'time_off',
    away.map(({ id }) => id),
  );
  const requests = waiting.flatMap(({ request, subjectId }): PendingTimeOff[] => {
    const one = stored.get(subjectId);
    if (one === undefined) return [];
    return [
      {
        ...replyOf(one),
        requestId: request.requestId,
        decision: null,
        request,
        dayMinutes: usualCalendar.dayMinutes,
        balance: balanceOf(one, entries),
        away: away
          .filter(({ besideId }) => besideId === one.id)
          .map(({ id, employeeId, name, startsOn, endsOn }) => ({
            employeeId,
            name,
            startsOn,
            endsOn,
            isApproved: states.get(id)?.decision?.outcome === 'approved',
          })),
      },
    ];
  });
  return accept({ requests });
};

/** Whether a request may wait again: not, where its days were asked for anew since they were let go. */
export async function mayAskAgain(
  { tx }: Context,
  request: { readonly organizationId: string; readonly employeeId: string; readonly subjectId: string },
): Promise<Result<undefined, 'not_reopenable'>> {
  const timeOff = await findTimeOff(tx, request.organizationId, request.subjectId);
  return isFree(timeOff, await listHeld(tx, request)) ? accept() : refuse('not_reopenable');
}

/** What somebody has as their time off begins, and what is left of it. */
function balanceOf(one: StoredTimeOff, entries: readonly StoredEntry[]): PendingTimeOff['balance'] {
  if (!one.type.isPaid) return null;
  const own = entries.filter(({ employeeId }) => employeeId === one.employeeId);
  const before = balanceOn(own, one.type.typeId, one.startsOn);
  return { before, after: before - one.chargedMinutes };
}
