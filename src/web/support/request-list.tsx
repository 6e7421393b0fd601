import './request-list.css';
import type { SupportRequest } from '../../contract/support.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useOwnRequests, useRequests } from './queries.ts';
import { RequestCard } from './request-card.tsx';

/** What the reader asked, and what they were answered. */
export function OwnRequests() {
  const { say } = useWords();
  const { data, error, refetch, ...pages } = useOwnRequests();
  return (
    <RequestList
      title={say('support.own')}
      empty={say('support.ownEmpty')}
      requests={data?.pages.flatMap((page) => page.requests)}
      more={<More {...pages} />}
      problem={error && <AskProblem title={say('support.failed')} error={error} retry={() => void refetch()} />}
    />
  );
}

/** What everybody asked, for admins to answer. */
export function RequestsToAnswer() {
  const { say } = useWords();
  const { data, error, refetch, ...pages } = useRequests();
  return (
    <RequestList
      title={say('support.toAnswer')}
      empty={say('support.toAnswerEmpty')}
      requests={data?.pages.flatMap((page) => page.requests)}
      more={<More {...pages} />}
      problem={error && <AskProblem title={say('support.failed')} error={error} retry={() => void refetch()} />}
      answers
    />
  );
}

interface RequestListProps {
  readonly title: string;
  readonly empty: string;
  readonly requests: readonly SupportRequest[] | undefined;
  readonly problem: React.ReactNode;
  readonly more: React.ReactNode;
  /** Whether the reader answers them. */
  readonly answers?: boolean;
}

function RequestList({ title, empty, requests, problem, more, answers = false }: RequestListProps) {
  const { say } = useWords();
  return (
    <section className="request-list" aria-label={title} ref={focusGoesToNext}>
      <SectionHead title={title} />
      {requests === undefined ? (
        (problem ?? (
          <Loading label={say('kernel.loading')}>
            <Skeleton blockSize="96px" />
          </Loading>
        ))
      ) : requests.length === 0 ? (
        <EmptyState text={empty} />
      ) : (
        <ul>
          {requests.map((request) => (
            <li key={request.id} data-goes-on>
              <RequestCard request={request} showsSender={answers}>
                {answers && request.state === 'open' && <AnswerForm request={request} />}
              </RequestCard>
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}

interface MoreProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

function More({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreProps) {
  const { say } = useWords();
  if (!hasNextPage) return null;
  return (
    <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
      {say('support.earlier')}
    </Button>
  );
}
