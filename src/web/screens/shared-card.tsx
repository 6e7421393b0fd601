import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import type { PendingRequest } from '../../contract/approvals.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import type { SharedThing } from '../../domain/messaging/message.ts';
import { RejectDialog } from '../approvals/reject-dialog.tsx';
import { sentenceFor } from '../kernel/problem.tsx';
import { Refused, type AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { SharedShift } from '../schedule/shared-shift.tsx';
import { ShiftDetails } from '../schedule/shift-details.tsx';
import { SharedSwap } from '../schedule/swaps/shared-swap.tsx';
import { SwapDetails } from '../schedule/swaps/swap-details.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { SharedTimeOff } from '../time-off/shared-time-off.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ObjectCard } from '../ui/object-card.tsx';
import { pathOfTimeOff } from './path-of-time-off.ts';

interface SharedCardProps {
  readonly about: SharedThing;
  readonly readerId: string;
  readonly zone: Zone;
}

/** What a message shares, as it is now and as far as the reader may see it; its actions are those of its own room. */
export function SharedCard({ about, readerId, zone }: SharedCardProps) {
  const { say } = useWords();
  const now = useServerNow();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const [rejected, setRejected] = useState<PendingRequest>();
  const renderGone = (error: AskError | null) => <Gone about={about} error={error} />;
  const open = (
    <Button size="sm" onPress={() => setOpen(true)}>
      {say('messaging.open')}
    </Button>
  );
  if (about.kind === 'shift') {
    return (
      <>
        <SharedShift shiftId={about.id} readerId={readerId} open={open} renderGone={renderGone} />
        {isOpen && <ShiftDetails shiftId={about.id} onClose={close} />}
      </>
    );
  }
  if (about.kind === 'swap') {
    return (
      <>
        <SharedSwap
          offerId={about.id}
          readerId={readerId}
          now={now}
          open={open}
          onReject={setRejected}
          renderGone={renderGone}
        />
        {isOpen && (
          <SwapDetails
            offerId={about.id}
            readerId={readerId}
            zone={zone}
            onReject={(request) => {
              close();
              setRejected(request);
            }}
            onClose={close}
          />
        )}
        {rejected && <RejectDialog request={rejected} zone={zone} onDone={() => setRejected(undefined)} />}
      </>
    );
  }
  return (
    <SharedTimeOff
      timeOffId={about.id}
      renderOpen={(employeeId, mayAnswer) => (
        <ButtonLink
          size="sm"
          href={pathOfTimeOff({ timeOffId: about.id, employeeId, isOwn: employeeId === readerId, mayAnswer })}
        >
          {say(mayAnswer ? 'messaging.answer' : 'messaging.open')}
        </ButtonLink>
      )}
      renderGone={renderGone}
    />
  );
}

/** What is not there for the reader says nothing of itself; what could not be asked says why. */
function Gone({ about, error }: { readonly about: SharedThing; readonly error: AskError | null }) {
  const { say, speaker } = useWords();
  const isUnknown = error !== null && !(error instanceof Refused);
  return (
    <ObjectCard icon={CircleSlash} kind={say(`messaging.about.${about.kind}`)}>
      <p>{isUnknown ? sentenceFor(speaker, error) : say('messaging.notForYou')}</p>
    </ObjectCard>
  );
}
