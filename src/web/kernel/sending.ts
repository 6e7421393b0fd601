import { useLayoutEffect, useRef, useState } from 'react';
import { Unreachable } from './call.ts';

/** How it stands with what was sent last. */
interface Standing<Answer> {
  readonly isPending: boolean;
  /** It was answered; with nothing, where {@link data} is undefined. */
  readonly isSuccess: boolean;
  readonly data: Answer | undefined;
  readonly error: Unreachable | null;
}

const idle = { isPending: false, isSuccess: false, data: undefined, error: null };

/**
 * What a person sends by a press, and how it stands: as a mutation of the client of questions, for the pages that open without one.
 *
 * @param send the latest is called, so that it may read what the page knows by then
 */
export function useSending<Wish, Answer>(send: (wish: Wish) => Promise<Answer>) {
  const [standing, setStanding] = useState<Standing<Answer>>(idle);
  const latest = useRef(send);
  const count = useRef(0);
  useLayoutEffect(() => {
    latest.current = send;
  });
  // One for the life of the page: effects may wait for it.
  const [{ mutate, reset }] = useState(() => ({
    /** Sends it; gives the answer, or undefined where nobody answered. */
    mutate: async (wish: Wish): Promise<Answer | undefined> => {
      const mine = ++count.current;
      const stands = (how: Partial<Standing<Answer>>): void => {
        // Of two that are under way the page tells of the later one.
        if (mine === count.current) setStanding({ ...idle, ...how });
      };
      stands({ isPending: true });
      try {
        const data = await latest.current(wish);
        stands({ isSuccess: true, data });
        return data;
      } catch (error) {
        if (!(error instanceof Unreachable)) {
          stands({});
          throw error;
        }
        stands({ error });
        return undefined;
      }
    },
    /** Forgets how the last one stood. */
    reset: (): void => {
      count.current += 1;
      setStanding(idle);
    },
  }));
  return { ...standing, mutate, reset };
}
