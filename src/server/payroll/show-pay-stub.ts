import type {
  PayStubReply,
  printPayStub as printEndpoint,
  readPayStub as endpoint,
  StubLineReply,
} from '../../contract/payroll/pay-stub.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { readExact, shortestDecimal, toDecimal } from '../../domain/kernel/fraction.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { stubLines, type StubLine } from '../../domain/payroll/pay-stub.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { fileReply, sheetFile } from '../kernel/sheet/sheet-file.ts';
import { typeset } from '../kernel/sheet/typeset.ts';
import { listWorkers, readSelf } from '../people/read.ts';
import { stubSheet } from './pay-stub-lines.sheet.ts';
import { stubPage } from './pay-stub.sheet.ts';
import { findStub, listYearPayments } from './pay-stubs.repository.ts';
import { findPayment, listDeductions } from './payments.repository.ts';
import { showPayment } from './show-payment.ts';

export const readPayStub: UseCase<typeof endpoint> = (ctx, { params: { paymentId } }) => stubOf(ctx, paymentId);

/** The stub on paper, or its lines as a table: the figures are those that were kept, the words those of whoever reads it. */
export const printPayStub: UseCase<typeof printEndpoint> = async (
  ctx,
  { params: { paymentId }, query: { format = 'pdf' } },
) => {
  const stub = await stubOf(ctx, paymentId);
  if (!stub.ok) return stub;
  const { self } = await readSelf(ctx.tx, ctx.actor);
  const { language, hourCycle } = self.preferences;
  const speaker = speakers[language];
  const formats = formatsOf(speaker, hourCycle);
  const { employee, payment, currency } = stub.value;
  const name = `pay-stub-${employee.number}-${payment.weekEndsOn}`;
  if (format === 'csv')
    return accept(await sheetFile(stubSheet(stub.value, { speaker, formats, hourCycle, currency }), 'csv', name));
  const page = stubPage(stub.value, speaker, formats);
  const pdf = await typeset(new URL('../kernel/sheet/stub.typ', import.meta.url), { stub: page });
  return accept(fileReply(pdf, 'pdf', `${name}.pdf`));
};

/** The stub of one's own payment, or of somebody whom one answers for; to anybody else, and of one that never counted, there is none. */
async function stubOf(ctx: ActorContext, paymentId: string): Promise<Result<PayStubReply, 'not_found'>> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const payment = await findPayment(tx, organizationId, paymentId);
  const isSeen = payment !== undefined && may(actor, 'see_payments', thingOf(payment));
  if (!isSeen || !payment.hasStub) return refuse('not_found');
  const facts = await findStub(tx, { organizationId, paymentId });
  const [worker] = await listWorkers(tx, organizationId, { employeeIds: [payment.employeeId] });
  if (facts === undefined || worker === undefined) throw new Error('a payment has no stub');
  const { employer, employee, currency, period, days, rates, leave } = facts;
  const { paymentIds, ...yearToDate } = facts.yearToDate;
  return accept({
    payment: await showPayment(ctx, payment),
    employer,
    employee: {
      employeeId: payment.employeeId,
      name: `${employee.firstName} ${employee.lastName}`,
      number: employee.number,
    },
    currency,
    // Stubs from before it was kept tell of leave on that date; the first ones of neither.
    paidOn: facts.paidOn ?? leave?.on ?? dateAt(payment.transactedAt, worker.zones.home),
    period,
    lines: stubLines(days, payment.totalCents).map(shownLine),
    rates: [...rates],
    deductions: (await listDeductions(tx, { organizationId, paymentId })).map(
      ({ name, quantity, unitCents, cents, rule = null }) => ({ name, quantity, unitCents, cents, rule }),
    ),
    days: days.map(({ date, startsOn, kind, minutes, cents, centsPerHour = null }) => ({
      date,
      startsOn,
      isDifference: kind === 'difference',
      minutes,
      cents,
      centsPerHour,
    })),
    yearToDate: {
      ...yearToDate,
      payments: paymentIds === undefined ? null : [...(await listYearPayments(tx, organizationId, paymentIds))],
    },
    leave: leave === undefined ? null : { on: leave.on, balances: [...leave.balances] },
  });
}

const shownLine = ({ rate, ...line }: StubLine): StubLineReply => ({
  ...line,
  rate: rate === null ? null : shortestDecimal(toDecimal(readExact(rate), 4)),
});
