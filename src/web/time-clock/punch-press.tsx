import { useRef } from 'react';
import { UNDO_MILLISECONDS } from '../../domain/time-clock/decide-undo.ts';
import type { PunchKind } from '../../domain/time-clock/punch.ts';
import { Said } from '../kernel/words.tsx';
import { showToast } from '../ui/toast.tsx';
import { useClockwork } from './clock-provider.tsx';
import { useRecordPunch, useUndoPunch } from './queries.ts';
import { punchLooks } from './view/looks.ts';

/** Takes away what the press before said: only the latest punch can be taken back. */
let closeLast = (): void => {};

/** An answer that comes within this is told at once; a slower one is told after "saved on this device". */
const quickAnswer = 400;

/**
 * Presses a button of the clock: the punch acts at once, and a toast says what is true of it (saved
 * here, or recorded) and offers Undo for ten seconds. A refusal is told by the panel, not by a toast.
 */
export function usePress(): (kind: PunchKind) => void {
  const { outbox } = useClockwork();
  const record = useRecordPunch();
  const undo = useUndoPunch();
  const pressing = useRef(false);

  async function press(kind: PunchKind): Promise<void> {
    const undoUntil = Date.now() + UNDO_MILLISECONDS;
    const pressed = await record(kind);
    pressing.current = false;
    if (pressed === undefined || outbox === undefined) return;
    let undone = false;
    const takeBack = (): void => {
      undone = true;
      void undo(pressed.id);
    };
    const tell = (word: 'clock.recorded' | 'clock.saved' | 'clock.sending') => {
      closeLast();
      closeLast = showToast(
        {
          text: <Said of={({ say }) => say(word, { punch: say(punchLooks[kind].name) })} />,
          action: { label: <Said of={({ say }) => say('kernel.undo')} />, onPress: takeBack },
        },
        { forMilliseconds: Math.max(1, undoUntil - Date.now()) },
      );
      return closeLast;
    };

    const first = await outbox.answered(pressed.id, quickAnswer);
    // The session ended with this very press: there is nobody here any more to be told.
    if (!outbox.isOpen()) return;
    if (first === 'gone') {
      tell('clock.recorded');
      return;
    }
    if (first === 'refused') return;
    const close = tell(pressed.kept === 'device' ? 'clock.saved' : 'clock.sending');
    const then = await outbox.answered(pressed.id, undoUntil - Date.now());
    if (undone || then === 'waiting' || !outbox.isOpen()) return;
    close();
    if (then === 'gone') tell('clock.recorded');
  }

  return (kind) => {
    // A double click is one press: the second would only be refused.
    if (pressing.current) return;
    pressing.current = true;
    closeLast();
    press(kind).catch((error: unknown) => {
      pressing.current = false;
      reportError(error);
    });
  };
}
