import './stub-dialog.css';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  stubFormats,
  type PayStubReply,
  type StubFormat,
  type StubLineReply,
} from '../../contract/payroll/pay-stub.ts';
import type { PayLineReply } from '../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { payLineKinds } from '../../domain/pay-rules/week-pay.ts';
import { lacksRate, saysRates, sayStubLine, stubHours, stubQuantity, stubRate } from '../../words/stub-line.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { saveFile } from '../kernel/save-file.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { askForStub, usePayStub } from './queries.ts';
import { StubRates } from './stub-rates.tsx';
import { StubTable, type StubTableProps } from './stub-table.tsx';
import { StubTotals } from './stub-totals.tsx';
import { StubYear } from './stub-year.tsx';
import { sayMethod, whyAgreed, whyDeduction } from './view.ts';

/** Which line of a stub is asked about. */
export interface StubAsk {
  readonly paymentId: string;
  /** The week that it belongs to. */
  readonly startsOn: PlainDate;
  /** Of the difference of a day that was paid before. */
  readonly date: PlainDate | null;
  /** Absent where it is no line of the rules. */
  readonly line?: Pick<PayLineReply, 'kind' | 'multiplier' | 'code'>;
}

/** What other nouns put beside a line or a day. */
export interface StubLinks {
  /** “Why?” beside a line of what the rules say of a week; of the whole week, where it is no line of theirs. */
  readonly renderWhy: (employeeId: string, asked: StubAsk, figure: string) => ReactNode;
  /** “Why?” beside a total, which opens the rows behind it. */
  readonly renderTotalWhy: (figure: string, rows: ReactNode) => ReactNode;
  /** Leads to the stub of another payment. */
  readonly renderStub: (paymentId: string, children: ReactNode) => ReactNode;
  /** Leads to the ledger of somebody’s time off. */
  readonly renderLeave: (employeeId: string, children: ReactNode) => ReactNode;
  /** Leads to the time card of a day. */
  readonly renderDay: (employeeId: string, day: PayStubReply['days'][number], children: ReactNode) => ReactNode;
}

interface StubDialogProps extends StubLinks {
  readonly paymentId: string;
  readonly onClose: () => void;
}

/** The pay stub of a payment: as it was when the payment was recorded, each line open to the days and punches behind it. */
export function StubDialog({ paymentId, onClose, ...links }: StubDialogProps) {
  const { say, formats } = useWords();
  const { data, error, refetch } = usePayStub(paymentId);
  const print = useMutation({
    mutationFn: (format: StubFormat) => askForStub(paymentId, format),
    networkMode: 'always',
    onSuccess: (answer) => answer.ok && saveFile(answer.value),
  });
  const title =
    data === undefined
      ? say('payroll.stub')
      : say('payroll.stubOf', {
          name: data.employee.name,
          dates: formats.fullDateRange(data.period.startsOn, data.period.endsOn),
        });
  return (
    <Dialog
      side
      isOpen
      title={title}
      onClose={onClose}
      actions={
        // There is nothing to print of a stub that is not told.
        data === undefined && error !== null ? undefined : (
          <>
            <FormProblem answer={print.data} error={print.error} />
            {stubFormats.map((format) => (
              <Button
                key={format}
                icon={Download}
                busy={print.isPending && print.variables === format}
                onPress={() => print.mutate(format)}
              >
                {say(`payroll.download.${format}`)}
              </Button>
            ))}
          </>
        )
      }
    >
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('payroll.stubFailed')} blockSize="480px" />
      )}
      {data && <Stub key={paymentId} stub={data} {...links} />}
    </Dialog>
  );
}

