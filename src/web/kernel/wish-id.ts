import { useRef } from 'react';
import { v7 } from 'uuid';

/**
 * The id of what a form asks for. What was sent and not answered is sent again under its id, and is there once; whoever changes it asks for
 * something else, which has an id of its own.
 */
export function useWishId(): {
  readonly idOf: (wish: object) => string;
  /** It is there: whoever asks for the same again means another one. */
  readonly forget: () => void;
} {
  const last = useRef<{ readonly id: string; readonly spelled: string }>(undefined);
  return {
    idOf: (wish) => {
      const spelled = JSON.stringify(wish);
      const { id } = last.current?.spelled === spelled ? last.current : { id: v7() };
      last.current = { id, spelled };
      return id;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
