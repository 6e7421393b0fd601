import { isMac } from '../kernel/device-keys.ts';
import { letterOf } from '../kernel/letter-key.ts';

/** Whether a key opens quick find: Ctrl K, on a Mac ⌘ K. */
export function isFindKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isCommand && !altKey && !shiftKey && letterOf(event) === 'k';
}

let early: KeyboardEvent | undefined;

function keep(event: KeyboardEvent): void {
  if (!isFindKey(event)) return;
  early = new KeyboardEvent(event.type, event);
  // The browser would look for it by itself, in its own field.
  event.preventDefault();
}

/** Keeps from now on a press that asks for quick find: nothing can open it before the shell stands, and nobody should have to press twice. */
export const keepFindKey = (): void => addEventListener('keydown', keep);

/** The press that was kept, once. From now on whoever takes it listens; where nobody does, it was no key of that page. */
export function takeFindKey(): KeyboardEvent | undefined {
  removeEventListener('keydown', keep);
  const taken = early;
  early = undefined;
  return taken;
}
