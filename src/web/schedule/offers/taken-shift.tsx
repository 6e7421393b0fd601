import type { OwnShift } from '../../../contract/schedule/own-shifts.ts';
import { useWords } from '../../kernel/words.tsx';
import { SwapShift } from '../swaps/swap-shift.tsx';

/** A shift that the reader would have, whole: when and where, and how long it is. */
export function TakenShift({ shift }: { readonly shift: OwnShift }) {
  const { say, formats } = useWords();
  return (
    <>
      <SwapShift shift={shift} />
      <p>
        {say('schedule.lengthWithBreak', {
          hours: formats.hours(shift.workMinutes, 'where_needed').text,
          minutes: shift.breakMinutes,
        })}
      </p>
    </>
  );
}
