import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useSelf } from '../identity/self-provider.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { ShareButton } from '../messaging/share-button.tsx';
import { AdjustForm } from '../time-off/adjust-form.tsx';
import { BalanceCards } from '../time-off/balance-cards.tsx';
import { LedgerTable } from '../time-off/ledger-table.tsx';
import { useTimeOff } from '../time-off/queries.ts';
import { RequestList } from '../time-off/request-list.tsx';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/layout.tsx';

interface PersonTimeOffProps {
  readonly employeeId: string;
  readonly name: string;
}

/** Somebody's balances, requests and ledger, and what their manager writes into it. */
export function PersonTimeOff({ employeeId, name }: PersonTimeOffProps) {
  const { say } = useWords();
  const { home } = useSelf();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useTimeOff(employeeId);
  return (
    <>
      <SectionHead title={say('timeOff.title')}>
        {data?.mayAdjust === true && (
          <span className="end">
            <Button size="sm" icon={PencilLine} onPress={() => setOpen(true)}>
              {say('timeOff.adjust')}
            </Button>
          </span>
        )}
      </SectionHead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('timeOff.failed')} blockSize="320px" />
      )}
      {data !== undefined && (
        <>
          <BalanceCards reply={data} />
          {data.requests.length > 0 && (
            <RequestList
              reply={data}
              zone={home.zone}
              own={false}
              renderShare={({ timeOffId }, dates) => (
                <ShareButton about={{ kind: 'time_off', id: timeOffId }} name={dates} />
              )}
            />
          )}
          <LedgerTable reply={data} />
          {isOpen && <AdjustForm employeeId={employeeId} name={name} reply={data} onClose={() => setOpen(false)} />}
        </>
      )}
    </>
  );
}
