import { useState, type ReactNode } from 'react';
import type { DepositFileReply } from '../../../contract/payroll/deposits.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { useDepositFiles } from './queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface DepositFilesProps {
  readonly currency: string;
  /** Takes a file once more. */
  readonly renderAgain: (file: DepositFileReply, label: string) => ReactNode;
}

/** The files that were made, and what became of them. */
export function DepositFiles({ currency, renderAgain }: DepositFilesProps) {
  const { say, formats } = useWords();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDepositFiles();
  const [leaving, setLeaving] = useState<DepositFileReply>();
  const [first] = data?.pages ?? [];
  if (first === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('payroll.deposit.filesFailed')} blockSize="80px" />;
  const { zone } = first;
  const files = data?.pages.flatMap((page) => page.files) ?? [];
  if (files.length === 0) return null;
  return (
    <>
      <h3>{say('payroll.deposit.files')}</h3>
      <Table className="in-lines" label={say('payroll.deposit.files')}>
        <thead>
          <tr>
            <th scope="col">{say('payroll.deposit.made')}</th>
            <th scope="col">{say('payroll.deposit.arrives')}</th>
            <th scope="col" className="n">
              {say('payroll.deposit.payments')}
            </th>
            <th scope="col" className="n">
              {say('payroll.deposit.sum')}
            </th>
            <th scope="col">
              <span className="sr">{say('payroll.deposit.again')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => {
            const { fileId, by, madeAt, effectiveOn, people, creditCents, hasArrived, voided, isKept, withdrawn } =
              file;
            const date = `${formats.date(dateAt(madeAt, zone))}, ${formats.time(madeAt, zone)}`;
            const arrival = formats.date(effectiveOn);
            return (
              <tr key={fileId}>
                <th scope="row">
                  {say('payroll.deposit.madeBy', { date, by })}
                  {withdrawn !== null && (
                    <small>{say('payroll.deposit.withdrawn', { by: withdrawn.by, reason: withdrawn.reason })}</small>
                  )}
                  {withdrawn === null && voided > 0 && (
                    <small>
                      {say(hasArrived ? 'payroll.deposit.voided' : 'payroll.deposit.voidedBefore', { count: voided })}
                    </small>
                  )}
                </th>
                <td className="below">
                  <span className="hide-s">{arrival}</span>
                  <span className="only-s">
                    {say('timeCards.ofDay', { what: say('payroll.deposit.arrives'), amount: arrival })}
                  </span>
                </td>
                <td className="n below">
                  <bdi className="num hide-s">{people}</bdi>
                  <span className="only-s">
                    {say('timeCards.ofDay', { what: say('payroll.deposit.payments'), amount: String(people) })}
                  </span>
                </td>
                <td className="n top-end">
                  <bdi className="num">{formats.money(creditCents, currency)}</bdi>
                </td>
                <td className="act">
                  {withdrawn === null && (
                    <span className="row">
                      {isKept && renderAgain(file, say('payroll.deposit.againOf', { date }))}
                      {!hasArrived && (
                        <Button
                          size="sm"
                          tone="ghost"
                          aria-label={say('payroll.deposit.withdrawOf', { date })}
                          onPress={() => setLeaving(file)}
                        >
                          {say('payroll.deposit.withdraw')}
                        </Button>
                      )}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {say('payroll.deposit.earlier')}
          </Button>
        </div>
      )}
      {leaving && <WithdrawDialog file={leaving} onDone={() => setLeaving(undefined)} />}
    </>
  );
}
