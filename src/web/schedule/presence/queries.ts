import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readPresence } from '../../../contract/schedule/presence.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { whenChanged } from '../../kernel/live.ts';

/** A shift that begins changes who is expected and who is late, and nobody presses anything. */
const longestAge = 30_000;
/** At nine o'clock a whole shop punches: it is read once, not thirty times. */
const together = 1_000;

/** Where everybody is, followed. */
export function usePresence() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenChanged('presence', () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: keyOf(readPresence) });
      }, together);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return useQuery({ ...ask(readPresence), refetchInterval: longestAge });
}
