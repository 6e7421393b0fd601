import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { cents } from '../../domain/kernel/money.ts';
import { sayStubLine } from '../../words/stub-line.ts';
import type { Cell, Reader, Sheet } from '../kernel/sheet/sheet.ts';

/** The lines of a stub as a table: what was earned with hours and rate, what was taken, and what is left. */
export function stubSheet(stub: PayStubReply, reader: Reader): Sheet {
  const { payment, employer, employee, period, lines, deductions } = stub;
  const { formats, currency } = reader;
  const { say } = reader.speaker;
  return {
    title: say('payroll.stub'),
    subtitle: formats.fullDateRange(period.startsOn, period.endsOn),
    facts: [{ name: say('payroll.employee'), value: employee.name }],
    columns: [
      { name: say('payroll.earnings'), align: 'start', share: 3 },
      { name: say('payroll.hours'), align: 'end', share: 1 },
      { name: say('payroll.column.rate'), align: 'end', share: 1 },
      { name: say('payroll.amount'), align: 'end', share: 1 },
    ],
    rows: [
      ...lines.map((line): Cell[] => [
        text(sayStubLine(say, formats, line, period)),
        line.minutes === null ? nothing : { kind: 'minutes', minutes: line.minutes },
        line.rate === null ? nothing : text(line.rate),
        { kind: 'money', cents: line.cents },
      ]),
      [
        text(say('payroll.grossWages')),
        { kind: 'minutes', minutes: payment.workedMinutes },
        nothing,
        { kind: 'money', cents: payment.totalCents },
      ],
      ...deductions.map(({ name, quantity, unitCents, cents: taken }): Cell[] => [
        text(`${name}, ${quantity} × ${formats.money(unitCents, currency)}`),
        nothing,
        nothing,
        { kind: 'money', cents: cents(0 - taken) },
      ]),
    ],
    total: [text(say('payroll.netWages')), nothing, nothing, { kind: 'money', cents: payment.finalCents }],
    footer: employer.name,
    reader,
  };
}

const nothing: Cell = { kind: 'nothing' };
const text = (said: string): Cell => ({ kind: 'text', text: said });
