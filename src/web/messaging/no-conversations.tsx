import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useCorrespondents } from './queries.ts';

interface NoConversationsProps {
  /** What can be done where there is nobody to write to. */
  readonly alone: ReactNode;
  readonly onWrite: () => void;
}

/** Stands where the reader is in no conversation yet: they write the first message, or where there is nobody to read it, do something about that. */
export function NoConversations({ alone, onWrite }: NoConversationsProps) {
  const { say } = useWords();
  const { data, error } = useCorrespondents();
  const write = <Button onPress={onWrite}>{say('messaging.writeFirst')}</Button>;
  // Which of the two it is must not change under the pointer.
  const isUnknown = data === undefined && error === null;
  return (
    <EmptyState text={say('messaging.empty')}>
      {isUnknown ? <Skeleton blockSize="40px" inlineSize="180px" /> : data?.people.length === 0 ? alone : write}
    </EmptyState>
  );
}
