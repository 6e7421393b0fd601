import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { AskError } from '../../kernel/refused.ts';
import { useWords } from '../../kernel/words.tsx';
import { ObjectCard } from '../../ui/object-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOffers } from '../offers/queries.ts';
import { TakeButton } from '../offers/take-button.tsx';
import { useSwap } from './queries.ts';
import { SwapShift } from './swap-shift.tsx';
import { SwapState } from './swap-state.tsx';

interface SharedSwapProps {
  readonly offerId: string;
  readonly readerId: string;
  readonly now: Instant;
  /** Leads to the whole swap: for those concerned. */
  readonly open: ReactNode;
  readonly renderGone: (error: AskError | null) => ReactNode;
}

/**
 * A swap that a message shares. Those concerned see where it stands and may open it; whoever could take the shift sees the offer and may
 * take it; to everybody else it is not there.
 */
export function SharedSwap({ offerId, readerId, now, open, renderGone }: SharedSwapProps) {
  const { say } = useWords();
  const { data, error } = useSwap(offerId);
  const offers = useOffers(readerId);
  const takeable = offers.data?.takeable.find(
    ({ offer, shift: { startsAt } }) => offer?.offerId === offerId && startsAt > now,
  );
  const swap = error === null ? data : undefined;
  if (swap === undefined && takeable === undefined) {
    if (offers.isPending || error === null) return <Skeleton inlineSize="240px" blockSize="120px" />;
    return renderGone(error);
  }
  const shift = swap?.shift ?? takeable?.shift;
  const by = swap?.by.name ?? takeable?.offer?.by;
  const actions = [
    swap !== undefined && <span key="open">{open}</span>,
    takeable !== undefined && <TakeButton key="take" takeable={takeable} size="sm" />,
  ];
  return (
    <ObjectCard
      icon={ArrowLeftRight}
      kind={say('schedule.swapOf')}
      state={<SwapState state={swap?.state ?? 'open'} />}
      actions={actions}
    >
      {shift && <SwapShift shift={shift} />}
      {by !== undefined && <p>{say('schedule.offeredBy', { name: by })}</p>}
    </ObjectCard>
  );
}
