import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { useWords } from '../kernel/words.tsx';
import { Stat } from '../ui/table.tsx';
import type { StubLinks } from './stub-dialog.tsx';
import { StubTable, type StubTableProps } from './stub-table.tsx';

interface StubTotalsProps extends Pick<StubLinks, 'renderTotalWhy'> {
  readonly stub: Pick<PayStubReply, 'payment' | 'currency'>;
  readonly earnings: StubTableProps;
  readonly deductions: StubTableProps;
}

/** Gross wages, deductions and net wages; behind each “Why?” the rows that it is made of, as they stand on the stub. */
export function StubTotals({ stub: { payment, currency }, earnings, deductions, renderTotalWhy }: StubTotalsProps) {
  const { say, formats } = useWords();
  const money = (sum: number) => formats.money(sum, currency);
  const [gross, all, net] = [say('payroll.grossWages'), say('payroll.allDeductions'), say('payroll.netWages')];
  // Each deduction stands below the gross as what it takes away, so that the column adds up to the net.
  const netTable: StubTableProps = {
    head: [net, say('payroll.amount')],
    rows: [
      { key: 'gross', name: gross, cells: [money(payment.totalCents)] },
      ...deductions.rows.map(({ key, name, cells }) => ({ key, name, cells: [`−${cells.at(-1)}`] })),
    ],
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
