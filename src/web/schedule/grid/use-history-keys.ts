import { useEffect, useEffectEvent } from 'react';

/** Ctrl Z takes back and Ctrl Y does again, wherever the focus is but in a field. */
export function useHistoryKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
