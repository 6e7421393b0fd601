import { useState } from 'react';
import type { AskError } from '../../kernel/refused.ts';
import { isHeldUp, type Answer } from './held-up.ts';

/** What the question has of what came of the last press. */
export interface Asking {
  /** What has to be read or said first: a toast would lie behind the question. */
  readonly answer: Answer | undefined;
  readonly error: AskError | null;
  /** A rule asks why, as was answered: perhaps one that did not when the page was read. */
  readonly asksWhy: boolean;
  readonly close: () => void;
}

interface Failed<Given> {
  readonly answer?: Given;
  readonly error?: AskError;
  readonly asksWhy: boolean;
}

const notTried = { asksWhy: false };

/**
 * The question whether somebody has another shift, knowing what is warned of. It stands until that is done, or refused, and shows what it opened with, whatever
 * comes to be known under it: that alone was read.
 *
 * @param anew what is warned of by then, where an answer says so: it is read in the question too
 */
export function useQuestion<Shown, Given extends Answer>(anew: (answer: Given) => Shown | undefined) {
  const [shown, setShown] = useState<Shown>();
  const [{ answer, error = null, asksWhy }, setFailed] = useState<Failed<Given>>(notTried);
  const ask = (what: Shown): void => {
    setShown(what);
    setFailed(notTried);
  };
  const close = (): void => {
    setShown(undefined);
    setFailed(notTried);
  };
  /** Hears what comes of it, of whoever had read something. */
  const hearing = (read: Shown) => ({
    onSuccess: (given: Given): void => {
      // Why it cannot be done at all is said beside whatever is shown by then.
      if (given.ok || !isHeldUp(given)) return close();
      setFailed({ answer: given, asksWhy: asksWhy || given.refusal === 'taking_needs_reason' });
      setShown(anew(given) ?? read);
    },
    onError: (failure: AskError): void => setFailed({ error: failure, asksWhy }),
  });
  const asking: Asking = { answer, error, asksWhy, close };
  return { shown, ask, hearing, asking };
}
