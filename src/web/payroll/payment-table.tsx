import './payment-table.css';
import { ArrowDown, ArrowUp, Ban, Check, Hourglass } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import type { PaymentFilter, paymentSorts, PaymentsReply } from '../../contract/payroll/payment-list.ts';
import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { focusGoesOn, useFocusAfter } from '../kernel/focus.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Table } from '../ui/table.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { sayMethod } from './view.ts';
import { VoidDialog } from './void-dialog.tsx';

type Sort = (typeof paymentSorts)[number];

interface PaymentTableProps {
  readonly reply: PaymentsReply;
  readonly filter: PaymentFilter;
  /** Whether there are payments of others than the reader in it: of the reader alone, each is told by its week on a phone. */
  readonly seesOthers: boolean;
  /** Leads to the stub of a payment. */
  readonly link: (paymentId: string, label: string, children: ReactNode) => ReactNode;
  readonly onSort: (sort: Sort, order: 'ascending' | 'descending') => void;
}

const columns = [
  'employee',
  'week',
  'hours',
  'rate',
  'deductions',
  'total',
  'status',
] as const satisfies readonly Sort[];

/** Those that are no figures. */
const textColumns: readonly Sort[] = ['employee', 'week', 'status'];

/** Payments, each with what became of it; sorted by the column that is pressed. */
export function PaymentTable({ reply, filter, seesOthers, link, onSort }: PaymentTableProps) {
  const { say } = useWords();
  const [voiding, setVoiding] = useState<PaymentReply>();
  const [approving, setApproving] = useState<PaymentReply>();
  // Whose row has the focus once its question is answered, which takes away the button that asked it.
  const [asked, setAsked] = useState<string>();
  const askedRow = useFocusAfter<HTMLTableRowElement>(voiding !== undefined || approving !== undefined);
  const { sort = 'week', order = 'descending' } = filter;
  // Of the reader alone there is nothing to sort by a name.
  const choices = columns.filter((column) => seesOthers || column !== 'employee');
  return (
    <>
      <SortField columns={choices} sort={sort} order={order} onSort={onSort} />
      <Table className="in-lines payment-list" label={say('payroll.title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={textColumns.includes(column) ? '' : 'n'}
                {...(column === sort && { 'aria-sort': order })}
              >
                <button
                  type="button"
                  className="sort"
                  onClick={() => onSort(column, column === sort && order === 'descending' ? 'ascending' : 'descending')}
                >
                  {say(nameOf(column))}
                  {column === sort && <Icon of={order === 'descending' ? ArrowDown : ArrowUp} size={14} />}
                </button>
              </th>
            ))}
            <th scope="col">
              <span className="sr">{say('payroll.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {reply.payments.map((payment) => (
            <Row
              key={payment.paymentId}
              payment={payment}
              reply={reply}
              seesOthers={seesOthers}
              link={link}
              {...(payment.paymentId === asked && { rowRef: askedRow })}
              onVoid={() => {
                setAsked(payment.paymentId);
                setVoiding(payment);
              }}
              onApprove={() => {
                setAsked(payment.paymentId);
                setApproving(payment);
              }}
            />
          ))}
        </tbody>
      </Table>
      {approving && (
        <ApproveDialog payment={approving} currency={reply.currency} onDone={() => setApproving(undefined)} />
      )}
      {voiding && (
        <VoidDialog
          // As it is by now: it may have gone into a file for the bank meanwhile.
          payment={reply.payments.find(({ paymentId }) => paymentId === voiding.paymentId) ?? voiding}
          currency={reply.currency}
          onDone={() => setVoiding(undefined)}
        />
      )}
    </>
  );
}

const nameOf = (column: Sort) => (column === 'status' ? 'payroll.status' : (`payroll.column.${column}` as const));

/** By what the list is sorted and which way, where there is no room for the heads of its columns. */
function SortField({
  columns: choices,
  sort,
  order,
  onSort,
}: Pick<PaymentTableProps, 'onSort'> & {
  readonly columns: readonly Sort[];
  readonly sort: Sort;
  readonly order: 'ascending' | 'descending';
}) {
  const { say } = useWords();
  const isDown = order === 'descending';
  return (
    <div className="only-s">
      <div className="payment-sort">
        <SelectField
          name="sort"
          label={say('payroll.sortBy')}
          value={sort}
          onChange={(value) => onSort(choices.find((one) => one === value) ?? sort, order)}
          choices={choices.map((value) => ({ value, label: say(nameOf(value)) }))}
        />
        <IconButton
          icon={isDown ? ArrowDown : ArrowUp}
          label={say(isDown ? 'payroll.sortedDown' : 'payroll.sortedUp')}
          onPress={() => onSort(sort, isDown ? 'ascending' : 'descending')}
        />
      </div>
    </div>
  );
}

