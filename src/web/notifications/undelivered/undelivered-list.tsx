import '../../ui/item-list.css';
import { useEffect } from 'react';
import type { Zone } from '../../../domain/kernel/time.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { whenChanged } from '../../kernel/live.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useUndelivered } from './queries.ts';
import { UndeliveredRow } from './undelivered-row.tsx';

/** What was given up, the latest first, each with what became of it. Whoever is told of more while they look sees it. */
export function UndeliveredList({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useUndelivered();
  useEffect(() => whenChanged('notices', () => void refetch()), [refetch]);
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('undelivered.failed')} blockSize="200px" />;
  const letters = data.pages.flatMap((page) => page.letters);
  if (letters.length === 0) return <EmptyState text={say('undelivered.none')} />;
  return (
    <div className="item-list" ref={focusGoesToNext}>
      <ul aria-label={say('undelivered.list')}>
        {letters.map((letter) => (
          <UndeliveredRow key={letter.letterId} letter={letter} zone={zone} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {say('undelivered.more')}
        </Button>
      )}
    </div>
  );
}
