import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { PayRunPerson, PayRunReply } from '../../contract/payroll/pay-run.ts';
import { may } from '../../domain/access/may.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { sumsOfRun } from '../../domain/payroll/run/decide-run.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWords } from '../kernel/words.tsx';
import { useDraft, usePaying, usePayRun } from '../payroll/run/queries.ts';
import { RunPaid } from '../payroll/run/run-paid.tsx';
import { RunPeople } from '../payroll/run/run-people.tsx';
import { RunReview } from '../payroll/run/run-review.tsx';
import { RunStanding } from '../payroll/run/run-standing.tsx';
import { runSteps, type RunStep } from '../payroll/run/run-steps.ts';
import { RunUnknown } from '../payroll/run/run-unknown.tsx';
import { rowsUnread, useUnreadCells } from '../payroll/run/unread-cells.ts';
import { rowsOf } from '../payroll/run/view.ts';
import { PeriodStepper } from '../time-cards/period-stepper.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { payRunSearch } from './pay-run-search.ts';

/** /pay-run: everybody of a pay period is paid at once, in four steps. */
export function PayRun() {
  const { say } = useWords();
  useTitle(say('payroll.run.title'));
  const { date, step = 'hours', person } = useSearch({ from: '/signed-in/pay-run' });
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = usePayRun(date);
  const go = (to: PlainDate) => void navigate({ to: '/pay-run', search: { date: to, step }, replace: true });
  return (
    <>
      <PageHead title={say('payroll.run.title')}>{data && <PeriodStepper shown={data} onGo={go} />}</PageHead>
      <PageLead>{say('payroll.run.lead')}</PageLead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('payroll.run.failed')} blockSize="480px" />
      )}
      {data && <Run key={data.period.startsOn} run={data} step={step} goneTo={person} isReading={isFetching} />}
    </>
  );
}

interface RunProps {
  readonly run: PayRunReply;
  readonly step: RunStep;
  /** Whose row is gone to. */
  readonly goneTo: string | undefined;
  /** It is being read anew. */
  readonly isReading: boolean;
}

function Run({ run, step, goneTo, isReading }: RunProps) {
  const { say } = useWords();
  const navigate = useNavigate();
  const { date: asked } = useSearch({ from: '/signed-in/pay-run' });
  const self = useSelf();
  const kept = useDraft(run);
  const date = run.period.startsOn;
  const paying = usePaying(run, `${self.firstName} ${self.lastName}`, () => {
    if (asked !== date) void navigate({ to: '/pay-run', search: { date, step }, replace: true, resetScroll: false });
  });
  const { paid } = paying;
  const [told, setTold] = useState<string>();
  const onTold = useCallback(() => setTold(paid), [paid]);
  const [unread, onUnread] = useUnreadCells();
  const rows = rowsOf(run, kept.draft);
  const sums = sumsOfRun(rows, run.limitCents);
  const unclear = rowsUnread(rows, unread, kept.draft).map(({ name }) => name);
  // Wherever it was seen to be paid, its receipt is what comes next.
  useEffect(() => {
    if (paid !== undefined) void navigate({ to: '/pay-run', search: { date, step: 'paid' } });
  }, [paid, date, navigate]);
  const isEmpty = rows.length === 0 && !(step === 'review' && run.earlier.length > 0);
  const link = useCallback(
    (person: PayRunPerson, children: ReactNode) => linkToCard(person, person.blockers[0]?.startsOn ?? date, children),
    [date],
  );
  return (
    <>
      <nav aria-label={say('payroll.run.steps')}>
        <ol className="run-steps">
          {runSteps.map((one, index) => (
            <li key={one}>
              <Link
                to="/pay-run"
                search={{ date, step: one }}
                resetScroll={false}
                {...(one === step && { 'aria-current': 'step' as const })}
              >
                {say('payroll.run.stepOf', { number: index + 1, step: say(`payroll.run.step.${one}`) })}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {/* Where nothing is typed, it is said only of what is not saved. */}
      {((step !== 'paid' && !isEmpty) || kept.state !== 'saved' || unclear.length > 0) && (
        <RunStanding kept={kept} unclear={unclear} />
      )}
      {/* What makes no sense is on this screen alone, and so is a draft that the server refused or did not get. */}
      <UnsavedGuard
        isDirty={unclear.length > 0 || kept.state === 'stopped'}
        isFragile={unclear.length > 0 || kept.state !== 'saved'}
        onLeave={() => undefined}
        leavesBy={(search) => leadsToOther(run.period, asked, payRunSearch({ ...search }).date)}
      />
      {step === 'paid' && (
        <RunPaid
          run={run}
          isReading={isReading}
          news={paid === told ? undefined : paid}
          onTold={onTold}
          linkToPayments={(children) => linkToPayments(run.period, children)}
        />
      )}
      {step !== 'paid' && isEmpty && !paying.isPending && (
        <>
          <RunUnknown problem={paying.problem} link={(children) => linkToPayments(run.period, children)} />
          <EmptyState text={say('payroll.run.nobody')}>
            <ButtonLink href="/time-cards">{say('guidance.find.openCards')}</ButtonLink>
          </EmptyState>
        </>
      )}
      {step === 'review' && !isEmpty && (
        <RunReview
          run={run}
          rows={rows}
          sums={sums}
          kept={kept}
          unclear={unclear}
          paying={paying}
          link={linkToCard}
          linkToRow={linkToRow}
          linkToRun={linkToRun}
        />
      )}
      {(step === 'hours' || step === 'earnings') && rows.length > 0 && (
        <RunPeople
          step={step}
          goneTo={goneTo}
          run={run}
          rows={rows}
          kept={kept}
          unread={unread}
          onUnread={onUnread}
          mayKeepForAll={may(self, 'change_payroll_setup')}
          link={link}
        />
      )}
    </>
  );
}

/** Whether an address with a date, or none, leads from the run of a period that was asked for by another to that of another period. */
const leadsToOther = (
  { startsOn, endsOn }: PayRunReply['period'],
  asked: PlainDate | undefined,
  next: PlainDate | undefined,
): boolean => next !== asked && (next === undefined || next < startsOn || next > endsOn);

const linkToCard = (
  { employeeId: person }: Pick<PayRunPerson, 'employeeId'>,
  week: PlainDate,
  children: ReactNode,
): ReactNode => (
  <Link className="link" to="/time-cards" search={{ date: week, person, week }}>
    {children}
  </Link>
);

const linkToRow = (
  { employeeId: person }: Pick<PayRunPerson, 'employeeId'>,
  date: PlainDate,
  children: ReactNode,
): ReactNode => (
  <Link className="link" to="/pay-run" search={{ date, step: 'earnings', person }} resetScroll={false}>
    {children}
  </Link>
);

const linkToRun = (date: PlainDate, children: ReactNode): ReactNode => (
  <Link className="link" to="/pay-run" search={{ date, step: 'review' }}>
    {children}
  </Link>
);

/** To the payments of the weeks that end in a period. */
const linkToPayments = ({ startsOn: from, endsOn: to }: PayRunReply['period'], children: ReactNode): ReactNode => (
  <Link className="link" to="/payments" search={{ from, to }}>
    {children}
  </Link>
);
