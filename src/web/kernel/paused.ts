import { useEffect, useState } from 'react';

/** Milliseconds without a key after which what was typed is searched for. */
const typingPause = 250;

/** A text once nobody has typed for a moment, so that the server is not asked letter by letter. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
