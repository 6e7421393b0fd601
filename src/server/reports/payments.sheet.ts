import { cents } from '../../domain/kernel/money.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { paymentStatus } from '../../domain/payroll/second-person.ts';
import type { Cell, Reader, Sheet } from '../kernel/sheet/sheet.ts';
import type { StoredPayment } from '../payroll/read.ts';

/** Payments as their screen lists them; the sums leave out what was voided, or waits. */
export function paymentsSheet(
  payments: readonly StoredPayment[],
  zone: Zone,
  organization: string,
  reader: Reader,
): Sheet {
  const { formats, currency } = reader;
  const { say } = reader.speaker;
  const counted = payments.filter((one) => statusOf(one) === 'paid');
  const sum = (figure: 'deductionsCents' | 'finalCents') =>
    cents(counted.reduce((total, one) => total + one[figure], 0));
  const minutes = counted.reduce((total, { workedMinutes }) => total + workedMinutes, 0);
  return {
    title: say('payroll.title'),
    subtitle: say('payroll.count', { count: payments.length }),
    facts: [
      { name: say('payroll.column.hours'), value: formats.hours(minutes).text },
      { name: say('payroll.column.total'), value: formats.money(sum('finalCents'), currency) },
    ],
    columns: [
      { name: say('payroll.column.employee'), align: 'start', share: 2.4 },
      { name: say('payroll.column.week'), align: 'start', share: 1.7 },
      { name: say('payroll.column.hours'), align: 'end', share: 1.2 },
      { name: say('payroll.column.rate'), align: 'end', share: 1.4 },
      { name: say('payroll.column.deductions'), align: 'end', share: 1.5 },
      { name: say('payroll.column.total'), align: 'end', share: 1.7 },
      { name: say('payroll.paymentMethod'), align: 'start', share: 1.5 },
      { name: say('payroll.checkNumber'), align: 'start', share: 1.4 },
      { name: say('payroll.transactionDate'), align: 'start', share: 1.7 },
      { name: say('payroll.status'), align: 'start', share: 1.3 },
    ],
    rows: payments.map((one): Cell[] => [
      text(`${one.firstName} ${one.lastName}`),
      { kind: 'date', date: one.weekEndsOn, hasYear: true },
      { kind: 'minutes', minutes: one.workedMinutes },
      one.workedMinutes === 0 ? nothing : { kind: 'money', cents: one.hourlyCents },
      { kind: 'money', cents: one.deductionsCents },
      { kind: 'money', cents: one.finalCents },
      text(say(`payroll.method.${one.method}`)),
      text(one.checkNumber ?? ''),
      { kind: 'date', date: one.paidOn, hasYear: true },
      text(say(`payroll.status.${statusOf(one)}`)),
    ]),
    total: [
      text(say('payroll.total')),
      nothing,
      { kind: 'minutes', minutes },
      nothing,
      { kind: 'money', cents: sum('deductionsCents') },
      { kind: 'money', cents: sum('finalCents') },
      nothing,
      nothing,
      nothing,
      nothing,
    ],
    footer: `${organization} · ${formats.zoneName(zone)}`,
    reader,
  };
}

const statusOf = (one: StoredPayment) => paymentStatus({ ...one, isVoid: one.voidedAt !== null });
const nothing: Cell = { kind: 'nothing' };
const text = (said: string): Cell => ({ kind: 'text', text: said });
