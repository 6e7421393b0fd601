import './bank-account-card.css';
import { useState } from 'react';
import type { ShownAccount } from '../../../contract/payroll/bank.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBankAccount, useRemoveBankAccount } from './queries.ts';

/** The account that counts, and the one that is held before it does. @param zone by whose clock it is said until when */
export function BankAccountCard({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch } = useBankAccount();
  if (data === undefined && error !== null) {
    return <AskProblem title={say('payroll.bank.failed')} error={error} retry={() => void refetch()} />;
  }
  return (
    <section className="card bank-account" aria-labelledby="bank-account" ref={focusGoesToNext}>
      <h2 id="bank-account">{say('payroll.bank.yours')}</h2>
      {data === undefined && (
        <Loading label={say('kernel.loading')}>
          <Skeleton inlineSize="16rem" blockSize="1.375rem" />
        </Loading>
      )}
      {data && data.inUse === null && data.held === null && <p className="soft">{say('payroll.bank.none')}</p>}
      {data?.inUse && <Account account={data.inUse} />}
      {data?.held && <Account account={data.held} heldIn={zone} />}
      {data && (data.inUse !== null || data.held !== null) && <Remove />}
    </section>
  );
}

function Account({ account, heldIn }: { readonly account: ShownAccount; readonly heldIn?: Zone }) {
  const { say, formats } = useWords();
  const { kind, routingEnd, accountEnd, usableFrom } = account;
  return (
    <p>
      <span className="strong">
        {say('payroll.bank.ends', { kind: say(`payroll.bank.kind.${kind}`), account: accountEnd, routing: routingEnd })}
      </span>
      {heldIn !== undefined && (
        <span className="soft">
          {say('payroll.bank.heldUntil', {
            date: formats.date(dateAt(usableFrom, heldIn)),
            time: formats.time(usableFrom, heldIn),
          })}
        </span>
      )}
    </p>
  );
}

function Remove() {
  const { say } = useWords();
  const [asks, setAsks] = useState(false);
  const remove = useRemoveBankAccount();
  const send = () =>
    remove.mutate(undefined, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        setAsks(false);
        showToast({ text: <Said of={(words) => words.say('payroll.bank.removed')} /> });
      },
    });
  return (
    <div>
      <Button onPress={() => setAsks(true)}>{say('payroll.bank.remove')}</Button>
      <Dialog
        title={say('payroll.bank.removeTitle')}
        isOpen={asks}
        onClose={() => setAsks(false)}
        mustAnswer
        actions={
          <>
            <Button onPress={() => setAsks(false)}>{say('kernel.cancel')}</Button>
            <Button tone="primary" busy={remove.isPending} onPress={send}>
              {say('payroll.bank.remove')}
            </Button>
          </>
        }
      >
        <p>{say('payroll.bank.removeText')}</p>
        <FormProblem answer={remove.data} error={remove.error} />
      </Dialog>
    </div>
  );
}
