import { useState } from 'react';
import type { DecidedRequest } from '../../contract/approvals.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { DecisionsFilter } from '../approvals/decisions-filter.tsx';
import { DecisionsTable } from '../approvals/decisions-table.tsx';
import { useDecisions, useReopen, type DecisionWish } from '../approvals/queries.ts';
import { RequestDetails } from '../approvals/request-details.tsx';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem, sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { wishOf, type AuthorizationSearch } from './authorization-search.ts';

interface RecentApprovalsProps {
  readonly search: AuthorizationSearch;
  readonly go: (search: AuthorizationSearch) => void;
}

/** The tab Recent Approvals: what was answered, filtered by what the address says, a page at a time. */
export function RecentApprovals({ search, go }: RecentApprovalsProps) {
  const wish = wishOf(search);
  const change = (wanted: DecisionWish) => {
    const { locationId: location, ...next } = wanted;
    go({ ...next, tab: 'recent', ...(location !== undefined && { location }) });
  };
  return (
    <>
      <DecisionsFilter wish={wish} onChange={change} />
      <Decisions wish={wish} onClear={() => go({ tab: 'recent' })} />
    </>
  );
}

function Decisions({ wish, onClear }: { readonly wish: DecisionWish; readonly onClear: () => void }) {
  const { say } = useWords();
  const { home } = useSelf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDecisions(wish);
  const [looking, setLooking] = useState<DecidedRequest>();
  const reopen = useReopenTold();
  if (data === undefined) {
    if (error === null) return <DecisionsToCome />;
    return <AskProblem title={say('approvals.recentFailed')} error={error} retry={() => void refetch()} />;
  }
  const decisions = data.pages.flatMap((page) => page.decisions);
  const isFiltered = Object.keys(wish).some((name) => name !== 'order');
  if (decisions.length === 0) {
    return (
      <EmptyState text={say(isFiltered ? 'approvals.recentNone' : 'approvals.recentEmpty')}>
        {isFiltered ? (
          <Button onPress={onClear}>{say('approvals.clearFilter')}</Button>
        ) : (
          <ButtonLink href="/management-authorizations">{say('approvals.seeWaiting')}</ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <DecisionsTable decisions={decisions} zone={home.zone} onDetails={setLooking} onReopen={reopen} />
      {hasNextPage && (
        <div className="decisions-more">
          <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {say('approvals.showMore')}
          </Button>
        </div>
      )}
      {looking !== undefined && (
        <RequestDetails requestId={looking.requestId} zone={home.zone} onDone={() => setLooking(undefined)} />
      )}
    </>
  );
}

/** Opens a request again and says where it is now, or why that was refused. */
function useReopenTold(): (decided: DecidedRequest) => void {
  const { say, speaker } = useWords();
  const { mutate } = useReopen();
  return ({ requestId, employee: { name } }) =>
    mutate(requestId, {
      onSuccess: (answer) => {
        if (answer.ok) showToast({ text: say('approvals.reopenedToast', { name }) });
        else showToast({ text: refusalSentence(speaker, answer.refusal, answer.details) }, { untilClosed: true });
      },
      onError: (error) => showToast({ text: sentenceFor(speaker, error) }, { untilClosed: true }),
    });
}

function DecisionsToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <Skeleton blockSize="320px" />
    </Loading>
  );
}
