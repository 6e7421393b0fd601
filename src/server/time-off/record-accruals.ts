import { addDays, dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import type { Assignee } from '../../domain/people/assigned-version.ts';
import { dueEntries, type AccrualFacts, type PostedEntry, type WorkedWeek } from '../../domain/time-off/due-entries.ts';
import type { PayDay } from '../../domain/time-off/grant-days.ts';
import { grantsWithPayFrom, type RulesInForce } from '../../domain/time-off/time-off-rules.ts';
import { rulesOf, type TimeOffVersion } from '../../domain/time-off/time-off-versions.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import type { Transaction } from '../kernel/transaction.ts';
import {
  employmentOf,
  listEmployees,
  listSuspensions,
  listWorkers,
  type Employment,
  type Worker,
} from '../people/read.ts';
import { insertDue, listEntriesByDay, type NewEntry } from './ledger.repository.ts';
import { listVersions } from './time-off-policies.repository.ts';
import { listTypes } from './time-off-types.repository.ts';

/** Tells the weeks of somebody that are over, and what was worked in them, from a date up to another; the time cards know. */
type ReadWorkedWeeks = (
  ctx: Context,
  organizationId: string,
  worker: Worker,
  dates: { readonly start: PlainDate; readonly end: PlainDate },
) => Promise<readonly WorkedWeek[]>;

/** Tells when pay periods of somebody begin, from a date to another, both included; the pay policies know. */
export type ReadPayDays = (
  tx: Transaction,
  organizationId: string,
  assignee: Assignee,
  dates: { readonly start: PlainDate; readonly end: PlainDate },
) => Promise<readonly PayDay[]>;

/** What time off is earned by, besides the calendar: nouns that come after it know. */
export interface EarnedBy {
  readonly readWorkedWeeks: ReadWorkedWeeks;
  readonly readPayDays: ReadPayDays;
}

/** A year and more beside what is asked for: the first grant is measured by the periods around it. */
const daysAround = 400;

/** When somebody's pay periods begin, where some of their rules grant with them. */
export async function payDaysUnder(
  readPayDays: ReadPayDays,
  tx: Transaction,
  organizationId: string,
  assignee: Assignee,
  versions: readonly RulesInForce[],
  { hiredOn, until }: { readonly hiredOn: PlainDate; readonly until: PlainDate },
): Promise<readonly PayDay[]> {
  const from = grantsWithPayFrom(versions);
  if (from === undefined) return [];
  const start = addDays(from > hiredOn ? from : hiredOn, -daysAround);
  return readPayDays(tx, organizationId, assignee, { start, end: addDays(until, daysAround) });
}

/** What of a policy is due to somebody: a type, and the rows that its rules have still to write. */
interface DueOfPerson {
  readonly worker: Worker;
  readonly hiredOn: PlainDate;
  readonly typeId: string;
  readonly rows: ReturnType<typeof dueEntries>;
}

/**
 * Writes what the policies give and take up to today into everybody's ledger, or into those of some. A period is written once: done again, or on two
 * machines at once, it adds nothing.
 *
 * @returns into whose ledgers something was written
 */
export async function recordAccruals(
  ctx: Context,
  organizationId: string,
  earnedBy: EarnedBy,
  employeeIds?: readonly string[],
): Promise<ReadonlySet<string>> {
  const versions = await listVersions(ctx.tx, organizationId);
  const due = await dueToday(ctx, organizationId, versions, earnedBy, employeeIds);
  const entries = due.flatMap(({ worker, typeId, rows }) =>
    rows.map(({ kind, on, minutes, period }): NewEntry => ({
      organizationId,
      id: ctx.newId(),
      employeeId: worker.employeeId,
      typeId,
      kind,
      onDate: on,
      minutes,
      period,
      requestId: null,
      reason: null,
      recordedBy: null,
      recordedAt: ctx.now,
    })),
  );
  await insertDue(ctx.tx, entries);
  const written = new Set(entries.map((entry) => entry.employeeId));
  for (const employeeId of written) ctx.announce({ organizationId, employeeId }, 'time_off');
  return written;
}

/**
 * The same for some people, on a day like any other. Of what they have it reads all and tells the audit log: whoever approves, takes back or adjusts of
 * theirs meanwhile overtakes it, or is overtaken, as by one another.
 */
export async function recordDay(
  ctx: Context,
  organizationId: string,
  earnedBy: EarnedBy,
  employeeIds: readonly string[],
): Promise<void> {
  const written = await recordAccruals(ctx, organizationId, earnedBy, employeeIds);
  if (written.size === 0) return;
  const details = { people: written.size };
  await writeAudit(ctx, { organizationId, employeeId: undefined, action: 'time_off.recorded', details });
}

/** What versions, in force or only wished, would write up to today, for everybody who is employed, or those among some. */
export async function dueToday(
  ctx: Context,
  organizationId: string,
  versions: readonly TimeOffVersion[],
  earnedBy: EarnedBy,
  employeeIds?: readonly string[],
): Promise<readonly DueOfPerson[]> {
  const { tx, now } = ctx;
  const workers = await listWorkers(tx, organizationId, employeeIds === undefined ? { at: 'all' } : { employeeIds });
  const types = (await listTypes(tx, organizationId)).filter(({ isPaid, isOpen }) => isPaid && isOpen);
  const ids = workers.map(({ employeeId }) => employeeId);
  const suspensions = Map.groupBy(await listSuspensions(tx, organizationId, ids), ({ employeeId }) => employeeId);
  const ledger = Map.groupBy(
    await listEntriesByDay(tx, organizationId, ids),
    ({ employeeId, typeId }) => `${employeeId} ${typeId}`,
  );
  const employees = await listEmployees(tx, organizationId, ids);
  const due: DueOfPerson[] = [];
  for (const worker of workers) {
    const { employeeId, zones } = worker;
    const employee = employees.get(employeeId);
    if (employee?.status !== 'active') continue;
    const employment = employmentOf(employee, zones.home, suspensions.get(employeeId) ?? []);
    const until = dateAt(now, zones.home);
    for (const { typeId } of types) {
      const versionsOfType = rulesOf(versions, typeId, worker);
      const posted = ledger.get(`${employeeId} ${typeId}`) ?? [];
      const known = { employment, versions: versionsOfType, posted, until };
      const facts = await accrualFacts(ctx, organizationId, worker, known, earnedBy);
      due.push({ worker, hiredOn: employment.hiredOn, typeId, rows: dueEntries(facts) });
    }
  }
  return due;
}

/** What rules need to know to say what is due to somebody of a type up to a date, with what they worked and when they are paid. */
export async function accrualFacts(
  ctx: Context,
  organizationId: string,
  worker: Worker,
  known: {
    readonly employment: Employment;
    readonly versions: readonly RulesInForce[];
    readonly posted: readonly PostedEntry[];
    readonly until: PlainDate;
  },
  { readWorkedWeeks, readPayDays }: EarnedBy,
): Promise<AccrualFacts> {
  const { employment, versions, posted, until } = known;
  const first = versions.find(({ rules }) => rules.accrual.by === 'work')?.from;
  const worked =
    first === undefined ? [] : await readWorkedWeeks(ctx, organizationId, worker, { start: first, end: until });
  const span = { hiredOn: employment.hiredOn, until };
  const payDays = await payDaysUnder(readPayDays, ctx.tx, organizationId, worker, versions, span);
  return { ...employment, versions, posted, worked, payDays, until, askedOn: until };
}
