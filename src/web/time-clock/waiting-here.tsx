import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { waitingHere } from './outbox/waiting-here.ts';

/** For whoever is about to log in: that punches wait on this device, and for what. Nobody's name is told. */
export function WaitingHere() {
  const { say } = useWords();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let gone = false;
    void waitingHere().then((found) => gone || setCount(found));
    return () => {
      gone = true;
    };
  }, []);
  return count > 0 && <p role="status">{say('kernel.waitingHere', { count })}</p>;
}
