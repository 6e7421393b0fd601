import { useState, type ReactNode } from 'react';
import { v7 } from 'uuid';
import { setPayRunDraft, type PayRunPerson, type PayRunReply } from '../../../contract/payroll/pay-run.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { decideRun, type RunSums } from '../../../domain/payroll/run/decide-run.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stat } from '../../ui/table.tsx';
import { usePay, type KeptDraft } from './queries.ts';
import { RunBlocked } from './run-blocked.tsx';
import { RunCarried } from './run-carried.tsx';
import { RunDate } from './run-date.tsx';
import { RunFloors } from './run-floors.tsx';
import { RunMissing } from './run-missing.tsx';
import { RunUnpaid } from './run-unpaid.tsx';
import { RunUnusual } from './run-unusual.tsx';
import {
  beforeAnother,
  dateDecision,
  isMendedInTable,
  missingOf,
  payDateOf,
  shownOf,
  withSkipped,
  type RunRow,
} from './view.ts';

interface RunReviewProps {
  readonly run: PayRunReply;
  readonly rows: readonly RunRow[];
  readonly sums: RunSums<RunRow>;
  readonly kept: KeptDraft;
  /** For whom something is typed that makes no sense. */
  readonly unclear: readonly string[];
  /** The name of whoever pays. */
  readonly payer: string;
  /** Leads to the card of a week of somebody. */
  readonly link: (person: Pick<PayRunPerson, 'employeeId'>, startsOn: PlainDate, children: ReactNode) => ReactNode;
  /** Leads to the row of somebody in the table of a period. */
  readonly linkToRow: RunReviewProps['link'];
  /** Leads to the run of the period of a date. */
  readonly linkToRun: (date: PlainDate, children: ReactNode) => ReactNode;
  readonly onPaid: () => void;
}

const { options: methods } = setPayRunDraft.body.shape.draft.shape.method;

/** What stands in the way first, then the sums and what is unlike last time, then the payment of all. */
export function RunReview({
  run,
  rows,
  sums,
  kept,
  unclear,
  payer,
  link,
  linkToRow,
  linkToRun,
  onPaid,
}: RunReviewProps) {
  const { say, formats } = useWords();
  const { draft, change, take, state, revision } = kept;
  // Of what is on the screen: anything else has to be confirmed again, and is another run. Under the key of one whose answer was lost it
  // would be told that it is paid.
  const payDate = payDateOf(run, draft);
  const shown = shownOf(rows, payDate, draft.method);
  const [keyed, setKeyed] = useState(() => ({ shown, key: v7() }));
  if (keyed.shown !== shown) setKeyed({ shown, key: v7() });
  const [confirmed, setConfirmed] = useState<string>();
  const pay = usePay(payer);
  const problem = { answer: pay.data, error: pay.error };
  const isSentAgain = pay.variables?.headers['idempotency-key'] === keyed.key;
  const money = (sum: number) => formats.money(sum, run.currency);
  const people = sums.payable.length;
  const decided = decideRun(sums);
  const dated = dateDecision(payDate, run, rows);
  const whyNot = !decided.ok
    ? say(`refusal.${decided.refusal}`)
    : unclear.length > 0
      ? say('payroll.run.unread', { names: formats.list(unclear) })
      : state !== 'saved'
        ? say('payroll.run.stillSaving')
        : !dated.ok
          ? say(`refusal.${dated.refusal}`)
          : confirmed !== shown
            ? say('payroll.confirmFirst')
            : undefined;
  const send = () =>
    pay.mutate(
      {
        params: { startsOn: run.period.startsOn },
        headers: { 'idempotency-key': keyed.key },
        body: { revision, people, finalCents: sums.finalCents, shown, paidOn: payDate },
      },
      {
        onSuccess: (paid) => {
          if (!paid.ok) return;
          take({ draft: paid.value.draft, revision: paid.value.revision });
          onPaid();
        },
      },
    );
  return (
    <>
      {sums.blocked.length > 0 && (
        <RunBlocked
          blocked={sums.blocked}
          currency={run.currency}
          linkTo={(row, children) =>
            isMendedInTable(row)
              ? linkToRow(row.person, run.period.startsOn, children)
              : link(row.person, row.blockers[0]?.startsOn ?? run.period.startsOn, children)
          }
          onLeaveOut={(left) =>
            change(
              withSkipped(
                draft,
                left.map(({ person }) => person.employeeId),
                true,
              ),
            )
          }
        />
      )}
      {unclear.length > 0 && <p className="note">{say('payroll.run.unread', { names: formats.list(unclear) })}</p>}
      <div className="stats">
        <Stat
          label={say('payroll.files.people')}
          value={String(people)}
          note={sums.blocked.length > 0 ? say('payroll.run.withoutBlocked', { count: sums.blocked.length }) : undefined}
        />
        <Stat label={say('payroll.grossWages')} value={money(sums.totalCents)} />
        <Stat label={say('payroll.allDeductions')} value={money(sums.deductionsCents)} />
        <Stat label={say('payroll.netWages')} value={money(sums.finalCents)} />
      </div>
      <div className="run-tables">
        <RunUnpaid run={run} kept={kept} linkTo={linkToRun} />
        <RunUnusual run={run} rows={rows} payDate={payDate} />
        <RunFloors rows={rows} currency={run.currency} />
        <RunCarried rows={rows} currency={run.currency} />
        <RunMissing
          missing={missingOf(run, rows)}
          currency={run.currency}
          linkTo={(employeeId, children) => link({ employeeId }, run.period.startsOn, children)}
        />
      </div>
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
              sum: money(sums.finalCents),
              date: formats.fullDate(payDate),
            })}
          </CheckField>
        )}
        <FormProblem {...(isSentAgain ? problem : beforeAnother(problem))} />
        <Button tone="primary" busy={pay.isPending} unavailable={whyNot} onPress={send}>
          {say('payroll.run.pay', { count: people })}
        </Button>
        {whyNot !== undefined && <p className="mute">{whyNot}</p>}
      </section>
    </>
  );
}
