import { ArrowLeftRight, Hourglass } from 'lucide-react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';

type Offers = ReplyOf<typeof readOffers>;

interface OfferChipProps {
  readonly offer: Offers['mine'][number] | undefined;
  /** Where it is proposed in return for another's; of several, the first. */
  readonly proposed: Offers['proposed'][number] | undefined;
  /** How many proposals of colleagues wait for the reader's answer. */
  readonly waiting: number;
  readonly onOpen: (offerId: string) => void;
}

/**
 * That a shift is offered, and to whom alone, if to one; that it is proposed in return for another's; or that a manager is asked. What waits
 * for an answer leads to it.
 */
export function OfferChip({ offer, proposed, waiting, onOpen }: OfferChipProps) {
  const { say } = useWords();
  if (offer === undefined) return proposed === undefined ? null : <ProposedChip proposed={proposed} onOpen={onOpen} />;
  return (
    <div className="row">
      <OfferedChip {...offer} />
      {waiting > 0 && (
        <Button size="sm" onPress={() => onOpen(offer.offerId)}>
          {say('schedule.swaps.waiting', { count: waiting })}
        </Button>
      )}
    </div>
  );
}

/** That a shift is offered, and to whom alone, if to one; or that it is taken, and a manager is asked. */
export function OfferedChip({ to, isAgreed }: Pick<Offers['mine'][number], 'to' | 'isAgreed'>) {
  const { say } = useWords();
  const offered = to === null ? say('schedule.offered') : say('schedule.offeredTo', { name: to });
  return (
    <Chip tone="acc" icon={isAgreed ? Hourglass : ArrowLeftRight}>
      {isAgreed ? say('schedule.offerWaits') : offered}
    </Chip>
  );
}

function ProposedChip({
  proposed: { offerId, to, isAgreed },
  onOpen,
}: Pick<OfferChipProps, 'onOpen'> & { readonly proposed: Offers['proposed'][number] }) {
  const { say } = useWords();
  return (
    <div className="row">
      <Chip tone="acc" icon={isAgreed ? Hourglass : ArrowLeftRight}>
        {isAgreed ? say('schedule.offerWaits') : say('schedule.proposedTo', { name: to })}
      </Chip>
      <Button size="sm" onPress={() => onOpen(offerId)}>
        {say('schedule.swaps.see')}
      </Button>
    </div>
  );
}
