import { sql, type RawBuilder } from 'kysely';
import type { Cents } from '../../domain/kernel/money.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { dueOf, untouchedDay, type DayAccount, type DayEntry, type DueDay } from '../../domain/payroll/day-account.ts';
import { partsOfLog, type PartsTurn } from '../../domain/payroll/due-parts.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { workLogColumns, workLogInForce, type StoredWorkLog } from '../time-cards/read.ts';

/** Of the turn `p` that its work log `w` gave: it settled a day at nothing while no rate was known, whatever was paid. */
export const turnIsUnpriced = sql<boolean>`(p.entry = 'paid' and p.cents = 0 and w.pay_cents is null)`;

/** Of the row of a person's day: whether the payment that its account rests on was such a turn. */
const isUnpriced = (day: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select ${turnIsUnpriced} from payment_days p join work_logs w on w.organization_id = p.organization_id and w.id = p.work_log_id
  where p.organization_id = ${day}.organization_id and p.employee_id = ${day}.employee_id and p.worked_on = ${day}.worked_on
    and p.entry = 'paid'
  order by p.turn desc limit 1
), false)`;

/** Of a turn of a day: whether a payment that waits for a second person settled it, be it an earlier turn than this. */
const isHeld = (turn: RawBuilder<unknown>) => sql<boolean>`exists (
  select from payment_days h join payments p on p.organization_id = h.organization_id and p.id = h.payment_id
  where h.organization_id = ${turn}.organization_id and h.employee_id = ${turn}.employee_id and h.worked_on = ${turn}.worked_on
    and h.entry <> 'voided' and p.needs_second
    and not exists (select from payment_approvals a where a.organization_id = p.organization_id and a.payment_id = p.id)
    and not exists (select from payment_voids v where v.organization_id = p.organization_id and v.payment_id = p.id)
)`;

/** Of a turn of a day: whether a difference of that day stands that is not void. */
const hasDifference = (turn: RawBuilder<unknown>) => sql<boolean>`exists (
  select from payment_days p
  where p.organization_id = ${turn}.organization_id and p.employee_id = ${turn}.employee_id and p.worked_on = ${turn}.worked_on
    and p.entry = 'difference' and not exists (
      select from payment_days v
      where v.organization_id = p.organization_id and v.employee_id = p.employee_id and v.worked_on = p.worked_on
        and v.voided_turn = p.turn
    )
)`;

/** Where the accounts of some people's days stand: asked by person and day, untouched where nothing was ever paid. */
export type Accounts = (employeeId: string, workedOn: PlainDate) => DayAccount;

/** @param workedOn only these days; all, if left out */
export async function listAccounts(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  workedOn?: readonly PlainDate[],
): Promise<Accounts> {
  const { rows } = await sql<DayAccount & { readonly employeeId: string; readonly workedOn: PlainDate }>`
    select distinct on (employee_id, worked_on) employee_id, worked_on, turn, is_paid, minutes_after as minutes, cents_after as cents,
      ${isUnpriced(sql.id('d'))} as is_unpriced, ${isHeld(sql.id('d'))} as is_held,
      ${hasDifference(sql.id('d'))} as has_difference
    from payment_days d
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
      and (${workedOn === undefined} or worked_on = any (${[...(workedOn ?? [])]}::date[]))
    order by employee_id, worked_on, turn desc
  `.execute(tx);
  const known = new Map(rows.map(({ employeeId, workedOn: on, ...account }) => [`${employeeId} ${on}`, account]));
  return (employeeId, on) => known.get(`${employeeId} ${on}`) ?? untouchedDay;
}

/** A day that is approved and not settled. */
export interface DueLog {
  readonly log: StoredWorkLog;
  readonly due: DueDay;
  readonly account: DayAccount;
}

interface DueRow extends StoredWorkLog {
  readonly turn: number | null;
  readonly isPaid: boolean;
  readonly minutesAfter: number;
  readonly centsAfter: Cents;
  readonly isUnpriced: boolean;
  readonly isHeld: boolean;
}

/** The approved days of some people that are not settled, by person and day. */
export async function listDue(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly DueLog[]> {
  const { rows } = await sql<DueRow>`
    select d.turn, d.is_paid, d.minutes_after, d.cents_after, ${isUnpriced(sql.id('l'))} as is_unpriced, ${isHeld(sql.id('d'))} as is_held, ${workLogColumns}
    left join lateral (
      select organization_id, employee_id, worked_on, turn, is_paid, minutes_after, cents_after from payment_days
      where organization_id = l.organization_id and employee_id = l.employee_id and worked_on = l.worked_on
      order by turn desc limit 1
    ) d on true
    where l.organization_id = ${organizationId} and l.employee_id = any (${[...employeeIds]}::uuid[]) and ${workLogInForce}
      and (d.is_paid is not true or d.minutes_after <> l.worked_minutes or d.cents_after <> coalesce(l.pay_cents, 0))
    order by l.employee_id, l.worked_on
  `.execute(tx);
  return rows.flatMap(({ turn, isPaid, minutesAfter, centsAfter, isUnpriced: unpriced, isHeld: held, ...log }) => {
    const account =
      turn === null
        ? untouchedDay
        : {
            turn,
            isPaid,
            minutes: minutesAfter,
            cents: centsAfter,
            isUnpriced: unpriced,
            isHeld: held,
          };
    const due = dueOf(log, account);
    return due === undefined ? [] : [{ log, due, account }];
  });
}

/** The turns that were ever taken of some days of some people, each with what the day gave by its work log. */
export async function listTurnsTaken(
  tx: Transaction,
  organizationId: string,
  days: readonly Pick<StoredWorkLog, 'employeeId' | 'workedOn'>[],
): Promise<(employeeId: string, workedOn: PlainDate) => readonly PartsTurn[]> {
  if (days.length === 0) return () => [];
  const { rows } = await sql<
    Pick<StoredWorkLog, 'employeeId' | 'workedOn' | 'minutesByMultiplier' | 'payLines'> & Omit<PartsTurn, 'parts'>
  >`
    select d.employee_id, d.worked_on, d.turn, d.voided_turn, w.minutes_by_multiplier, w.pay_lines
    from unnest(${days.map((day) => day.employeeId)}::uuid[], ${days.map((day) => day.workedOn)}::date[]) as asked (employee_id, worked_on)
    join payment_days d on d.organization_id = ${organizationId} and d.employee_id = asked.employee_id and d.worked_on = asked.worked_on
    join work_logs w on w.organization_id = d.organization_id and w.id = d.work_log_id
  `.execute(tx);
  const known = Map.groupBy(rows, ({ employeeId, workedOn }) => `${employeeId} ${workedOn}`);
  return (employeeId, workedOn) =>
    (known.get(`${employeeId} ${workedOn}`) ?? []).map(({ turn, voidedTurn, ...log }) => ({
      turn,
      voidedTurn,
      parts: partsOfLog(log),
    }));
}

/** The turns that a payment took when it was recorded, by day. */
export async function listDaysPaid(
  tx: Transaction,
  { organizationId, paymentId }: { readonly organizationId: string; readonly paymentId: string },
): Promise<readonly DayEntry[]> {
  const rows = await tx
    .selectFrom('paymentDays')
    .select(['workedOn', 'turn', 'entry', 'workLogId', 'voidedTurn', 'wasPaid', 'isPaid'])
    .select(['minutesBefore', 'minutes', 'centsBefore', 'cents'])
    .where('organizationId', '=', organizationId)
    .where('paymentId', '=', paymentId)
    .where('entry', '<>', 'voided')
    .orderBy('workedOn')
    .execute();
  // Check constraints of the table allow these words only.
  return rows as unknown as readonly (DayEntry & { readonly cents: Cents })[];
}

/**
 * By payment and day, the lines of pay that were settled of a day before some payments paid a difference of it; null of a day that was none, and where what was
 * paid is no sum of lines, since something was agreed for want of a rate.
 */
export async function listLinesPaid(
  tx: Transaction,
  organizationId: string,
  paymentIds: readonly string[],
): Promise<(paymentId: string, workedOn: PlainDate) => StoredWorkLog['payLines']> {
  const { rows } = await sql<{
    readonly paymentId: string;
    readonly workedOn: PlainDate;
    readonly payLines: StoredWorkLog['payLines'];
  }>`
    select distinct on (d.payment_id, d.worked_on) d.payment_id, d.worked_on, l.pay_lines
    from payment_days d
    join payment_days e on e.organization_id = d.organization_id and e.employee_id = d.employee_id and e.worked_on = d.worked_on
      and e.turn < d.turn and e.entry <> 'voided'
    join work_logs l on l.organization_id = e.organization_id and l.id = e.work_log_id
      and l.worked_minutes = d.minutes_before and l.pay_cents = d.cents_before
    where d.organization_id = ${organizationId} and d.payment_id = any (${[...paymentIds]}::uuid[]) and d.entry = 'difference'
    order by d.payment_id, d.worked_on, e.turn desc
  `.execute(tx);
  const known = new Map(rows.map(({ paymentId, workedOn, payLines }) => [`${paymentId} ${workedOn}`, payLines]));
  return (paymentId, workedOn) => known.get(`${paymentId} ${workedOn}`) ?? null;
}

/** Rows of one statement: it has no more than 65,535 parameters. */
const rowsAtOnce = 3_000;

/** Appends turns by person and day, so that of two who pay the same days the second waits for the first. */
export async function insertDays(
  tx: Transaction,
  organizationId: string,
  turns: readonly { readonly employeeId: string; readonly paymentId: string; readonly day: DayEntry }[],
): Promise<void> {
  const rows = turns
    .map(({ employeeId, paymentId, day }) => ({ organizationId, employeeId, paymentId, ...day }))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insertInto('paymentDays')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}

const placeOf = ({ employeeId, workedOn }: { readonly employeeId: string; readonly workedOn: PlainDate }): string =>
  `${employeeId} ${workedOn}`;
