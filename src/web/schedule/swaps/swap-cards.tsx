import type { PendingSwap } from '../../../contract/schedule/pending-swaps.ts';
import { AskedWhy, Asker, RequestCards } from '../../kernel/request-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { AnswersToSwap, BeforeAnswer } from './swap-answers.tsx';
import { SwapGiven } from './swap-given.tsx';

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

function Agreed({ swap }: { readonly swap: PendingSwap }) {
  const { say } = useWords();
  const { request, remark } = swap;
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
      <SwapGiven {...swap} />
      <BeforeAnswer swap={swap} />
      {remark !== null && <AskedWhy by={remark.by} reason={remark.text} />}
    </>
  );
}
