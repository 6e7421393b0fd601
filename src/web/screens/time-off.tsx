import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { ShareButton } from '../messaging/share-button.tsx';
import { AbsenceList } from '../time-off/absence-list.tsx';
import { BalanceCards } from '../time-off/balance-cards.tsx';
import { LedgerTable } from '../time-off/ledger-table.tsx';
import { useTimeOff } from '../time-off/queries.ts';
import { RequestList } from '../time-off/request-list.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';
import { RequestTimeOff } from './request-time-off.tsx';

/** /time-off: one's balances as a ledger, what one asked for, and the dialog that asks. */
export function TimeOff() {
  const { say } = useWords();
  useTitle(say('timeOff.title'));
  const { employeeId, home } = useSelf();
  const { data, error, refetch } = useTimeOff(employeeId);
  return (
    <>
      <PageHead title={say('timeOff.title')}>
        <span className="end">
          <RequestTimeOff tone="primary" />
        </span>
      </PageHead>
      <PageLead>{say('timeOff.lead')}</PageLead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('timeOff.failed')} blockSize="480px" />
      )}
      {data !== undefined && (
        <>
          <BalanceCards reply={data} />
          <SectionHead title={say('timeOff.requests')} />
          <RequestList
            reply={data}
            zone={home.zone}
            own
            renderShare={({ timeOffId }, dates) => (
              <ShareButton about={{ kind: 'time_off', id: timeOffId }} name={dates} />
            )}
          />
          <AbsenceList reply={data} />
          <SectionHead title={say('timeOff.ledger')} />
          <LedgerTable reply={data} />
        </>
      )}
    </>
  );
}
