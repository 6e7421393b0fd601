import {
  addDays,
  addMilliseconds,
  dateAt,
  instantAt,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import type { PaymentMethod } from '../../src/domain/payroll/payment-method.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { readUnpaidLogs } from '../../src/server/payroll/read.ts';
import { recordPayment } from '../../src/server/payroll/record-payment.ts';
import { voidPayment } from '../../src/server/payroll/void-payment.ts';
import { emptyPayment, payloadOf, sumsOf } from '../../src/web/payroll/record/view.ts';
import { approveShown } from './approve-shown.ts';
import type { At, Person } from './tale.ts';

/** Weeks that were paid; the tale of time cards has approved the later ones already. */
const weeksPaid = 12;
const weeksApproved = 5;
/** Who still waits for the latest week that is paid. */
const waiting = ['Hana', 'Jack', 'Rosa', 'Viktor'];
/** Whose check was lost, some weeks ago: it was voided, and another one written. */
const lost = { firstName: 'Daniel', back: 6 };
const methods: readonly PaymentMethod[] = ['Check', 'Zelle', 'Check', 'Cash', 'Zelle', 'Other'];

/** Pays each week on the Monday a week after it ended; the latest not to everybody yet. */
export async function tellPayments(at: At, people: readonly Person[], now: Instant, zone: Zone): Promise<void> {
  const thisWeek = weekOf(dateAt(now, zone), 'monday');
  const workers = people.filter(({ member }) => member.habit !== undefined && member.status === 'active');
  const admins = people.filter(({ member }) => member.role === 'admin').map(({ actor }) => actor);
  let check = 4_100;
  for (let back = weeksPaid; back > 1; back -= 1) {
    const startsOn = addDays(thisWeek, -7 * back);
    const payday = instantAt(addDays(startsOn, 14), { hour: 10, minute: 0 }, zone);
    if (payday > now) continue;
    if (back > weeksApproved) await approve(at, workers, admins, startsOn, addMilliseconds(payday, -3 * 86_400_000));
    for (const [index, { actor, member }] of workers.entries()) {
      if (back === 2 && waiting.includes(member.firstName)) continue;
      const payer = admins.find(({ employeeId }) => employeeId !== actor.employeeId);
      if (payer === undefined) continue;
      const pay = (method: PaymentMethod) => {
        if (method === 'Check') check += 1;
        const checkNumber = `00${check}`;
        return at(payday, (ctx) =>
          payWeek({ ...ctx, actor: payer }, actor.employeeId, { startsOn, back, method, checkNumber }),
        );
      };
      const isLost = back === lost.back && member.firstName === lost.firstName;
      const paymentId = await pay(isLost ? 'Check' : (methods[index % methods.length] ?? 'Cash'));
      if (paymentId !== undefined && isLost) {
        await at(addMilliseconds(payday, 86_400_000), (ctx) => takeBack({ ...ctx, actor: payer }, paymentId));
        await pay('Check');
      }
    }
  }
}

type As = Context & { readonly actor: Actor };

/** Each admin approves all but their own. */
async function approve(
  at: At,
  workers: readonly Person[],
  admins: readonly Actor[],
  startsOn: PlainDate,
  moment: Instant,
): Promise<void> {
  for (const actor of admins) await at(moment, (ctx) => approveShown({ ...ctx, actor }, workers, startsOn));
}

interface Wish {
  readonly startsOn: PlainDate;
  readonly back: number;
  readonly method: PaymentMethod;
  readonly checkNumber: string;
}

/** Pays the days of a week as the form would; whoever has none is paid nothing. */
async function payWeek(
  ctx: As,
  employeeId: string,
  { startsOn, back, method, checkNumber }: Wish,
): Promise<string | undefined> {
  const read = await readUnpaidLogs(ctx, { params: { employeeId }, query: undefined, body: undefined });
  if (!read.ok) throw new Error(`the demo could not read what is unpaid: ${read.refusal}`);
  const { workLogs, zone } = read.value;
  const days = workLogs.filter((log) => log.startsOn === startsOn);
  if (days.length === 0) return undefined;
  // Meals every week, a new shirt every fourth.
  const shirt = back % 4 === 0 ? [{ key: 2, name: 'Uniform', quantity: '1', unitPrice: '14.00' }] : [];
  const values = {
    ...emptyPayment(ctx.now, zone),
    chosen: days.map(({ id }) => id),
    deductions: [{ key: 1, name: 'Meals', quantity: String(days.length), unitPrice: '5.00' }, ...shirt],
    method,
    checkNumber,
  };
  const body = payloadOf(employeeId, values, sumsOf(values, workLogs), ctx.now);
  const headers = { 'idempotency-key': ctx.newId() };
  const paid = await recordPayment(ctx, { params: undefined, query: undefined, headers, body });
  if (!paid.ok) throw new Error(`the demo could not pay ${startsOn}: ${paid.refusal}`);
  return paid.value.payment.paymentId;
}

async function takeBack(ctx: As, paymentId: string): Promise<void> {
  const body = { reason: 'The check was lost in the mail' };
  const voided = await voidPayment(ctx, { params: { paymentId }, query: undefined, body });
  if (!voided.ok) throw new Error(`the demo could not void a payment: ${voided.refusal}`);
}
