import type { ReactNode } from 'react';
import type { PayRunPerson } from '../../../contract/payroll/pay-run.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Stat } from '../../ui/table.tsx';
import { missingOf, newOf } from './compared.ts';
import { RunBlocked } from './run-blocked.tsx';
import { RunCarried } from './run-carried.tsx';
import { RunFloors } from './run-floors.tsx';
import { RunMissing } from './run-missing.tsx';
import { RunNew } from './run-new.tsx';
import { RunPay, type RunPayProps } from './run-pay.tsx';
import { RunUnpaid } from './run-unpaid.tsx';
import { RunUnusual } from './run-unusual.tsx';
import { isMendedInTable, payDateOf, withSkipped, type RunRow } from './view.ts';

interface RunReviewProps extends RunPayProps {
  /** Leads to the card of a week of somebody. */
  readonly link: (person: Pick<PayRunPerson, 'employeeId'>, startsOn: PlainDate, children: ReactNode) => ReactNode;
  /** Leads to the row of somebody in the table of a period. */
  readonly linkToRow: RunReviewProps['link'];
  /** Leads to the run of the period of a date. */
  readonly linkToRun: (date: PlainDate, children: ReactNode) => ReactNode;
}

/** What stands in the way first, then the sums and what is unlike last time, then the payment of all. */
export function RunReview(props: RunReviewProps) {
  const { run, rows, sums, kept, unclear, link, linkToRow, linkToRun } = props;
  const { say, formats } = useWords();
  const { draft, change } = kept;
  const { startsOn } = run.period;
  const money = (sum: number) => formats.money(sum, run.currency);
  const leaveOut = (left: readonly RunRow[]) => {
    const ids = left.map(({ person }) => person.employeeId);
    change(withSkipped(draft, ids, true));
  };
  return (
    <>
      {sums.blocked.length > 0 && (
        <RunBlocked
          blocked={sums.blocked}
          currency={run.currency}
          linkTo={(row, children) =>
            isMendedInTable(row)
              ? linkToRow(row.person, startsOn, children)
              : link(row.person, row.blockers[0]?.startsOn ?? startsOn, children)
          }
          onLeaveOut={leaveOut}
        />
      )}
      {unclear.length > 0 && <p className="note">{say('payroll.run.unread', { names: formats.list(unclear) })}</p>}
      <div className="stats">
        <Stat
          label={say('payroll.files.people')}
          value={String(sums.payable.length)}
          note={sums.blocked.length > 0 ? say('payroll.run.withoutBlocked', { count: sums.blocked.length }) : undefined}
        />
        <Stat label={say('payroll.grossWages')} value={money(sums.totalCents)} />
        <Stat label={say('payroll.allDeductions')} value={money(sums.deductionsCents)} />
        <Stat label={say('payroll.netWages')} value={money(sums.finalCents)} />
      </div>
      <div className="run-tables">
        <RunUnpaid run={run} kept={kept} linkTo={linkToRun} />
        <RunUnusual run={run} rows={rows} payDate={payDateOf(run, draft)} />
        <RunNew
          people={newOf(run, rows)}
          currency={run.currency}
          linkTo={(employeeId, children) => link({ employeeId }, startsOn, children)}
        />
        <RunFloors rows={rows} currency={run.currency} />
        <RunCarried rows={rows} currency={run.currency} />
        <RunMissing
          missing={missingOf(run, rows)}
          currency={run.currency}
          linkTo={(employeeId, children) => link({ employeeId }, startsOn, children)}
        />
      </div>
      <RunPay {...props} />
    </>
  );
}
