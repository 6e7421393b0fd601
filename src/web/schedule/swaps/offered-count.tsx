import { ArrowLeftRight } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { useSwaps } from './queries.ts';
import { askOf } from './view.ts';

/** To whoever plans: that a colleague offers them a shift by name, and the way to where they answer, which is another view than theirs. */
export function OfferedCount({ readerId }: { readonly readerId: string }) {
  const { say } = useWords();
  const count = askOf(useSwaps(readerId).data?.swaps ?? []).length;
  if (count === 0) return null;
  return (
    <ChipLink tone="acc" icon={ArrowLeftRight} href="/schedule?show=open">
      {say('schedule.offeredToYou', { count })}
    </ChipLink>
  );
}
