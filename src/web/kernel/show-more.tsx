import { Button } from '../ui/button.tsx';
import type { Drawn } from './use-drawn.ts';
import { useWords } from './words.tsx';

/** The button that draws more of a long list; nothing where all of it is there. */
export function ShowMore({ more, draw }: Pick<Drawn, 'more' | 'draw'>) {
  const { say } = useWords();
  if (more === 0) return null;
  return (
    <Button size="sm" tone="ghost" onPress={draw}>
      {say('kernel.showMore', { count: more })}
    </Button>
  );
}
