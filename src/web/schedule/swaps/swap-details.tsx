import type { ReactNode } from 'react';
import type { PendingRequest } from '../../../contract/approvals.ts';
import type { SwapReply } from '../../../contract/schedule/swaps.ts';
import type { Zone } from '../../../domain/kernel/time.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OfferAnswers, OfferHints } from '../offers/offer-answers.tsx';
import { useOffers } from '../offers/queries.ts';
import { useSwap, useSwapToAnswer } from './queries.ts';
import { AnswersToSwap, BeforeAnswer } from './swap-answers.tsx';
import { SwapGiven } from './swap-given.tsx';
import { SwapHistory } from './swap-history.tsx';
import { SwapProposals } from './swap-proposals.tsx';
import { SwapShift } from './swap-shift.tsx';
import { SwapState } from './swap-state.tsx';
import { takingIn } from './view.ts';

interface SwapDetailsProps {
  readonly offerId: string;
  /** The reader, by whose part the answers are shown. */
  readonly readerId: string;
  readonly zone: Zone;
  /** Sends it into a conversation. */
  readonly share?: ReactNode;
  /** Asks why it is rejected; left out where it is not answered. */
  readonly onReject?: (request: PendingRequest) => void;
  readonly onClose: () => void;
}

/** One swap whole: the shift, the proposals with their answers, its history and what was written in it. */
export function SwapDetails({ offerId, readerId, zone, share, onReject, onClose }: SwapDetailsProps) {
  const { say } = useWords();
  const { data, error, refetch } = useSwap(offerId);
  return (
    <Dialog
      title={say('schedule.swapOf')}
      isOpen
      onClose={onClose}
      {...(data && share !== undefined && { actions: share })}
    >
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('schedule.swapFailed')} blockSize="20rem" />
      )}
      {data && (
        <div className="swap-whole">
          <Offered swap={data} />
          {data.state === 'open' && <Answers offerId={offerId} readerId={readerId} />}
          {data.mayAnswer && onReject && <ManagersAnswers offerId={offerId} onReject={onReject} />}
          <section>
            <h3>{say('schedule.proposals')}</h3>
            <SwapProposals swap={data} readerId={readerId} />
          </section>
          <SwapHistory offerId={offerId} steps={data.steps} zone={zone} />
        </div>
      )}
    </Dialog>
  );
}

function Offered({ swap }: { readonly swap: SwapReply }) {
  const { say } = useWords();
  const { shift, by, to, state } = swap;
  const taking = takingIn(swap);
  return (
    <>
      {taking === undefined ? <SwapShift shift={shift} /> : <SwapGiven by={by} shift={shift} {...taking} />}
      <div className="row">
        <SwapState state={state} />
        <span>{say('schedule.offeredBy', { name: by.name })}</span>
        <span>{to === null ? say('schedule.swapToAll') : say('schedule.swapTo', { name: to.name })}</span>
      </div>
    </>
  );
}

/** For whoever could have the shift, as on its card among those to be had: who is rung for it comes here. */
function Answers({ offerId, readerId }: Pick<SwapDetailsProps, 'offerId' | 'readerId'>) {
  const { data } = useOffers(readerId);
  const takeable = data?.takeable.find(({ offer }) => offer?.offerId === offerId);
  if (takeable === undefined) return null;
  return (
    <div className="swap-answers">
      <OfferHints takeable={takeable} />
      <div className="row">
        <OfferAnswers takeable={takeable} />
      </div>
    </div>
  );
}

/** For the manager whom it waits for, as on its card among those that wait. */
function ManagersAnswers({ offerId, onReject }: Required<Pick<SwapDetailsProps, 'offerId' | 'onReject'>>) {
  const { data } = useSwapToAnswer(offerId, { enabled: true });
  const swap = data?.swaps[0];
  if (swap === undefined) return null;
  return (
    <div className="swap-answers">
      <BeforeAnswer swap={swap} />
      <AnswersToSwap swap={swap} onReject={() => onReject(swap.request)} />
    </div>
  );
}
