import { useState, type ReactNode } from 'react';
import { useSelf } from '../identity/self-provider.tsx';
import { focusGoesToNext } from '../kernel/focus.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ShareButton } from '../messaging/share-button.tsx';
import { useOffers } from '../schedule/offers/queries.ts';
import { TakeableShifts } from '../schedule/offers/takeable-shifts.tsx';
import { ComingCards } from '../schedule/shift-cards.tsx';
import { ShiftDetails } from '../schedule/shift-details.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/layout.tsx';

/** On a phone, the shifts that the reader could take, of whichever week; elsewhere they stand below the reader's own. */
export function OpenShifts({ views }: { readonly views: ReactNode }) {
  const { say } = useWords();
  useTitle(say('schedule.mine'));
  const self = useSelf();
  const now = useServerNow();
  const { data, error, refetch } = useOffers(self.employeeId);
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <PageHead title={say('schedule.mine')}>
        <span className="end row">{views}</span>
      </PageHead>
      {data === undefined && error !== null && (
        <AskProblem title={say('schedule.failed')} error={error} retry={() => void refetch()} />
      )}
      <div ref={focusGoesToNext}>
        {data === undefined && error === null && <ComingCards />}
        {data && (
          <TakeableShifts
            takeable={data.takeable}
            now={now}
            none={<EmptyState text={say('schedule.open.none')} />}
            onDetails={setOpened}
          />
        )}
      </div>
      {opened !== undefined && (
        <ShiftDetails
          shiftId={opened}
          share={<ShareButton about={{ kind: 'shift', id: opened }} />}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
