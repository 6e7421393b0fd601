import type { OpenDepositReply } from '../../../contract/payroll/deposits.ts';
import { isTooLarge } from '../../../domain/payroll/deposit/decide-deposits.ts';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Table } from '../../ui/table.tsx';
import { isReady } from './view.ts';

interface DepositTableProps {
  readonly open: readonly OpenDepositReply[];
  readonly currency: string;
  /** Ids of payments that are left for another file. */
  readonly takenOut: ReadonlySet<string>;
  readonly onTakeOut: (paymentId: string, isOut: boolean) => void;
}

/** The payments that wait for a file, each with a tick and with what is known of its account: no digit of it. */
export function DepositTable({ open, currency, takenOut, onTakeOut }: DepositTableProps) {
  const { say, formats } = useWords();
  return (
    <Table className="in-lines deposit-open" label={say('payroll.deposit.payments')}>
      <thead>
        <tr>
          <th scope="col">{say('payroll.deposit.chosen')}</th>
          <th scope="col">{say('payroll.column.employee')}</th>
          <th scope="col">{say('payroll.deposit.account')}</th>
          <th scope="col" className="n">
            {say('payroll.deposit.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {open.map((one) => {
          const { paymentId, firstName, lastName, account, finalCents } = one;
          const name = `${firstName} ${lastName}`;
          const mayGo = isReady(one);
          return (
            <tr key={paymentId}>
              <td className="tick">
                <CheckField
                  isSelected={mayGo && !takenOut.has(paymentId)}
                  isDisabled={!mayGo}
                  onChange={(isIn) => onTakeOut(paymentId, !isIn)}
                >
                  <span className="sr">{say('payroll.deposit.choose', { name })}</span>
                </CheckField>
              </td>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className="account">
                <Chip {...(mayGo && { tone: 'in' })}>
                  {say(isTooLarge(one) ? 'payroll.deposit.tooLarge' : `payroll.deposit.account.${account}`)}
                </Chip>
              </td>
              <td className="n top-end">
                <bdi className="num">{formats.money(finalCents, currency)}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
