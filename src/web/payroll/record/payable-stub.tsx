import type { ReactNode } from 'react';
import { parseCents } from '../../../domain/kernel/money.ts';
import { hoursOf } from '../../../domain/payroll/decide-payment.ts';
import { minimumWageOf } from '../../../domain/payroll/wage-floor.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { usePayees } from '../queries.ts';
import { sayMethod } from '../view.ts';
import { OwedByRules } from './owed-by-rules.tsx';
import type { DrawnByOthers } from './record-dialog.tsx';
import { floorDay, isConfirmed, type PaymentSums, type PaymentValues } from './view.ts';

interface PayableStubProps {
  readonly employeeId: string;
  readonly values: PaymentValues;
  readonly sums: PaymentSums;
  readonly currency: string;
  readonly renderWhy: DrawnByOthers['renderWhy'];
  readonly onConfirm: (isConfirmed: boolean) => void;
  /** Why it cannot be submitted yet. */
  readonly unavailable: string | undefined;
  readonly busy: boolean;
  readonly problem: ReactNode;
}

/** What is payable and how it was reached, what the rules say, and the decision. */
export function PayableStub(props: PayableStubProps) {
  const { employeeId, values, sums, currency, renderWhy, unavailable, busy, problem } = props;
  const words = useWords();
  const { say, formats } = words;
  const money = (cents: number) => formats.money(cents, currency);
  const hourly = (wage: string | null) => (wage === null ? '' : formats.money(parseCents(wage) ?? 0, currency));
  const [first, last] = [sums.logs.at(0), sums.logs.at(-1)];
  const payee = usePayees().data?.payees.find((one) => one.employeeId === employeeId);
  const rows: readonly {
    readonly key: string | number;
    readonly name: string;
    /** The figure to the minute, where its value is rounded. */
    readonly exact?: string;
    readonly value: string;
  }[] = [
    {
      key: 'hours',
      name: say('payroll.hours'),
      exact: formats.duration(sums.minutes),
      value: formats.decimalHours(hoursOf(sums.minutes)),
    },
    {
      key: 'hourly',
      name: say('payroll.hourlyPay'),
      value: sums.minutes <= 0 ? '–' : money(parseCents(sums.hourlyPay) ?? 0),
    },
    { key: 'total', name: say('payroll.totalPay'), value: money(sums.totalCents ?? 0) },
    ...sums.deductions
      .filter((one) => one !== undefined)
      .map(({ key, line: { name, quantity, unitPrice }, cents }) => ({
        key,
        name: say('payroll.deductionOf', { name, times: `${quantity} × ${money(parseCents(unitPrice) ?? 0)}` }),
        value: money(0 - cents),
      })),
  ];
  return (
    <aside className="stub" aria-label={say('payroll.summary')}>
      <p className="soft">
        {payee === undefined
          ? say('payroll.payable')
          : say('payroll.payableTo', { name: `${payee.firstName} ${payee.lastName}` })}
      </p>
      <p className="payable num" role="status">
        <bdi>{money(sums.finalCents ?? 0)}</bdi>
      </p>
      <p className="mute">
        {first !== undefined && last !== undefined
          ? say('payroll.daysOf', { dates: formats.dateRange(first.date, last.date), count: sums.logs.length })
          : say('payroll.chooseDays')}
      </p>
      <dl>
        {rows.map(({ key, name, exact, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {exact !== undefined && <bdi className="num mute exact">{exact}</bdi>}
              <bdi className="num">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {sums.mostDeducted !== undefined && (
        <div className="notice" role="status">
          <p>
            {say(sums.setOffCents > 0 ? 'payroll.floorSetOff' : 'payroll.floor', {
              sum: money(sums.deductionsCents + sums.setOffCents),
              most: money(sums.mostDeducted),
              wage: hourly(minimumWageOf(sums.logs.map(floorDay))),
            })}
          </p>
          <p className="mute">{say('payroll.floorWhy')}</p>
        </div>
      )}
      <OwedByRules employeeId={employeeId} sums={sums} currency={currency} renderWhy={renderWhy} />
      <p className="soft how">{sayMethod(values, words)}</p>
      <div className="confirm">
        <CheckField isSelected={isConfirmed(values, sums)} onChange={props.onConfirm}>
          <span className="strong">{say('payroll.confirm')}</span>
          <br />
          <span className="mute">{say('payroll.willBePaid', { count: sums.logs.length })}</span>
        </CheckField>
      </div>
      {problem}
      <Button type="submit" tone="primary" size="lg" wide busy={busy} unavailable={unavailable}>
        {say('payroll.submit')}
      </Button>
      {unavailable !== undefined && <p className="mute why-not">{unavailable}</p>}
    </aside>
  );
}
