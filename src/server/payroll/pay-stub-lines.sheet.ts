import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { cents } from '../../domain/kernel/money.ts';
import { sayMethod, sayStubLine, stubQuantity } from '../../words/stub-line.ts';
import type { Cell, Reader, Sheet } from '../kernel/sheet/sheet.ts';

/**
 * The lines of a stub as a table: what was earned with hours and rate, what was taken, and what is left. Each says on its own whose it is, of when, by
 * whom it was paid and whether it was voided since, so that stubs are put below each other in one spreadsheet, sorted and filtered.
 */
export function stubSheet(stub: PayStubReply, reader: Reader): Sheet {
  const { payment, employer, employee, period, paidOn, lines, deductions } = stub;
  const { formats, currency } = reader;
  const { say } = reader.speaker;
  const whose: readonly Cell[] = [
    text(employer.name),
    text(employee.name),
    text(String(employee.number)),
    { kind: 'date', date: period.startsOn },
    { kind: 'date', date: period.endsOn },
    { kind: 'date', date: paidOn },
    text(sayMethod(say, payment)),
  ];
  // Last, so that sheets that were kept from before it go on having the same columns in the same places.
  const standing = text(
    payment.void === null ? say('payroll.status.paid') : say('payroll.stubVoided', { reason: payment.void.reason }),
  );
  const line = (...cells: readonly Cell[]): readonly Cell[] => [...whose, ...cells, standing];
  return {
    title: say('payroll.stub'),
    subtitle: formats.fullDateRange(period.startsOn, period.endsOn),
    facts: [{ name: say('payroll.employee'), value: employee.name }],
    columns: [
      { name: say('payroll.employer'), align: 'start', share: 2 },
      { name: say('payroll.employee'), align: 'start', share: 2 },
      { name: say('payroll.employeeNumber'), align: 'start', share: 1 },
      { name: say('payroll.periodStart'), align: 'start', share: 1 },
      { name: say('payroll.periodEnd'), align: 'start', share: 1 },
      { name: say('payroll.paidOn'), align: 'start', share: 1 },
      { name: say('payroll.paymentMethod'), align: 'start', share: 1 },
      { name: say('payroll.earnings'), align: 'start', share: 3 },
      { name: say('payroll.hours'), align: 'end', share: 1 },
      { name: say('payroll.column.rate'), align: 'end', share: 1 },
      { name: say('payroll.amount'), align: 'end', share: 1 },
      { name: say('payroll.status'), align: 'start', share: 2 },
    ],
    rows: [
      ...lines.map((earned) =>
        line(
          text(sayStubLine(say, formats, earned, period)),
          earned.minutes === null ? nothing : { kind: 'minutes', minutes: earned.minutes },
          earned.rate === null ? nothing : text(earned.rate),
          { kind: 'money', cents: earned.cents },
        ),
      ),
      line(text(say('payroll.grossWages')), { kind: 'minutes', minutes: payment.workedMinutes }, nothing, {
        kind: 'money',
        cents: payment.totalCents,
      }),
      ...deductions.map((deduction) =>
        line(text(`${deduction.name}, ${stubQuantity(say, formats, deduction, currency)}`), nothing, nothing, {
          kind: 'money',
          cents: cents(0 - deduction.cents),
        }),
      ),
    ],
    total: line(text(say('payroll.netWages')), nothing, nothing, { kind: 'money', cents: payment.finalCents }),
    footer: employer.name,
    reader,
  };
}

const nothing: Cell = { kind: 'nothing' };
const text = (said: string): Cell => ({ kind: 'text', text: said });
