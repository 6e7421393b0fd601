import type { readTimeOff as endpoint, LedgerEntryReply, TimeOffRequestReply } from '../../contract/time-off.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { hasLeftBy } from '../../domain/people/last-day.ts';
import { mayAdjust } from '../../domain/time-off/decide-adjustment.ts';
import { timeOffReach } from '../../domain/time-off/decide-time-off.ts';
import { listLastRequests } from '../approvals/read.ts';
import { listHolidays } from '../holidays/read.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findEmployee, listLastDays, readSelf } from '../people/read.ts';
import { listEntries, type StoredEntry } from './ledger.repository.ts';
import { readEarning } from './read-rules.ts';
import type { ReadPayDays } from './record-accruals.ts';
import { listHeldDays, listTimeOffOf, type HeldDay, type StoredTimeOff } from './requests.repository.ts';
import { listTypes } from './time-off-types.repository.ts';

/** What was approved of some people's dates from one to another, both included; nothing after somebody's last day of employment.
 * @param knownAt as it was then: leaves out what was approved later, and what was cancelled later stands */
export async function listDaysOff(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  dates: { readonly from: PlainDate; readonly to: PlainDate },
  knownAt?: Instant,
): Promise<readonly HeldDay[]> {
  const held = await listHeldDays(tx, organizationId, employeeIds, dates, knownAt);
  if (held.length === 0) return [];
  const ids = [...new Set(held.map(({ id }) => id))];
  const requests = await listLastRequests(tx, organizationId, 'time_off', ids);
  const lastDays = await listLastDays(tx, organizationId, [...new Set(held.map(({ employeeId }) => employeeId))]);
  return held.filter(({ id, employeeId, date }) => {
    const decision = requests.get(id)?.decision;
    const isApproved = decision?.outcome === 'approved' && (knownAt === undefined || decision.decidedAt <= knownAt);
    return isApproved && !hasLeftBy(date, lastDays.get(employeeId) ?? null);
  });
}

/** What other nouns may ask of requests. */
export { listTimeOff, type HeldDay, type StoredTimeOff } from './requests.repository.ts';
export { listCancellations } from './cancellations.repository.ts';
export { lockAbsences } from './away-limits.repository.ts';
export { listBalances } from './ledger.repository.ts';
export { listAway } from './show-absences.ts';

/** @param readPayDays when people are paid, with which some time off is earned; the pay policies know */
export const readTimeOff =
  (readPayDays: ReadPayDays): UseCase<typeof endpoint> =>
  async ({ tx, actor, now }, { params }) => {
    const { organizationId } = actor;
    const employee = await findEmployee(tx, organizationId, params.employeeId);
    if (employee === undefined || !may(actor, 'see_time_off', thingOf(employee))) return refuse('not_found');
    const { employeeId } = employee;
    const who = { organizationId, employeeId };
    const { self } = await readSelf(tx, who);
    const today = dateAt(now, self.home.zone);
    const holidays = await listHolidaysOff(tx, organizationId, self.home.id, today);
    const types = await listTypes(tx, organizationId);
    const { employment, rulesOfType, leaveWeeks, payDays } = await readEarning(tx, who, readPayDays, now);
    return accept({
      today,
      ...employment,
      policies: types.flatMap(({ typeId }) => rulesOfType(typeId).map(({ from, rules }) => ({ typeId, from, rules }))),
      payDays: [...payDays],
      leaveWeeks: [...leaveWeeks],
      holidays: [...holidays],
      types: [...types],
      ledger: (await listEntries(tx, organizationId, [employeeId])).map(entryReply),
      requests: await repliesOf(tx, organizationId, await listTimeOffOf(tx, organizationId, [employeeId])),
      mayAdjust: mayAdjust(actor, employee),
    });
  };

/** The holidays of a location as far as time off may be asked for. */
export const listHolidaysOff = (tx: Transaction, organizationId: string, locationId: string, today: PlainDate) =>
  listHolidays(tx, organizationId, locationId, {
    from: addDays(today, -timeOffReach.daysBack),
    to: addDays(today, timeOffReach.daysAhead),
  });

const entryReply = ({ id, requestId, recordedByName, typeId, kind, on, minutes, period, reason }: StoredEntry) =>
  ({
    entryId: id,
    typeId,
    kind,
    on,
    minutes,
    period,
    timeOffId: requestId,
    reason,
    recordedBy: recordedByName,
  }) satisfies LedgerEntryReply;

/** Requests with what became of them. */
export async function repliesOf(
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

export const replyOf = (one: StoredTimeOff) => ({
  timeOffId: one.id,
  type: one.type,
  startsOn: one.startsOn,
  endsOn: one.endsOn,
  part: one.part,
  fromMinute: one.fromMinute,
  toMinute: one.toMinute,
  numDays: one.numDays,
  chargedMinutes: one.chargedMinutes,
  days: [...one.days],
  note: one.note,
  attachment: one.attachment,
  askedAt: one.askedAt,
  cancellation: one.cancellation,
});
