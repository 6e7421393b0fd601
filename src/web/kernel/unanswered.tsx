import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AskProblem } from './problem.tsx';
import type { AskError } from './refused.ts';
import { useWords } from './words.tsx';

interface UnansweredProps {
  /** Null while the answer may still come. */
  readonly error: AskError | null;
  /** Names what is missing where it does not come. */
  readonly title?: string;
  readonly refetch: () => unknown;
  /** How tall the answer will be, so that nothing jumps when it comes; a CSS length. */
  readonly blockSize: string;
}

/** What stands in the place of an answer: its shape until it comes, and where it does not come why, with Try again. */
export function Unanswered({ error, refetch, title, blockSize }: UnansweredProps) {
  const { say } = useWords();
  if (error !== null)
    return <AskProblem error={error} {...(title !== undefined && { title })} retry={() => void refetch()} />;
  return (
    <Loading label={say('kernel.loading')}>
      <Skeleton blockSize={blockSize} />
    </Loading>
  );
}
