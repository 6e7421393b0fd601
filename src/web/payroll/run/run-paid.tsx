import './pay-grid.css';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { useWords, type Words } from '../../kernel/words.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

interface RunPaidProps {
  readonly run: Pick<PayRunReply, 'runs' | 'currency' | 'zone'>;
  /** It is being read anew. */
  readonly isReading: boolean;
  /** The run that was paid just now and is not told yet. */
  readonly news: string | undefined;
  readonly onTold: () => void;
  readonly linkToPayments: (children: ReactNode) => ReactNode;
}

/** What was paid of a period: the receipt of the last run, told as soon as it is there, and the runs before. */
export function RunPaid({ run: { runs, currency, zone }, isReading, news, onTold, linkToPayments }: RunPaidProps) {
  const words = useWords();
  const { say } = words;
  const [last, ...former] = runs;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that paid has gone, and whoever pressed it hears what it did.
  const isNews = last !== undefined && last.runId === news;
  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus();
    onTold();
  }, [isNews, onTold]);
  if (last === undefined) {
    // Of a payment whose answer was lost it is not known yet whether it went through.
    if (isReading)
      return (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="160px" />
        </Loading>
      );
    return <EmptyState text={say('payroll.run.notYet')} />;
  }
  return (
    <div className="run-paid">
      <section className="card">
        <h2 ref={heading} tabIndex={-1}>
          {receiptOf(words, last, currency)}
        </h2>
        <p className="soft">{madeBy(words, last, zone)}</p>
        <p>{linkToPayments(say('payroll.run.toPayments'))}</p>
      </section>
      {former.length > 0 && (
        <section className="card" aria-labelledby="run-former">
          <h2 id="run-former">{say('payroll.run.former')}</h2>
          <ul>
            {former.map((run) => (
              <li key={run.runId}>
                {receiptOf(words, run, currency)}
                <p className="soft">{madeBy(words, run, zone)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type PaidRun = PayRunReply['runs'][number];

function receiptOf({ say, formats }: Words, { people, waiting, finalCents }: PaidRun, currency: string): string {
  const paid = say('payroll.run.receipt', { count: people, sum: formats.money(finalCents, currency) });
  return waiting === 0 ? paid : say('payroll.run.receiptWaiting', { paid, count: waiting });
}

const madeBy = ({ say, formats }: Words, { by, at, paidOn }: PaidRun, zone: PayRunReply['zone']): string =>
  say('payroll.run.madeBy', {
    by,
    date: formats.fullDate(dateAt(at, zone)),
    time: formats.time(at, zone),
    paidOn: formats.fullDate(paidOn),
  });
