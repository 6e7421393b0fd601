import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { sayRate, stubHours } from '../../words/stub-line.ts';
import { useWords } from '../kernel/words.tsx';
import type { StubLinks } from './stub-dialog.tsx';
import { StubTable } from './stub-table.tsx';

interface StubRatesProps extends Pick<StubLinks, 'renderTotalWhy' | 'renderDay'> {
  readonly stub: Pick<PayStubReply, 'rates' | 'days' | 'employee' | 'currency'>;
}

/** Every hourly rate that was in force, with its hours; behind each “Why?” the days that were worked at it. */
export function StubRates({ stub, renderTotalWhy, renderDay }: StubRatesProps) {
  const { say, formats } = useWords();
  const { rates, days, employee, currency } = stub;
  return (
    <StubTable
      head={[say('payroll.ratesInForce'), say('payroll.hours')]}
      rows={rates.map(({ centsPerHour, minutes }) => {
        const rate = formats.money(centsPerHour, currency);
        const at = days.filter((day) => day.centsPerHour === centsPerHour);
        const figure = say('payroll.hoursAt', { rate });
        return {
          key: String(centsPerHour),
          name: sayRate(say, formats, { minutes, rate }),
          beside:
            at.length > 0 &&
            renderTotalWhy(
              figure,
              <div className="stub-why">
                <p>{say('payroll.whyRate')}</p>
                <StubTable
                  head={[say('payroll.daysPaid'), say('payroll.hours')]}
                  rows={at.map((day) => ({
                    key: day.date,
                    name: renderDay(employee.employeeId, day, formats.date(day.date)),
                    beside: day.isDifference
                      ? say(day.minutes === 0 ? 'payroll.payDifference' : 'payroll.difference')
                      : null,
                    cells: [stubHours(formats, day)],
                  }))}
                  total={[figure, formats.duration(minutes)]}
                />
              </div>,
            ),
          cells: [formats.duration(minutes)],
        };
      })}
    />
  );
}
