import { useState } from 'react';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { scopeOf } from '../view/policy.ts';

/**
 * A version as it is typed: for whom, from when on, and what it says. Untouched it says what is in force for them, so that `changed` is undefined
 * until something is typed.
 */
export function useVersion<Values>(today: PlainDate) {
  const [holder, setHolder] = useState('organization');
  const [starts, setStarts] = useState<string>(today);
  const [changed, setChanged] = useState<Values>();
  const [tried, setTried] = useState(false);
  const startsOn = parsePlainDate(starts);
  return {
    holder,
    setHolder,
    scope: scopeOf(holder),
    starts,
    setStarts,
    startsOn,
    /** The date of which is shown what is in force. */
    shownOn: startsOn ?? today,
    changed,
    setChanged,
    /** Whether it was to be sent: what is missing is said from then on. */
    tried,
    setTried: () => setTried(true),
    /** Nothing is typed any more: it was saved, or is left. */
    clear: () => {
      setChanged(undefined);
      setTried(false);
    },
  };
}

export type TypedVersion = ReturnType<typeof useVersion<unknown>>;
