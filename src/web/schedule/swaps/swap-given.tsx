import './swap.css';
import type { PendingSwap } from '../../../contract/schedule/pending-swaps.ts';
import { useWords } from '../../kernel/words.tsx';
import { SwapShift } from './swap-shift.tsx';

/** Who gives which shift to whom, and what they have in return. */
export function SwapGiven({ by, taker, shift, inReturn }: Pick<PendingSwap, 'by' | 'taker' | 'shift' | 'inReturn'>) {
  const { say } = useWords();
  return (
    <>
      <div className="swap-give">
        <span>{say('schedule.swapGives', { name: by.name, other: taker.name })}</span>
        <SwapShift shift={shift} />
      </div>
      <div className="swap-give">
        <span>
          {inReturn === null
            ? say('schedule.swapForNothing')
            : say('schedule.swapGives', { name: taker.name, other: by.name })}
        </span>
        {inReturn !== null && <SwapShift shift={inReturn} />}
      </div>
    </>
  );
}
