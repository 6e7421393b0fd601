import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import type { OwnShift } from '../../../contract/schedule/own-shifts.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { EndingQuestion } from '../../kernel/ending-question.tsx';
import { useNeedsNetwork } from '../../kernel/needs-network.ts';
import { telling } from '../../kernel/telling.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { useWithdrawOffer } from './queries.ts';
import { SwapDialog } from './swap-dialog.tsx';

interface SwapButtonProps {
  readonly shift: OwnShift;
  readonly now: Instant;
  /** Undefined, it is not offered. */
  readonly offer: ReplyOf<typeof readOffers>['mine'][number] | undefined;
}

/** Swap Shift; of one that is offered, Withdraw, which asks first. One button for both, so that the focus stays on it. */
export function SwapButton({ shift, now, offer }: SwapButtonProps) {
  const { say } = useWords();
  const needsNetwork = useNeedsNetwork();
  // What was asked stays what it is, also where the shift is offered before the answer is there.
  const [opened, setOpened] = useState<'offer' | 'withdraw'>();
  const withdraw = useWithdrawOffer(telling((words) => words.say('schedule.withdraw.done')));
  const hasBegun = offer === undefined && shift.startsAt <= now;
  const close = (): void => setOpened(undefined);
  return (
    <>
      <Button
        {...(offer === undefined && { icon: ArrowLeftRight })}
        busy={withdraw.isPending}
        unavailable={hasBegun ? say('refusal.shift_has_begun') : needsNetwork}
        onPress={() => setOpened(offer === undefined ? 'offer' : 'withdraw')}
      >
        {say(offer === undefined ? 'schedule.swapShift' : 'schedule.withdraw')}
      </Button>
      {opened === 'offer' && <SwapDialog shift={shift} onClose={close} />}
      {opened === 'withdraw' && offer !== undefined && (
        <EndingQuestion
          does={say('schedule.withdraw')}
          title={say('schedule.withdraw.title')}
          lead={say('schedule.withdraw.lead')}
          onDo={() => withdraw.mutate(offer.offerId)}
          onClose={close}
        />
      )}
    </>
  );
}
