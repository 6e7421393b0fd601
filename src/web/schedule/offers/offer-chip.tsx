import { ArrowLeftRight } from 'lucide-react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';

/** That a shift is offered, and to whom alone, if to one. */
export function OfferChip({ offer }: { readonly offer: ReplyOf<typeof readOffers>['mine'][number] | undefined }) {
  const { say } = useWords();
  if (offer === undefined) return null;
  const text = offer.to === null ? say('schedule.offered') : say('schedule.offeredTo', { name: offer.to });
  return (
    <p>
      <Chip tone="acc" icon={ArrowLeftRight}>
        {text}
      </Chip>
    </p>
  );
}