/** Who a payment is of, and in the line below how and when it was paid. */
function Payee({
  payment,
  seesOthers,
  link,
}: Pick<PaymentTableProps, 'link' | 'seesOthers'> & { readonly payment: PaymentReply }) {
  const words = useWords();
  const { say, formats } = words;
  const { employee } = payment;
  const name = `${employee.firstName} ${employee.lastName}`;
  const on = formats.dayMonth(payment.paidOn);
  const week = formats.fullDate(payment.weekEndsOn);
  // Where there is no room for a column of weeks, one's own payments are told apart by nothing else.
  const title = seesOthers ? (
    <bdi>{name}</bdi>
  ) : (
    <>
      <bdi className="hide-s">{name}</bdi>
      <bdi className="only-s">{say('payroll.weekEnding', { date: week })}</bdi>
    </>
  );
  return (
    <span className="who">
      <span className={seesOthers ? '' : 'hide-s'}>
        <Avatar name={name} photoUrl={employee.photoUrl} />
      </span>
      <span>
        {payment.hasStub ? link(payment.paymentId, say('payroll.openStub', { name, date: week }), title) : title}
        <span className="only-s">
          <span className="line-2">
            {seesOthers && <bdi>{say('payroll.weekEnding', { date: formats.dayMonth(payment.weekEndsOn) })}</bdi>}
            <bdi className="num">{say('payroll.hoursShort', { hours: formats.duration(payment.workedMinutes) })}</bdi>
          </span>
        </span>
        <span className="line-2">
          <span>{sayMethod(payment, words)}</span>
          <bdi className="num">{on}</bdi>
        </span>
      </span>
    </span>
  );
}

function Row({
  payment,
  reply: { currency },
  seesOthers,
  link,
  rowRef,
  onVoid,
  onApprove,
}: Pick<PaymentTableProps, 'link' | 'seesOthers'> & {
  readonly payment: PaymentReply;
  readonly reply: PaymentsReply;
  readonly rowRef?: Ref<HTMLTableRowElement>;
  readonly onVoid: () => void;
  readonly onApprove: () => void;
}) {
  const words = useWords();
  const { say, formats } = words;
  const { employee, paidOn } = payment;
  const name = `${employee.firstName} ${employee.lastName}`;
  const on = formats.dayMonth(paidOn);
  const figure = (value: string, place = 'hide-s') => (
    <td className={`n ${place}`}>
      <bdi className="num">{value}</bdi>
    </td>
  );
  const week = formats.fullDate(payment.weekEndsOn);
  return (
    <tr className={standings[payment.status]} {...(rowRef !== undefined && { ref: rowRef, tabIndex: -1 })}>
      <th scope="row">
        <Payee payment={payment} seesOthers={seesOthers} link={link} />
      </th>
      <td className="hide-s">
        <bdi className="num">{week}</bdi>
      </td>
      {figure(formats.duration(payment.workedMinutes))}
      {figure(payment.workedMinutes === 0 ? '–' : formats.money(payment.hourlyCents, currency))}
      {figure(formats.money(payment.deductionsCents === 0 ? 0 : 0 - payment.deductionsCents, currency))}
      {figure(formats.money(payment.finalCents, currency), 'strong total')}
      <td className="standing">
        <StatusChip status={payment.status} />
        {payment.void !== null && <small className="why-void">{payment.void.reason}</small>}
      </td>
      <td className="act">
        {payment.mayApprove && (
          <span ref={focusGoesOn}>
            <Button
              size="sm"
              tone="primary"
              aria-label={say('payroll.second.approveOf', { name, date: on })}
              onPress={onApprove}
            >
              {say('payroll.second.approve')}
            </Button>
          </span>
        )}
        {payment.mayVoid && (
          <span ref={focusGoesOn}>
            <Button size="sm" tone="ghost" aria-label={say('payroll.voidOf', { name, date: on })} onPress={onVoid}>
              {say('payroll.void')}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
}

const standings = { paid: '', waiting: 'is-waiting', voided: 'is-void' } as const;

const chips = {
  paid: { tone: 'in', icon: Check },
  waiting: { tone: 'acc', icon: Hourglass },
  voided: { tone: 'out', icon: Ban },
} as const;

function StatusChip({ status }: Pick<PaymentReply, 'status'>) {
  const { say } = useWords();
  return <Chip {...chips[status]}>{say(`payroll.status.${status}`)}</Chip>;
}
