import { ArrowLeftRight, Hourglass } from 'lucide-react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';

interface OfferChipProps {
  readonly offer: ReplyOf<typeof readOffers>['mine'][number] | undefined;
  /** How many proposals of colleagues wait for the reader's answer. */
  readonly waiting: number;
  readonly onOpen: (offerId: string) => void;
}

/** That a shift is offered, and to whom alone, if to one; or that a manager is asked. What waits for an answer leads to it. */
export function OfferChip({ offer, waiting, onOpen }: OfferChipProps) {
  const { say } = useWords();
  if (offer === undefined) return null;
  const offered = offer.to === null ? say('schedule.offered') : say('schedule.offeredTo', { name: offer.to });
  return (
    <div className="row">
      <Chip tone="acc" icon={offer.isAgreed ? Hourglass : ArrowLeftRight}>
        {offer.isAgreed ? say('schedule.offerWaits') : offered}
      </Chip>
      {waiting > 0 && (
        <Button size="sm" onPress={() => onOpen(offer.offerId)}>
          {say('schedule.swaps.waiting', { count: waiting })}
        </Button>
      )}
    </div>
  );
}
