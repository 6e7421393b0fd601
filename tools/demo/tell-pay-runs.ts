import { cents } from '../../src/domain/kernel/money.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  millisecondsPerMinute,
  type Instant,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { changeDeductionTemplates } from '../../src/server/payroll/change-deduction-templates.ts';
import { changeEmployer } from '../../src/server/payroll/change-employer.ts';
import { changePaymentLimit } from '../../src/server/payroll/change-payment-limit.ts';
import { readUnpaidLogs } from '../../src/server/payroll/read.ts';
import { recordPayment } from '../../src/server/payroll/record-payment.ts';
import { setPayRunDraft } from '../../src/server/payroll/set-pay-run-draft.ts';
import { readPayRun } from '../../src/server/payroll/show-pay-run.ts';
import { emptyPayment, payloadOf, sumsOf } from '../../src/web/payroll/record/view.ts';
import type { At, Person } from './tale.ts';

type As = Context & { readonly actor: Actor };

const nothing = { params: undefined, query: undefined };

/** Whose name and address the pay stubs carry, from the first one on. */
export async function tellEmployer(at: At, people: readonly Person[], moment: Instant): Promise<void> {
  const address = '48 Harbor Street, Floor 3\nNew York, NY 10004';
  const body = { legalName: 'Harbor & Pine Hospitality LLC', address, revision: 0 };
  await by(at, people, 'Elena', moment, async (ctx) => done(await changeEmployer(ctx, { ...nothing, body })));
}

/** What every run takes off, a run that Elena has begun, and a payment of Samuel’s that waits for a second person. */
export async function tellPayRuns(at: At, people: readonly Person[], now: Instant, zone: Zone): Promise<void> {
  const ago = (minutes: number): Instant => addMilliseconds(now, -minutes * millisecondsPerMinute);
  await by(at, people, 'Elena', ago(120), async (ctx) => {
    const rule = { value: '18', yearlyCap: '900', beforeTax: true, locationId: null };
    const deductions = [
      { ...rule, id: ctx.newId(), name: 'Health plan', kind: 'fixed' as const },
      { ...rule, id: ctx.newId(), name: 'Staff meals', kind: 'per_unit' as const, value: '5', yearlyCap: '0' },
    ];
    done(await changeDeductionTemplates(ctx, { ...nothing, body: { deductions, revision: 0 } }));
    done(await changePaymentLimit(ctx, { ...nothing, body: { limitCents: cents(1_200_00), revision: 0 } }));
  });
  await by(at, people, 'Elena', now, async (ctx) => {
    const query = { date: addDays(dateAt(now, zone), -14) };
    const {
      period,
      draft,
      revision,
      people: all,
    } = done(await readPayRun(ctx, { params: undefined, query, body: undefined }));
    const [first, second] = all.filter(({ dueCents }) => dueCents > 0);
    const typed = {
      ...(first && { [first.employeeId]: { extra: '40' } }),
      ...(second && { [second.employeeId]: { deductions: { [draft.deductions[1]?.id ?? '']: '3' } } }),
    };
    const body = { revision, draft: { ...draft, people: typed } };
    done(await setPayRunDraft(ctx, { params: { startsOn: period.startsOn }, query: undefined, body }));
  });
  const viktor = people.find(({ member }) => member.firstName === 'Viktor');
  if (viktor !== undefined) await by(at, people, 'Samuel', ago(45), (ctx) => payAbove(ctx, viktor.actor.employeeId));
}

async function payAbove(ctx: As, employeeId: string): Promise<void> {
  const { workLogs, zone } = done(
    await readUnpaidLogs(ctx, { params: { employeeId }, query: undefined, body: undefined }),
  );
  if (workLogs.length === 0) return;
  const values = {
    ...emptyPayment(ctx.now, zone),
    chosen: workLogs.map(({ id }) => id),
    typed: 'total' as const,
    amount: '1250.00',
    method: 'Zelle' as const,
  };
  const body = payloadOf(employeeId, values, sumsOf(values, workLogs), ctx.now);
  done(await recordPayment(ctx, { ...nothing, headers: { 'idempotency-key': ctx.newId() }, body }));
}

/** Does something as the admin of a first name. */
async function by(
  at: At,
  people: readonly Person[],
  firstName: string,
  moment: Instant,
  work: (ctx: As) => Promise<unknown>,
): Promise<void> {
  const admin = people.find(({ member }) => member.role === 'admin' && member.firstName === firstName);
  if (admin === undefined) throw new Error(`the demo has no admin ${firstName}`);
  await at(moment, (ctx) => work({ ...ctx, actor: admin.actor }));
}

function done<T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: string },
): T {
  if (!answer.ok) throw new Error(`the demo was refused: ${answer.refusal}`);
  return answer.value;
}
