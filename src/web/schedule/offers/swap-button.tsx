import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { OwnShift } from '../../../contract/schedule.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
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

/** Swap Shift; of one that is offered, Withdraw. One button for both, so that the focus stays on it. */
export function SwapButton({ shift, now, offer }: SwapButtonProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdrawOffer(telling(undefined));
  const hasBegun = offer === undefined && shift.startsAt <= now;
  return (
    <>
      <Button
        {...(offer === undefined && { icon: ArrowLeftRight })}
        busy={withdraw.isPending}
        unavailable={hasBegun ? say('refusal.shift_has_begun') : undefined}
        onPress={() => (offer === undefined ? setOpen(true) : withdraw.mutate(offer.offerId))}
      >
        {say(offer === undefined ? 'schedule.swapShift' : 'schedule.withdraw')}
      </Button>
      {isOpen && <SwapDialog shift={shift} onClose={() => setOpen(false)} />}
    </>
  );
}
