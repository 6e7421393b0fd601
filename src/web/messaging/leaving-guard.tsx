import { useState, type ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { countDrafts } from './outbox/drafts.ts';
import { settle, unsentNow } from './outbox/outbox.ts';

/** As long as punches are waited for. */
const patienceMilliseconds = 4_000;

/** What somebody wrote here, as they log out. */
interface Unsent {
  readonly messages: number;
  readonly drafts: number;
  readonly answer: (leaves: boolean) => void;
}

interface LeavingGuard {
  /** Sends what waits, and asks where something is left. Whether the person wants to be logged out. */
  readonly mayLeave: () => Promise<boolean>;
  /** To be shown somewhere on the screen. */
  readonly question: ReactNode;
}

/** Nobody logs out over something that they wrote and did not send without hearing what becomes of it. */
export function useLeavingGuard(ownId: string): LeavingGuard {
  const [unsent, setUnsent] = useState<Unsent>();
  async function mayLeave(): Promise<boolean> {
    await settle(navigator.onLine ? patienceMilliseconds : 0);
    const messages = unsentNow().length;
    const drafts = countDrafts(ownId);
    if (messages + drafts === 0) return true;
    const leaves = await new Promise<boolean>((answer) => setUnsent({ messages, drafts, answer }));
    setUnsent(undefined);
    return leaves;
  }
  return { mayLeave, question: unsent && <LeaveQuestion {...unsent} /> };
}

function LeaveQuestion({ messages, drafts, answer }: Unsent) {
  const { say } = useWords();
  const actions = (
    <>
      <Button tone="out" onPress={() => answer(true)}>
        {say('messaging.leaveUnsent')}
      </Button>
      <Button tone="primary" onPress={() => answer(false)}>
        {say('kernel.stay')}
      </Button>
    </>
  );
  return (
    <Dialog title={say('messaging.unsentTitle')} isOpen mustAnswer onClose={() => answer(false)} actions={actions}>
      {messages > 0 && <p>{say('messaging.unsentMessages', { count: messages })}</p>}
      {drafts > 0 && <p>{say('messaging.unsentDrafts', { count: drafts })}</p>}
    </Dialog>
  );
}
