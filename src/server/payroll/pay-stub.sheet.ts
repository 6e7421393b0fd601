import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import type { Formats } from '../../words/formats.ts';
import type { Speaker } from '../../words/speak.ts';
import {
  lacksRate,
  sayMethod,
  sayRate,
  saysRates,
  sayStubLine,
  stubHours,
  stubQuantity,
  stubRate,
} from '../../words/stub-line.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { asWritten } from '../kernel/sheet/as-written.ts';

type Row = readonly string[];

/** A stub with every word and figure said, as the template takes it. */
export function stubPage(stub: PayStubReply, speaker: Speaker, formats: Formats) {
  const { language, direction, say } = speaker;
  const { payment, employer, employee, currency, paidOn, period, lines, rates, deductions, yearToDate, leave } = stub;
  const money = (sum: number) => asWritten(formats.money(sum, currency));
  const hasRates = saysRates(lines);
  const earning = (name: string, hours: string, rate: string, amount: string): Row =>
    hasRates ? [name, hours, rate, amount] : [name, hours, amount];
  const taken = deductions.map((deduction): Row => [
    deduction.name,
    asWritten(stubQuantity(say, formats, deduction, currency)),
    money(deduction.cents),
  ]);
  const allTaken: Row = [say('payroll.allDeductions'), '', money(payment.deductionsCents)];
  return {
    language,
    direction,
    title: say('payroll.stub'),
    employer: [employer.name, ...(employer.address ?? '').split('\n').filter((line) => line !== '')].map(asWritten),
    voided: payment.void === null ? '' : say('payroll.stubVoided', { reason: payment.void.reason }),
    facts: [
      [say('payroll.employee'), employee.name],
      [say('payroll.employeeNumber'), String(employee.number)],
      [say('payroll.period'), formats.fullDateRange(period.startsOn, period.endsOn)],
      [say('payroll.paidOn'), formats.fullDate(paidOn)],
      [say('payroll.paymentMethod'), sayMethod(say, payment)],
      [say('payroll.totalHours'), formats.duration(payment.workedMinutes)],
    ] satisfies Row[],
    earnings: {
      head: earning(say('payroll.earnings'), say('payroll.hours'), say('payroll.column.rate'), say('payroll.amount')),
      rows: lines.map((line) =>
        earning(
          sayStubLine(say, formats, line, period),
          asWritten(stubHours(formats, { minutes: line.minutes, isDifference: line.kind === 'difference' })),
          asWritten(stubRate(formats, line, currency)),
          money(line.cents),
        ),
      ),
      total: earning(say('payroll.grossWages'), formats.duration(payment.workedMinutes), '', money(payment.totalCents)),
    },
    note: lacksRate(lines) ? say('payroll.differenceNoRate') : '',
    rates: {
      head: [say('payroll.ratesInForce'), say('payroll.hours')],
      rows: rates.map(({ centsPerHour, minutes }): Row => [
        sayRate(say, formats, { minutes, rate: money(centsPerHour) }),
        asWritten(formats.duration(minutes)),
      ]),
    },
    deductions: {
      head: [say('payroll.deductions'), say('payroll.quantity'), say('payroll.amount')],
      // That nothing was taken is said as well: law asks for all deductions, and the screen has them.
      ...(taken.length === 0 ? { rows: [allTaken] } : { rows: taken, total: allTaken }),
    },
    net: [say('payroll.netWages'), money(payment.finalCents)],
    year: {
      head: [say('payroll.yearToDate', { year: yearToDate.year }), ''],
      rows: [
        [say('payroll.totalHours'), formats.duration(yearToDate.minutes)],
        [say('payroll.grossWages'), money(yearToDate.totalCents)],
        [say('payroll.allDeductions'), money(yearToDate.deductionsCents)],
        [say('payroll.netWages'), money(yearToDate.finalCents)],
      ] satisfies Row[],
    },
    leave: {
      head: [
        leave === null ? '' : say('payroll.leaveBalances', { date: formats.date(leave.on) }),
        say('payroll.hours'),
      ],
      rows: (leave?.balances ?? []).map((balance): Row => [
        timeOffTypeName(speaker, balance),
        asWritten(formats.duration(balance.minutes)),
      ]),
    },
    footer: say('payroll.stubFooter', { name: employer.name, id: payment.paymentId }),
  };
}
