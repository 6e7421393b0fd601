import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { allRecorded } from './unrecorded.ts';
import { useWords } from './words.tsx';

/** Forms on the screen with something typed that is not saved yet. */
const unsaved = new Set<symbol>();

interface UnsavedGuardProps {
  /** Something was typed that the server does not have. */
  readonly isDirty: boolean;
  /** Something of it would not even survive a reload, and so the browser asks as well. */
  readonly isFragile: boolean;
  /** The person leaves all the same. */
  readonly onLeave: () => void;
  /** Whether a way within the screen leads off what was typed as well, by the search of its address; none does unless it is said. */
  readonly leavesBy?: (search: object) => boolean;
}

/** Asks before what was typed is left behind, at every way out of the screen; for logging out see {@link useUnsavedQuestion}. */
export function UnsavedGuard({ isDirty, isFragile, onLeave, leavesBy }: UnsavedGuardProps) {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('a form');
    unsaved.add(form);
    return () => {
      unsaved.delete(form);
    };
  }, [isDirty]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && (current.pathname !== next.pathname || leavesBy?.(next.search) === true),
    enableBeforeUnload: () => isFragile,
    withResolver: true,
  });
  const leave = (): void => {
    onLeave();
    proceed?.();
  };
  return <LeaveDialog isOpen={status === 'blocked'} onStay={() => reset?.()} onLeave={leave} />;
}

/** As long as punches are waited for. */
const patienceMilliseconds = 4_000;

/**
 * Asks before somebody logs out over something unsaved, or not recorded in spite of a while's waiting: `mayLeave` waits for the answer,
 * `question` is the dialog.
 */
export function useUnsavedQuestion(): { readonly mayLeave: () => Promise<boolean>; readonly question: ReactNode } {
  const [settle, setSettle] = useState<(leaves: boolean) => void>();
  const answer = (leaves: boolean): void => {
    settle?.(leaves);
    setSettle(undefined);
  };
  return {
    mayLeave: async () => {
      const isRecorded = await allRecorded(navigator.onLine ? patienceMilliseconds : 0);
      if (isRecorded && unsaved.size === 0) return true;
      return new Promise((resolve) => {
        setSettle(() => resolve);
      });
    },
    question: <LeaveDialog isOpen={settle !== undefined} onStay={() => answer(false)} onLeave={() => answer(true)} />,
  };
}

/** The question itself. */
function LeaveDialog({
  isOpen,
  onStay,
  onLeave,
}: {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const { say } = useWords();
  const actions = (
    <>
      <Button tone="out" onPress={onLeave}>
        {say('kernel.leaveUnsaved')}
      </Button>
      <Button tone="primary" onPress={onStay}>
        {say('kernel.stay')}
      </Button>
    </>
  );
  return (
    <Dialog title={say('kernel.unsavedTitle')} isOpen={isOpen} onClose={onStay} mustAnswer actions={actions}>
      <p>{say('kernel.unsavedText')}</p>
    </Dialog>
  );
}
