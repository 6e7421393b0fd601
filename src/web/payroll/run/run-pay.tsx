import { useState } from 'react';
import { v7 } from 'uuid';
import { setPayRunDraft, type PayRunReply } from '../../../contract/payroll/pay-run.ts';
import type { RunSums } from '../../../domain/payroll/run/decide-run.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { beforeAnother } from './outcome.ts';
import type { KeptDraft, Paying } from './queries.ts';
import { RunDate } from './run-date.tsx';
import { payDateOf, shownOf, type RunRow } from './view.ts';
import { whyNotYet } from './why-not-yet.ts';

export interface RunPayProps {
  readonly run: PayRunReply;
  readonly rows: readonly RunRow[];
  readonly sums: RunSums<RunRow>;
  readonly kept: KeptDraft;
  /** For whom something is typed that makes no sense. */
  readonly unclear: readonly string[];
  readonly paying: Paying;
}

const { options: methods } = setPayRunDraft.body.shape.draft.shape.method;

/** How and when the run is paid, and the button that pays all of it, with the reason while it cannot. */
export function RunPay({ run, rows, sums, kept, unclear, paying }: RunPayProps) {
  const { say, formats } = useWords();
  const { draft, change, take, state, revision } = kept;
  // Of what is on the screen: anything else has to be confirmed again, and is another run. Under the key of one whose answer was lost it
  // would be told that it is paid.
  const payDate = payDateOf(run, draft);
  const shown = shownOf(rows, payDate, draft.method);
  const [keyed, setKeyed] = useState(() => ({ shown, key: v7() }));
  if (keyed.shown !== shown) setKeyed({ shown, key: v7() });
  const [confirmed, setConfirmed] = useState<string>();
  const people = sums.payable.length;
  const why = whyNotYet(run, rows, sums, {
    payDate,
    isUnclear: unclear.length > 0,
    isSaved: state === 'saved',
    isConfirmed: confirmed === shown,
  });
  const whyNot = why && say(why, { names: formats.list(unclear) });
  const send = () =>
    paying.send(
      {
        params: { startsOn: run.period.startsOn },
        headers: { 'idempotency-key': keyed.key },
        body: { revision, people, finalCents: sums.finalCents, shown, paidOn: payDate },
      },
      take,
    );
  return (
    <section className="card run-pay">
      <Segmented
        label={say('payroll.paymentMethod')}
        value={draft.method}
        onChange={(method) => change({ ...draft, method })}
        choices={methods.map((value) => ({ value, label: say(`payroll.method.${value}`) }))}
      />
      <RunDate run={run} rows={rows} kept={kept} />
      {sums.waiting > 0 && <p>{say('payroll.run.waiting', { count: sums.waiting })}</p>}
      {people > 0 && (
        <CheckField isSelected={confirmed === shown} onChange={(isOn) => setConfirmed(isOn ? shown : undefined)}>
          {say('payroll.run.confirm', {
            count: people,
            sum: formats.money(sums.finalCents, run.currency),
            date: formats.fullDate(payDate),
          })}
        </CheckField>
      )}
      <FormProblem {...(paying.key === keyed.key ? paying.problem : beforeAnother(paying.problem))} />
      <Button tone="primary" busy={paying.isPending} unavailable={whyNot} onPress={send}>
        {say('payroll.run.pay', { count: people })}
      </Button>
      {whyNot !== undefined && <p className="mute">{whyNot}</p>}
    </section>
  );
}
