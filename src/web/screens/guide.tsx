import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { readChapters } from '../../words/chapters.ts';
import { useReading } from '../kernel/reading.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { isFindKey, takeFindKey } from './find-ahead.ts';
import type { QuickFindProps } from './quick-find.tsx';

const QuickFind = onDemand<QuickFindProps>(
  async () => (await Promise.all([import('./quick-find.tsx'), readChapters('office')]))[0].QuickFind,
);
const ShortcutList = onDemand<{ readonly doer: EmployeeSelf; readonly onClose: () => void }>(
  async () => (await Promise.all([import('../guidance/shortcut-list.tsx'), readChapters('office')]))[0].ShortcutList,
);
const TimeOffForm = onDemand<{ readonly self: EmployeeSelf; readonly onClose: () => void }>(
  async () => (await Promise.all([import('../time-off/time-off-form.tsx'), readChapters('office')]))[0].TimeOffForm,
);

type Opened = 'find' | 'shortcuts' | 'time_off';

export interface Guide {
  readonly open: (what: 'find' | 'shortcuts') => void;
  /** What stands open above the page. */
  readonly opened: ReactNode;
}

/** What opens above every screen: quick find by Ctrl K, and the list of keys by ? where single keys are not off. */
export function useGuide(self: EmployeeSelf, onLogout: () => void): Guide {
  const [opened, setOpened] = useState<Opened>();
  const [typed, setTyped] = useState('');
  const { singleKeys } = useReading();
  const open = (what: Opened | undefined): void => {
    setTyped('');
    setOpened(what);
  };
  const close = (): void => open(undefined);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // Above a dialog nothing opens: what is typed in it would be left behind.
    if (event.defaultPrevented || document.querySelector(openDialog) !== null) return;
    const wanted = wantedBy(event, singleKeys);
    if (wanted === 'find' || opened !== 'find') {
      if (wanted === undefined) return;
      open(wanted);
    } else if (event.key === 'Escape') close();
    // Its field is on its way: what is typed meanwhile is what is looked for, and nothing to the page beneath.
    else if (isLetter(event)) setTyped((before) => before + event.key);
    else return;
    event.preventDefault();
  });
  // Before the shell is seen: between its paint and an effect after it a press would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    const early = takeFindKey();
    if (early !== undefined) dispatchEvent(early);
    return () => removeEventListener('keydown', listen);
  }, []);
  return {
    open,
    opened: (
      <>
        {opened === 'find' && (
          <QuickFind
            self={self}
            typed={typed}
            onClose={close}
            onDeed={(deed) => {
              if (deed === 'logout') onLogout();
              else open(deed);
            }}
          />
        )}
        {opened === 'shortcuts' && <ShortcutList doer={self} onClose={close} />}
        {opened === 'time_off' && <TimeOffForm self={self} onClose={close} />}
      </>
    ),
  };
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** A notice is an alertdialog too, one that lets the page be used. */
const openDialog = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';
/** Where a key is a letter, or begins a word that is looked for. */
const takesLetters = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

function wantedBy(event: KeyboardEvent, singleKeys: boolean): 'find' | 'shortcuts' | undefined {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (isFindKey(event)) return 'find';
  if ((key !== '?' && key !== '؟') || !singleKeys || ctrlKey || metaKey || altKey) return undefined;
  return target instanceof Element && target.closest(takesLetters) !== null ? undefined : 'shortcuts';
}
