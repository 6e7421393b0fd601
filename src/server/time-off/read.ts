import type * as endpoints from '../../contract/time-off.ts';
import type { LedgerEntryReply, PendingTimeOff, TimeOffRequestReply } from '../../contract/time-off.ts';
import { may, placesOf, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { Assignee } from '../../domain/people/assigned-version.ts';
import { hasLeftBy } from '../../domain/people/last-day.ts';
import type { PayDay } from '../../domain/time-off/accrual-calendar.ts';
import { mayAdjust } from '../../domain/time-off/decide-adjustment.ts';
import { timeOffReach } from '../../domain/time-off/decide-time-off.ts';
import { leaveWeekOn, leaveWeeksOf, type LeaveWeekInForce } from '../../domain/time-off/leave-week.ts';
import { isEarnedByWork } from '../../domain/time-off/projected-balance.ts';
import { standingOf, waitingDays } from '../../domain/time-off/standing.ts';
import type { RulesInForce } from '../../domain/time-off/time-off-rules.ts';
import { rulesOf } from '../../domain/time-off/time-off-versions.ts';
import { listLastRequests, listPending } from '../approvals/read.ts';
import { listHolidays } from '../holidays/read.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import {
  employmentOf,
  findEmployee,
  listEmployees,
  listLastDays,
  listPastHomes,
  listSuspensions,
  readSelf,
  type Employment,
} from '../people/read.ts';
import { listLeaveWeeks } from './leave-weeks.repository.ts';
import { listEntries, listEntriesByDay, type StoredEntry } from './ledger.repository.ts';
import { payDaysUnder, type ReadPayDays } from './record-accruals.ts';
import {
  listAwayBeside,
  listHeldDays,
  listTimeOff,
  listTimeOffOf,
  type HeldDay,
  type StoredTimeOff,
} from './requests.repository.ts';
import { readLimitsMetBy } from './show-away-limits.ts';
import { listVersions } from './time-off-policies.repository.ts';
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

/** More than anybody answers at a sitting. */
const mostPending = 100;

/** @param readPayDays when people are paid, with which some time off is earned; the pay policies know */
export const readTimeOff =
  (readPayDays: ReadPayDays): UseCase<typeof endpoints.readTimeOff> =>
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
  days: [...one.days],
  note: one.note,
  attachment: one.attachment,
  askedAt: one.askedAt,
  cancellation: one.cancellation,
});

