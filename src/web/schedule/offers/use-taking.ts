import { telling } from '../../kernel/telling.tsx';
import { butHeldUp } from './held-up.ts';
import { useTake } from './queries.ts';

/** Takes a shift, and says whether it is the reader's now, waits for a manager, or was somebody else's before. */
export const useTaking = () =>
  useTake(
    butHeldUp(
      telling((words, { waitsForApproval }) => words.say(waitsForApproval ? 'schedule.takenWaits' : 'schedule.taken')),
    ),
  );
