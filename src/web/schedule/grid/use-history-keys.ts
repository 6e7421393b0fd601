import { useEffect, useEffectEvent } from 'react';
import { letterOf } from '../../kernel/letter-key.ts';

/** Where keys are for what is typed, or for a question that stands before the grid. */
const elsewhere = [
  'input:not([type="radio"], [type="checkbox"]), textarea, select',
  '[role="dialog"], [role="dialog"] *, [role="alertdialog"], [role="alertdialog"] *',
].join();

/** Ctrl Z takes back and Ctrl Y does again, wherever the focus is but in a field that is typed in, or in a dialog. */
export function useHistoryKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof HTMLElement && event.target.matches(elsewhere);
    if (isElsewhere || !(event.ctrlKey || event.metaKey)) return;
    const letter = letterOf(event);
    const act = letter === 'y' || (letter === 'z' && event.shiftKey) ? redo : letter === 'z' ? undo : undefined;
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
