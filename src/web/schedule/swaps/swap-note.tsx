import { ArrowLeftRight } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { WeekSwaps } from './swaps-of-week.ts';
import './swap.css';

/** In the form of a shift: that its swap waits for the reader, and who would have it. No way leads out of a form in which something is typed. */
export function SwapNote({ swaps, shiftId }: { readonly swaps: WeekSwaps; readonly shiftId: string }) {
  const { say } = useWords();
  const swap = swaps.byShift.get(shiftId);
  if (swap === undefined) return null;
  const { by, taker, shift } = swap;
  const [from, to] = shift.shiftId === shiftId ? [by, taker] : [taker, by];
  return (
    <p className="swap-note">
      <Chip icon={ArrowLeftRight}>{say('schedule.swapAsked')}</Chip>
      {say('schedule.swapAsked.note', { name: from.name, other: to.name })}
    </p>
  );
}
