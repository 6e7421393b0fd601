import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PaymentsReply } from '../../contract/payroll/payment-list.ts';
import { may, placesOf } from '../../domain/access/may.ts';
import { readChapters } from '../../words/chapters.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useFocusAfter } from '../kernel/focus.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { PageStepper } from '../payroll/page-stepper.tsx';
import { PaymentFilters } from '../payroll/payment-filters.tsx';
import { PaymentSummary } from '../payroll/payment-summary.tsx';
import { PaymentTable } from '../payroll/payment-table.tsx';
import { PaymentsToCome } from '../payroll/payments-to-come.tsx';
import { usePayments } from '../payroll/queries.ts';
import { RecordDialog } from '../payroll/record/record-dialog.tsx';
import { StubDialog } from '../payroll/stub-dialog.tsx';
import { ExportMenu } from '../reports/export-menu.tsx';
import { askForPayments } from '../reports/queries.ts';
import { WhyButton, WhyPress } from '../time-cards/why/why-button.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { AsOfNow } from './as-of-now.tsx';
import { CardLink } from './card-link.tsx';
import type { PaymentSearch } from './payment-search.ts';
import { WorkLogRibbon } from './work-log-ribbon.tsx';

const PaidWhy = onDemand(
  async () => (await Promise.all([import('./paid-why.tsx'), readChapters('office')]))[0].PaidWhy,
);