export const readPendingTimeOff =
  (readPayDays: ReadPayDays): UseCase<typeof endpoints.readPendingTimeOff> =>
  async ({ tx, actor, now }) => {
    const { organizationId } = actor;
    const waiting = await listPending(tx, organizationId, 'time_off', placesOf(actor, 'decide_requests'), mostPending);
    const ids = waiting.map(({ subjectId }) => subjectId);
    const stored = new Map((await listTimeOff(tx, organizationId, ids)).map((one) => [one.id, one]));
    const entries = await listEntriesByDay(
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
    const employeeIds = [...new Set([...stored.values()].map(({ employeeId }) => employeeId))];
    const rulesOfEach = await readRulesOf(tx, organizationId, employeeIds);
    const everAsked = await listTimeOffOf(tx, organizationId, employeeIds);
    const replies = new Map((await repliesOf(tx, organizationId, everAsked)).map((one) => [one.timeOffId, one]));
    const people = new Map<string, Balances>();
    for (const [employeeId, rules] of rulesOfEach) {
      const asked = everAsked.filter((one) => one.employeeId === employeeId).flatMap(({ id }) => replies.get(id) ?? []);
      people.set(employeeId, { ...(await earningOf(tx, organizationId, rules, readPayDays, now)), asked });
    }
    const wishes = [...stored.values()].flatMap((one) => {
      const homeId = people.get(one.employeeId)?.homeId;
      return homeId === undefined ? [] : [{ ...one, homeId }];
    });
    const limitsOf = await readLimitsMetBy(tx, organizationId, wishes, 'approved');
    const requests: PendingTimeOff[] = [];
    for (const { request, subjectId } of waiting) {
      const one = stored.get(subjectId);
      const own = one && people.get(one.employeeId);
      if (one === undefined || own === undefined) continue;
      requests.push({
        ...replyOf(one),
        requestId: request.requestId,
        decision: null,
        request,
        dayMinutes: leaveWeekOn(own.leaveWeeks, one.startsOn).dayMinutes,
        balance: balanceOf(one, own, entries),
        isEarnedByWork: one.type.isPaid && isEarnedByWork(own.rulesOfType(one.type.typeId), own.today, one.startsOn),
        limits: [...limitsOf({ ...one, homeId: own.homeId })],
        away: away
          .filter(({ besideId }) => besideId === one.id)
          .map(({ id, employeeId, name, startsOn, endsOn }) => ({
            employeeId,
            name,
            startsOn,
            endsOn,
            isApproved: states.get(id)?.decision?.outcome === 'approved',
          })),
      });
    }
    return accept({ requests });
  };

/** What a person's balances are worked out from, besides their ledger. */
interface Balances extends Earning {
  readonly asked: readonly TimeOffRequestReply[];
}

/** What somebody will have as their time off begins, and what is left of it with all else that they asked for. */
function balanceOf(
  one: StoredTimeOff,
  { employment, rulesOfType, payDays, asked, today }: Balances,
  entries: readonly StoredEntry[],
): PendingTimeOff['balance'] {
  const { isPaid, typeId } = one.type;
  if (!isPaid) return null;
  const posted = entries.filter((entry) => entry.employeeId === one.employeeId && entry.typeId === typeId);
  const others = asked.filter(({ timeOffId }) => timeOffId !== one.id);
  const facts = { ...employment, versions: rulesOfType(typeId), posted, askedOn: today, payDays };
  const { atStart, after } = standingOf(facts, one, waitingDays(others, typeId));
  return { before: atStart, after };
}

/** By which rules somebody earns time off, what a day of it is, and from when until when they are employed. */
export interface Rules {
  readonly employment: Employment;
  /** Their home. */
  readonly homeId: string;
  readonly zone: Zone;
  readonly rulesOfType: (typeId: string) => readonly RulesInForce[];
  /** Those of all types. */
  readonly versions: readonly RulesInForce[];
  readonly leaveWeeks: readonly LeaveWeekInForce[];
  readonly holder: Assignee;
}

/** The same with when they are paid, as far ahead as time off may be asked for from their today on. */
interface Earning extends Rules {
  readonly today: PlainDate;
  readonly payDays: readonly PayDay[];
}

const readEarning = async (
  tx: Transaction,
  who: EmployeeKey,
  readPayDays: ReadPayDays,
  now: Instant,
): Promise<Earning> => earningOf(tx, who.organizationId, await readRules(tx, who), readPayDays, now);

async function earningOf(
  tx: Transaction,
  organizationId: string,
  rules: Rules,
  readPayDays: ReadPayDays,
  now: Instant,
): Promise<Earning> {
  const { employment, versions, holder } = rules;
  const today = dateAt(now, rules.zone);
  const span = { hiredOn: employment.hiredOn, until: addDays(today, timeOffReach.daysAhead) };
  const payDays = await payDaysUnder(readPayDays, tx, organizationId, holder, versions, span);
  return { ...rules, today, payDays };
}

export async function readRules(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<Rules> {
  const rules = (await readRulesOf(tx, organizationId, [employeeId])).get(employeeId);
  if (rules === undefined) throw new Error('time off is asked about of nobody');
  return rules;
}

/** The rules of some people, from the same questions however many they are. */
async function readRulesOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, Rules>> {
  const employees = await listEmployees(tx, organizationId, employeeIds);
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  const pastHomes = await listPastHomes(tx, organizationId, employeeIds);
  const suspensions = await listSuspensions(tx, organizationId, employeeIds);
  const versions = await listVersions(tx, organizationId);
  const types = await listTypes(tx, organizationId);
  const weeks = await listLeaveWeeks(tx, organizationId);
  const retired = new Set(types.flatMap((type) => (type.isOpen ? [] : [type.typeId])));
  const each = [...employees.values()].map((employee): [string, Rules] => {
    const { employeeId, homeLocationId } = employee;
    const zone = zones.get(homeLocationId);
    if (zone === undefined) throw new Error('somebody is at home nowhere');
    const holder = { employeeId, homes: { past: pastHomes.get(employeeId) ?? [], now: homeLocationId } };
    // What is retired gives nothing more; what it gave stays in the ledger.
    const rulesOfType = (typeId: string) => (retired.has(typeId) ? [] : rulesOf(versions, typeId, holder));
    const own = suspensions.filter((one) => one.employeeId === employeeId);
    const rules: Rules = {
      employment: employmentOf(employee, zone, own),
      homeId: homeLocationId,
      zone,
      rulesOfType,
      versions: types.flatMap(({ typeId }) => rulesOfType(typeId)),
      leaveWeeks: leaveWeeksOf(weeks, holder),
      holder,
    };
    return [employeeId, rules];
  });
  return new Map(each);
}
