import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { useWords } from '../kernel/words.tsx';
import { Stat } from '../ui/table.tsx';
import type { StubLinks } from './stub-dialog.tsx';
import { StubTable, type StubTableProps } from './stub-table.tsx';
import { stepsToNet } from './view.ts';

interface StubTotalsProps extends Pick<StubLinks, 'renderTotalWhy'> {
  readonly stub: Pick<PayStubReply, 'payment' | 'currency' | 'deductions'>;
  readonly earnings: StubTableProps;
  readonly deductions: StubTableProps;
}

/** Gross wages, deductions and net wages; behind each “Why?” the rows that it is made of, as they stand on the stub. */
export function StubTotals({ stub, earnings, deductions, renderTotalWhy }: StubTotalsProps) {
  const { say, formats } = useWords();
  const { payment, currency } = stub;
  const money = (sum: number) => formats.money(sum, currency);
  const [gross, all, net] = [say('payroll.grossWages'), say('payroll.allDeductions'), say('payroll.netWages')];
  const netTable: StubTableProps = {
    head: [net, say('payroll.amount')],
    rows: stepsToNet(stub).map(({ key, name = gross, cents }) => ({ key, name, cells: [money(cents)] })),
    total: [net, money(payment.finalCents)],
  };
  const totals = [
    [gross, payment.totalCents, 'payroll.whyGross', earnings],
    [
      all,
      payment.deductionsCents,
      deductions.rows.length === 0 ? 'payroll.whyNoDeductions' : 'payroll.whyDeductions',
      deductions,
    ],
    [net, payment.finalCents, 'payroll.whyNet', netTable],
  ] as const;
  return (
    <div className="stats three">
      {totals.map(([label, cents, sentence, table]) => (
        <Stat
          key={label}
          label={label}
          value={money(cents)}
          action={renderTotalWhy(
            label,
            <div className="stub-why">
              <p>{say(sentence)}</p>
              <StubTable {...table} />
            </div>,
          )}
        />
      ))}
    </div>
  );
}