function Stub({
  stub,
  renderWhy,
  renderTotalWhy,
  renderStub,
  renderLeave,
  renderDay,
}: StubLinks & { readonly stub: PayStubReply }) {
  const words = useWords();
  const { speaker, say, formats } = words;
  const { payment, employer, employee, currency, paidOn, period, lines, deductions, days, leave } = stub;
  const money = (sum: number) => formats.money(sum, currency);
  const facts: readonly (readonly [string, string])[] = [
    [say('payroll.employer'), [employer.name, employer.address ?? ''].join('\n').trim()],
    [say('payroll.employee'), employee.name],
    [say('payroll.employeeNumber'), String(employee.number)],
    [say('payroll.period'), formats.fullDateRange(period.startsOn, period.endsOn)],
    [say('payroll.paidOn'), formats.fullDate(paidOn)],
    [say('payroll.paymentMethod'), sayMethod(payment, words)],
  ];
  const whyOf = (figure: string, sentences: readonly string[]) =>
    renderTotalWhy(
      figure,
      <div className="stub-why">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>,
    );
  const why = (line: StubLineReply) => {
    const { startsOn, date, kind, multiplier, code } = line;
    if (kind === 'agreed') return whyOf(sayStubLine(say, formats, line, period), whyAgreed(stub, words));
    if (startsOn === null) return null;
    const ofRules = payLineKinds.find((one) => one === kind);
    const { paymentId } = payment;
    const asked = { paymentId, startsOn, date, ...(ofRules && { line: { kind: ofRules, multiplier, code } }) };
    return renderWhy(employee.employeeId, asked, sayStubLine(say, formats, line, period));
  };
  const rate = (cell: string): readonly string[] => (saysRates(lines) ? [cell] : []);
  const earnings: StubTableProps = {
    head: [say('payroll.earnings'), say('payroll.hours'), ...rate(say('payroll.column.rate')), say('payroll.amount')],
    rows: lines.map((line) => ({
      key: [line.startsOn, line.kind, line.multiplier, line.code, line.date, line.rate].join(' '),
      name: sayStubLine(say, formats, line, period),
      beside: why(line),
      cells: [
        stubHours(formats, { minutes: line.minutes, isDifference: line.kind === 'difference' }),
        ...rate(stubRate(formats, line, currency)),
        money(line.cents),
      ],
    })),
    total: [say('payroll.grossWages'), formats.duration(payment.workedMinutes), ...rate(''), money(payment.totalCents)],
  };
  const deducted: StubTableProps = {
    head: [say('payroll.deductions'), say('payroll.quantity'), say('payroll.amount')],
    rows: deductions.map((deduction, place) => ({
      key: `${place} ${deduction.name}`,
      name: deduction.name,
      beside: whyOf(deduction.name, whyDeduction(deduction, stub, words)),
      cells: [stubQuantity(say, formats, deduction, currency), money(deduction.cents)],
    })),
    total: [say('payroll.allDeductions'), '', money(payment.deductionsCents)],
  };
  return (
    <div className="stub-sheet">
      {payment.void !== null && <p className="is-void">{say('payroll.stubVoided', { reason: payment.void.reason })}</p>}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <StubTotals stub={stub} earnings={earnings} deductions={deducted} renderTotalWhy={renderTotalWhy} />
      <StubTable {...earnings} />
      {lacksRate(lines) && <p className="soft">{say('payroll.differenceNoRate')}</p>}
      <StubRates stub={stub} renderTotalWhy={renderTotalWhy} renderDay={renderDay} />
      <StubTable {...deducted} />
      <StubTable
        head={[say('payroll.daysPaid'), say('payroll.hours'), say('payroll.amount')]}
        rows={days.map((day) => ({
          key: day.date,
          name: renderDay(employee.employeeId, day, formats.date(day.date)),
          beside: day.isDifference ? say(day.minutes === 0 ? 'payroll.payDifference' : 'payroll.difference') : null,
          cells: [stubHours(formats, day), money(day.cents)],
        }))}
        total={[
          say('payroll.dayCount', { count: days.length }),
          formats.duration(days.reduce((sum, day) => sum + day.minutes, 0)),
          money(days.reduce((sum, day) => sum + day.cents, 0)),
        ]}
      />
      <StubYear stub={stub} renderTotalWhy={renderTotalWhy} renderStub={renderStub} />
      {leave !== null && leave.balances.length > 0 && (
        <StubTable
          head={[say('payroll.leaveBalances', { date: formats.date(leave.on) }), say('payroll.hours')]}
          rows={leave.balances.map((balance, place) => ({
            key: String(place),
            name: renderLeave(employee.employeeId, timeOffTypeName(speaker, balance)),
            cells: [formats.duration(balance.minutes)],
          }))}
        />
      )}
    </div>
  );
}
