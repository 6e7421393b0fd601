import { addDays, dateAt, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { Assignee } from '../../domain/people/assigned-version.ts';
import { timeOffReach } from '../../domain/time-off/decide-time-off.ts';
import type { PayDay } from '../../domain/time-off/grant-days.ts';
import { leaveWeeksOf, type LeaveWeekInForce } from '../../domain/time-off/leave-week.ts';
import type { RulesInForce } from '../../domain/time-off/time-off-rules.ts';
import { rulesOf } from '../../domain/time-off/time-off-versions.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import { employmentOf, listEmployees, listPastHomes, listSuspensions, type Employment } from '../people/read.ts';
import { listLeaveWeeks } from './leave-weeks.repository.ts';
import { payDaysUnder, type ReadPayDays } from './record-accruals.ts';
import { listVersions } from './time-off-policies.repository.ts';
import { listTypes } from './time-off-types.repository.ts';

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
export interface Earning extends Rules {
  readonly today: PlainDate;
  readonly payDays: readonly PayDay[];
}

export const readEarning = async (
  tx: Transaction,
  who: EmployeeKey,
  readPayDays: ReadPayDays,
  now: Instant,
): Promise<Earning> => earningOf(tx, who.organizationId, await readRules(tx, who), readPayDays, now);

export async function earningOf(
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
export async function readRulesOf(
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
