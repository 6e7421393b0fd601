import { useWords } from '../kernel/words.tsx';
import { Problem } from '../ui/problem.tsx';

/** In place of a screen that broke. What broke is told to whoever listens for errors; the reader is told what is safe. */
export function Crashed() {
  const { say } = useWords();
  return (
    <Problem
      title={say('kernel.crashedTitle')}
      text={say('kernel.crashed')}
      action={{ label: say('kernel.reload'), onPress: () => location.reload() }}
    />
  );
}
