import { useReachability } from './reachability.ts';
import { useWords } from './words.tsx';

/** Why what only the server can do does not apply now; undefined where it does. For what says nothing by itself when it fails. */
export function useNeedsNetwork(): string | undefined {
  const { say } = useWords();
  return useReachability() === 'reachable' ? undefined : say('kernel.needsNetwork');
}
