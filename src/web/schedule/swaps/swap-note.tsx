import { ArrowLeftRight } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import type { WeekSwaps } from './swaps-of-week.ts';
import './swap.css';

/** In the form of a shift: that its swap waits for the reader, who would have it, and the way there. */
export function SwapNote({ swaps, shiftId }: { readonly swaps: WeekSwaps; readonly shiftId: string }) {
  const { say } = useWords();
  const swap = swaps.byShift.get(shiftId);
  if (swap === undefined) return null;
  const { by, taker, shift } = swap;
  const [from, to] = shift?.shiftId === shiftId ? [by, taker] : [taker, by];
  return (
    <p className="swap-note">
      <ChipLink icon={ArrowLeftRight} href={swaps.address}>
        {say('schedule.swapAsked')}
      </ChipLink>
      {say('schedule.swapAsked.note', { name: from.name, other: to.name })}
    </p>
  );
}
