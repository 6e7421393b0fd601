import { ArrowLeftRight } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import type { WeekSwaps } from './swaps-of-week.ts';

/** How many swaps of the week wait for the reader, and the way to them. */
export function SwapCount({ swaps: { count, address } }: { readonly swaps: WeekSwaps }) {
  const { say } = useWords();
  if (count === 0) return null;
  return (
    <ChipLink icon={ArrowLeftRight} href={address}>
      {say('schedule.swapsAsked', { count })}
    </ChipLink>
  );
}
