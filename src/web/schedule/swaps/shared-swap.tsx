import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PendingRequest } from '../../../contract/approvals.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { AskError } from '../../kernel/refused.ts';
import { useWords } from '../../kernel/words.tsx';
import { ObjectCard } from '../../ui/object-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOffers } from '../offers/queries.ts';
import { TakeButton } from '../offers/take-button.tsx';
import { useSwap, useSwapToAnswer } from './queries.ts';
import { AnswersToSwap, BeforeAnswer } from './swap-answers.tsx';
import { SwapGiven } from './swap-given.tsx';
import { SwapShift } from './swap-shift.tsx';
import { SwapState } from './swap-state.tsx';
import { takingIn } from './view.ts';

interface SharedSwapProps {
  readonly offerId: string;
  readonly readerId: string;
  readonly now: Instant;
  /** Leads to the whole swap: for those concerned. */
  readonly open: ReactNode;
  /** Asks why it is rejected: for whoever answers it. */
  readonly onReject: (request: PendingRequest) => void;
  readonly renderGone: (error: AskError | null) => ReactNode;
}

/**
 * A swap that a message shares. Those concerned see who gives what to whom and where it stands, and may open it; whoever answers it does so
 * here; whoever could take the shift sees the offer and may take it; to everybody else it is not there.
 */
export function SharedSwap({ offerId, readerId, now, open, onReject, renderGone }: SharedSwapProps) {
  const { say } = useWords();
  const { data, error } = useSwap(offerId);
  const offers = useOffers(readerId);
  const takeable = offers.data?.takeable.find(
    ({ offer, shift: { startsAt } }) => offer?.offerId === offerId && startsAt > now,
  );
  const swap = error === null ? data : undefined;
  const mayAnswer = swap?.mayAnswer === true;
  const toAnswer = useSwapToAnswer(offerId, { enabled: mayAnswer });
  // At once with its answers: a card does not grow under the finger that opens it.
  if (mayAnswer && toAnswer.isPending) return <Skeleton inlineSize="240px" blockSize="240px" />;
  if (swap === undefined && takeable === undefined) {
    if (offers.isPending || error === null) return <Skeleton inlineSize="240px" blockSize="120px" />;
    return renderGone(error);
  }
  const pending = mayAnswer ? toAnswer.data?.swaps[0] : undefined;
  const taking = swap && takingIn(swap);
  const shift = swap?.shift ?? takeable?.shift;
  const by = swap?.by.name ?? takeable?.offer?.by;
  const actions = [
    pending && <AnswersToSwap key="answer" swap={pending} onReject={() => onReject(pending.request)} />,
    takeable !== undefined && <TakeButton key="take" takeable={takeable} size="sm" tone="primary" />,
    swap !== undefined && <span key="open">{open}</span>,
  ];
  return (
    <ObjectCard
      icon={ArrowLeftRight}
      kind={say('schedule.swapOf')}
      state={<SwapState state={swap?.state ?? 'open'} />}
      actions={actions}
    >
      {swap !== undefined && taking !== undefined ? (
        <SwapGiven by={swap.by} shift={swap.shift} {...taking} />
      ) : (
        <>
          {shift && <SwapShift shift={shift} />}
          {by !== undefined && <p>{say('schedule.offeredBy', { name: by })}</p>}
        </>
      )}
      {pending && <BeforeAnswer swap={pending} />}
    </ObjectCard>
  );
}
