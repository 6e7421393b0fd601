import type { ReactNode } from 'react';
import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import { addDays, type PlainDate } from '../../../domain/kernel/time.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { StubTable } from '../stub-table.tsx';
import type { KeptDraft } from './queries.ts';

interface RunUnpaidProps {
  readonly run: Pick<PayRunReply, 'earlier' | 'currency'>;
  readonly kept: Pick<KeptDraft, 'draft' | 'change'>;
  /** Leads to the run of the period of a date. */
  readonly linkTo: (date: PlainDate, children: ReactNode) => ReactNode;
}

/** Who has approved days of earlier periods that nobody paid: late wages are found here, and paid with this run by one press. */
export function RunUnpaid({ run: { earlier, currency }, kept: { draft, change }, linkTo }: RunUnpaidProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawn(earlier.length);
  if (earlier.length === 0) return null;
  const { withEarlier = false, ...without } = draft;
  return (
    <div ref={list}>
      <StubTable
        head={[say('payroll.run.unpaid', { count: earlier.length }), say('payroll.amount')]}
        rows={earlier.slice(0, drawn).map(({ employeeId, startsOn, days, cents, isInRun, ...name }) => ({
          key: employeeId,
          // A week is paid with the period that it ends in.
          name: linkTo(addDays(startsOn, 6), <bdi>{nameOf(name)}</bdi>),
          beside: (
            <span className="soft">
              {say(isInRun ? 'payroll.run.unpaidInRun' : 'payroll.run.unpaidDays', {
                count: days,
                date: formats.fullDate(startsOn),
              })}
            </span>
          ),
          cells: [formats.money(cents, currency)],
        }))}
      />
      <div className="run-more">
        <ShowMore more={more} draw={draw} />
        {(withEarlier || earlier.some(({ isInRun }) => !isInRun)) && (
          <Button onPress={() => change(withEarlier ? without : { ...draft, withEarlier: true })}>
            {say(withEarlier ? 'payroll.run.leaveUnpaid' : 'payroll.run.payUnpaid')}
          </Button>
        )}
      </div>
    </div>
  );
}

const nameOf = ({ firstName, lastName }: Pick<PayRunReply['earlier'][number], 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
