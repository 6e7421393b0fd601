import { useEffect, useRef } from 'react';

/** Asks whether the step that called this still stands on the screen: an answer that comes after its person left is nobody's. */
export function useIsAtIt(): () => boolean {
  const isAtIt = useRef(true);
  useEffect(() => {
    isAtIt.current = true;
    return () => {
      isAtIt.current = false;
    };
  }, []);
  return () => isAtIt.current;
}
