import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { useWords } from '../kernel/words.tsx';
import type { StubLinks } from './stub-dialog.tsx';
import { StubTable } from './stub-table.tsx';

interface StubYearProps extends Pick<StubLinks, 'renderTotalWhy' | 'renderStub'> {
  readonly stub: Pick<PayStubReply, 'yearToDate' | 'currency'>;
}

const figures = [
  ['minutes', 'payroll.totalHours'],
  ['totalCents', 'payroll.grossWages'],
  ['deductionsCents', 'payroll.allDeductions'],
  ['finalCents', 'payroll.netWages'],
] as const;

/** What was paid in the year by then; behind each “Why?” the payments that it adds up, each a way to its own stub. */
export function StubYear({ stub: { yearToDate, currency }, renderTotalWhy, renderStub }: StubYearProps) {
  const { say, formats } = useWords();
  const { year, payments } = yearToDate;
  const title = say('payroll.yearToDate', { year });
  return (
    <StubTable
      head={[title, say('payroll.amount')]}
      rows={figures.map(([key, word]) => {
        const name = say(word);
        const shown = (sum: number) => (key === 'minutes' ? formats.duration(sum) : formats.money(sum, currency));
        const figure = say('payroll.yearFigure', { figure: name, year });
        return {
          key,
          name,
          beside:
            payments !== null &&
            renderTotalWhy(
              figure,
              <div className="stub-why">
                <p>{say('payroll.whyYear', { year })}</p>
                <StubTable
                  head={[say('payroll.title'), key === 'minutes' ? say('payroll.hours') : say('payroll.amount')]}
                  rows={payments.map((one) => ({
                    key: one.paymentId,
                    name: renderStub(
                      one.paymentId,
                      say('payroll.weekEnding', { date: formats.fullDate(one.weekEndsOn) }),
                    ),
                    beside: one.isVoid ? say('payroll.voidedSince') : null,
                    cells: [shown(one[key])],
                  }))}
                  total={[figure, shown(yearToDate[key])]}
                />
              </div>,
            ),
          cells: [shown(yearToDate[key])],
        };
      })}
    />
  );
}
