import { useState, type ReactNode } from 'react';
import { useReachability } from '../kernel/reachability.ts';
import { Said, useWords, type Words } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useClockwork } from './clock-provider.tsx';
import { isWaiting } from './outbox/entry.ts';
import { useOutbox } from './queries.ts';
import { isUnkept } from './view/looks.ts';

/** Long enough for a few punches over a slow network, short enough to wait for with the hand on the door. */
const patienceMilliseconds = 4_000;

interface LogOutGuard {
  /** Sends what waits, or asks. Whether the person may be, and wants to be, logged out. */
  readonly mayLogOut: () => Promise<boolean>;
  /** To be shown somewhere on the screen. */
  readonly question: ReactNode;
}

/** Nobody loses a punch by logging out: it is sent first, or stays on the device and its owner is told so. */
export function useLogOutGuard(): LogOutGuard {
  const { outbox } = useClockwork();
  const waiting = useOutbox().entries.filter(isWaiting);
  const [answer, setAnswer] = useState<(leave: boolean) => void>();
  const isSent = waiting.length === 0;

  async function mayLogOut(): Promise<boolean> {
    if (outbox === undefined) return true;
    const sendingFirst = ({ say }: Words): string => say('clock.sendingFirst', { count: waiting.length });
    // Said at once: nobody should wonder whether the button was heard.
    const close = isSent ? undefined : showToast({ text: <Said of={sendingFirst} /> });
    const isSettled = await outbox.settle(navigator.onLine ? patienceMilliseconds : 0);
    close?.();
    if (isSettled) return true;
    const leave = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(undefined);
    return leave;
  }

  const question = answer && <LeaveQuestion count={waiting.length} unkept={waiting.some(isUnkept)} onAnswer={answer} />;
  return { mayLogOut, question };
}

interface LeaveQuestionProps {
  readonly count: number;
  readonly unkept: boolean;
  readonly onAnswer: (leave: boolean) => void;
}

/** What is sent while the question stands changes the question, and does not answer it. */
function LeaveQuestion({ count, unkept, onAnswer }: LeaveQuestionProps) {
  const { say } = useWords();
  const isSent = count === 0;
  const notNow = useReachability() === 'reachable' ? undefined : say('clock.leaveNotNow');
  const actions = (
    <>
      <Button tone={unkept ? 'out' : 'line'} unavailable={notNow} onPress={() => onAnswer(true)}>
        {say('clock.leave')}
      </Button>
      <Button tone="primary" onPress={() => onAnswer(false)}>
        {say(isSent ? 'clock.stayHere' : 'clock.stay')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      mustAnswer
      title={say(isSent ? 'clock.leaveSentTitle' : 'clock.leaveTitle')}
      onClose={() => onAnswer(false)}
      actions={actions}
    >
      <p>{isSent ? say('clock.leaveSent') : say(unkept ? 'clock.leaveUnkept' : 'clock.leaveSaved', { count })}</p>
      {notNow !== undefined && <p>{notNow}</p>}
    </Dialog>
  );
}
