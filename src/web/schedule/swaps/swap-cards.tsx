import type { PendingSwap } from '../../../contract/schedule/swaps.ts';
import { Answers, AskedWhy, Asker, RequestCards } from '../../kernel/request-card.tsx';
import { telling } from '../../kernel/telling.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useApproveSwap } from './queries.ts';
import { SwapShift } from './swap-shift.tsx';

interface SwapCardsProps {
  readonly swaps: readonly PendingSwap[];
  readonly onReject: (swap: PendingSwap) => void;
  readonly onDetails: (swap: PendingSwap) => void;
}

/** Each swap that two agreed on, as a card: who gives what to whom, and the answers. */
export function SwapCards({ swaps, onReject, onDetails }: SwapCardsProps) {
  return (
    <RequestCards
      requests={swaps}
      idOf={({ request }) => request.requestId}
      render={(swap) => (
        <>
          <Agreed swap={swap} />
          <AnswersToSwap swap={swap} onReject={() => onReject(swap)} onDetails={() => onDetails(swap)} />
        </>
      )}
    />
  );
}

function Agreed({
  swap: { request, by, taker, shift, inReturn, lapse, isOwn, remark },
}: {
  readonly swap: PendingSwap;
}) {
  const { say } = useWords();
  return (
    <>
      <Asker request={request}>
        <p>
          {say(`people.role.${request.employee.role}`)}
          {request.location !== null && (
            <>
              {' · '}
              <bdi>{request.location.name}</bdi>
            </>
          )}
        </p>
      </Asker>
      <div className="swap-give">
        <span>{say('schedule.swapGives', { name: by.name, other: taker.name })}</span>
        <SwapShift shift={shift} />
      </div>
      <div className="swap-give">
        <span>
          {inReturn === null
            ? say('schedule.swapForNothing')
            : say('schedule.swapGives', { name: taker.name, other: by.name })}
        </span>
        {inReturn !== null && <SwapShift shift={inReturn} />}
      </div>
      {lapse !== null && <p className="hint">{say(`schedule.swapLapsed.${lapse}`)}</p>}
      {isOwn && <p className="hint">{say('schedule.swapIsYours')}</p>}
      {remark !== null && <AskedWhy reason={remark} />}
    </>
  );
}

function AnswersToSwap({
  swap: { request, lapse, isOwn },
  onReject,
  onDetails,
}: {
  readonly swap: PendingSwap;
  readonly onReject: () => void;
  readonly onDetails: () => void;
}) {
  const { say } = useWords();
  const { mutate, isPending } = useApproveSwap(telling((words) => words.say('schedule.swapApproved')));
  const own = isOwn ? say('schedule.swapIsYours') : undefined;
  return (
    <Answers
      request={request}
      isApproving={isPending}
      onApprove={() => mutate(request.requestId)}
      approveUnavailable={own ?? (lapse === null ? undefined : say(`schedule.swapLapsed.${lapse}`))}
      onReject={onReject}
      rejectUnavailable={own}
      onDetails={onDetails}
    />
  );
}
