import { ArrowLeftRight, Hourglass } from 'lucide-react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';

/** That a shift is offered, and to whom alone, if to one; or that a manager is asked. */
export function OfferChip({ offer }: { readonly offer: ReplyOf<typeof readOffers>['mine'][number] | undefined }) {
  const { say } = useWords();
  if (offer === undefined) return null;
  const offered = offer.to === null ? say('schedule.offered') : say('schedule.offeredTo', { name: offer.to });
  return (
    <p>
      <Chip tone="acc" icon={offer.isAgreed ? Hourglass : ArrowLeftRight}>
        {offer.isAgreed ? say('schedule.offerWaits') : offered}
      </Chip>
    </p>
  );
}