/** /payments: what was paid, of the reader and of everybody whom they answer for, and + Record Payment. */
export function Payments() {
  const { say } = useWords();
  useTitle(say('payroll.title'));
  const self = useSelf();
  const search = useSearch({ from: '/signed-in/payments' });
  const go = useGo();
  const [isRecording, setRecording] = useState(false);
  const { page, payment, open, ...filter } = search;
  const mayRecord = may(self, 'record_payments');
  const recordButton = useFocusAfter<HTMLButtonElement>(isRecording || open === 'record');
  const payments = usePayments(self.employeeId, { ...filter, page });
  const { data, formerQuery, error, refetch } = payments;
  const places = placesOf(self, 'see_payments');
  const seesOthers = places === 'all' || places.length > 0;
  return (
    <>
      <PageHead title={say('payroll.title')}>
        <span className="end row">
          {data && data.count > 0 && <ExportMenu ask={(format) => askForPayments({ ...filter, format })} />}
          {mayRecord && (
            <Button ref={recordButton} tone="primary" icon={Plus} onPress={() => setRecording(true)}>
              {say('payroll.record')}
            </Button>
          )}
        </span>
      </PageHead>
      <PageLead>{say(seesOthers ? 'payroll.lead' : 'payroll.ownLead')}</PageLead>
      <AsOfNow of={payments} zone={self.home.zone} />
      {data === undefined && error !== null && (
        <AskProblem title={say('payroll.failed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <PaymentsToCome />}
      {data && (
        <>
          <PaymentSummary reply={data} seesOthers={seesOthers} />
          {data.summary.waitingCount > 0 && filter.status !== 'waiting' && (
            <p className="payments-waiting">
              {say('payroll.second.waiting', { count: data.summary.waitingCount })}{' '}
              <Link className="link" to="/payments" search={{ status: 'waiting' }} resetScroll={false}>
                {say('payroll.second.show')}
              </Link>
            </p>
          )}
          <PaymentFilters
            filter={filter}
            locations={data.locations}
            seesOthers={seesOthers}
            onChange={(change) => go({ ...filter, ...change })}
          />
          {formerQuery !== undefined && error !== null && (
            <AskProblem title={say('payroll.nextFailed')} error={error} retry={() => void refetch()} />
          )}
          <Found reply={data} search={search} shown={formerQuery ?? search} seesOthers={seesOthers} go={go} />
        </>
      )}
      {payment !== undefined && (
        <StubDialog
          paymentId={payment}
          renderWhy={(employeeId, asked, figure) => (
            <WhyPress figure={figure}>
              <PaidWhy employeeId={employeeId} asked={asked} />
            </WhyPress>
          )}
          renderTotalWhy={(figure, rows) => <WhyPress figure={figure}>{rows}</WhyPress>}
          renderStub={(paymentId, children) => (
            <Link className="link" to="/payments" search={{ ...search, payment: paymentId }} resetScroll={false}>
              {children}
            </Link>
          )}
          renderLeave={(employeeId, children) => <LeaveLink employeeId={employeeId}>{children}</LeaveLink>}
          renderDay={(employeeId, day, children) => (
            <CardLink employeeId={employeeId} day={day}>
              {children}
            </CardLink>
          )}
          onClose={() => go({ ...filter, page })}
        />
      )}
      {(isRecording || open === 'record') && mayRecord && (
        <RecordDialog
          renderDay={(log) => <WorkLogRibbon log={log} />}
          renderWhy={(employeeId, { startsOn, line }, figure, part) => (
            <WhyButton
              card={{ employeeId, startsOn }}
              figure={figure}
              topic="all"
              {...(line === undefined ? {} : { line })}
            >
              <div className="stub-why">{part}</div>
            </WhyButton>
          )}
          onClose={() => {
            setRecording(false);
            if (open !== undefined) go({ ...filter, page });
          }}
        />
      )}
    </>
  );
}

function Found({
  reply,
  search,
  shown,
  seesOthers,
  go,
}: {
  readonly reply: PaymentsReply;
  readonly search: PaymentSearch;
  /** What the payments of the reply were asked for with. */
  readonly shown: PaymentSearch;
  readonly seesOthers: boolean;
  readonly go: (search: PaymentSearch) => void;
}) {
  const { say } = useWords();
  const self = useSelf();
  const { page: _page, payment: _payment, open: _open, sort, order, ...filter } = shown;
  const { count, page, pageSize } = reply;
  // The last one that waited is approved, and its row has gone with the button that was pressed.
  const clearButton = useFocusAfter<HTMLButtonElement>(count > 0);
  const link = (payment: string, label: string, children: ReactNode): ReactNode => (
    <Link className="link" to="/payments" search={{ ...search, payment }} resetScroll={false} aria-label={label}>
      {children}
    </Link>
  );
  const isNarrowed = Object.keys(filter).length > 0;
  if (count === 0) {
    return (
      <EmptyState text={say(isNarrowed ? 'payroll.noneFound' : 'payroll.none')}>
        {isNarrowed && (
          <Button ref={clearButton} onPress={() => go({ sort, order })}>
            {say('payroll.clearFilter')}
          </Button>
        )}
        {!isNarrowed && may(self, 'record_payments') && (
          <ButtonLink href="/payments?open=record">{say('guidance.find.firstPayment')}</ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="payment-count">
        <p role="status">{say('payroll.count', { count })}</p>
        <PageStepper page={page} pageSize={pageSize} count={count} onGo={(to) => go({ ...search, page: to })} />
      </div>
      <PaymentTable
        reply={reply}
        filter={shown}
        seesOthers={seesOthers}
        link={link}
        onSort={(by, direction) => go({ ...search, page: undefined, sort: by, order: direction })}
      />
    </>
  );
}

/** Leads to what was ever added to a balance of leave or taken from it: one’s own, or on the page of a person. */
function LeaveLink({ employeeId, children }: { readonly employeeId: string; readonly children: ReactNode }) {
  const self = useSelf();
  return employeeId === self.employeeId ? (
    <Link className="link" to="/time-off">
      {children}
    </Link>
  ) : (
    <Link className="link" to="/team" search={{ person: employeeId }}>
      {children}
    </Link>
  );
}

/** Goes to other payments; what narrows nothing is not said in the address. */
function useGo(): (search: PaymentSearch) => void {
  const navigate = useNavigate();
  return (search) =>
    void navigate({
      to: '/payments',
      search: Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')),
      replace: true,
      resetScroll: false,
    });
}
