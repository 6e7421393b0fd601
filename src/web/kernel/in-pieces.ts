import { useDeferredValue } from 'react';

/**
 * An answer, from the moment at which what it brings to the screen has been drawn aside. An answer that arrives is drawn in one piece of work, and
 * a press that comes meanwhile waits for all of it; its first drawing is the long one, and can be interrupted.
 */
export function useInPieces<Answer>(answer: Answer | undefined): Answer | undefined {
  const isDrawn = useDeferredValue(answer !== undefined);
  return isDrawn ? answer : undefined;
}
