import { ArrowLeftRight } from 'lucide-react';
import type { WeekSwap } from '../../../contract/schedule/week-swaps.ts';
import { useWords, type Words } from '../../kernel/words.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SwapState } from './swap-state.tsx';
import type { WeekSwaps } from './swaps-of-week.ts';
import './swap.css';

interface SwapNoteProps {
  readonly swaps: WeekSwaps;
  readonly shiftId: string;
  /** Opens a swap above the form, of which nothing typed is lost by it. */
  readonly onSee: (offerId: string) => void;
}

/**
 * In the form of a shift: that its swap waits for the reader, and who would have it; or that it is offered, by whom, to whom, and where that
 * stands. The way to where it is answered leads out of the form, which asks before something typed is lost.
 */
export function SwapNote({ swaps, shiftId, onSee }: SwapNoteProps) {
  const words = useWords();
  const { say } = words;
  const swap = swaps.byShift.get(shiftId);
  const offer = swaps.offered.get(shiftId);
  const offerId = swap?.offerId ?? offer?.offerId;
  if (offerId === undefined) return null;
  return (
    <div className="swap-note">
      {swap !== undefined && <Chip icon={ArrowLeftRight}>{say('schedule.swapAsked')}</Chip>}
      {swap === undefined && offer && (
        <>
          <Chip icon={ArrowLeftRight}>{say('schedule.swapOffered')}</Chip>
          <SwapState state={offer.standing} />
        </>
      )}
      {swap !== undefined && <p>{sayAsked(swap, shiftId, words)}</p>}
      {swap === undefined && offer && <p>{sayOffered(offer, shiftId, words)}</p>}
      <span className="row">
        <Button size="sm" onPress={() => onSee(offerId)}>
          {say('schedule.swaps.see')}
        </Button>
        {swap !== undefined && (
          <ButtonLink size="sm" href={swaps.address}>
            {say('schedule.swapAsked.answer')}
          </ButtonLink>
        )}
      </span>
    </div>
  );
}

function sayAsked(
  { by, taker, shift }: NonNullable<ReturnType<WeekSwaps['byShift']['get']>>,
  shiftId: string,
  { say }: Words,
): string {
  const [from, to] = shift.shiftId === shiftId ? [by, taker] : [taker, by];
  return say('schedule.swapAsked.note', { name: from.name, other: to.name });
}

/** Who offers a shift and to whom, or proposes it in return and for whose. */
function sayOffered({ shiftId: offered, by, to, returns }: WeekSwap, shiftId: string, { say }: Words): string {
  const proposed = offered === shiftId ? undefined : returns.find((one) => one.shiftId === shiftId);
  if (proposed !== undefined) {
    return say('schedule.swapOffered.return', { name: proposed.by.name, other: by.name });
  }
  if (to === null) return say('schedule.swapOffered.toAll', { name: by.name });
  return say('schedule.swapOffered.to', { name: by.name, other: to.name });
}
