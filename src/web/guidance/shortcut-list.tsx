import './shortcut-list.css';
import type { Doer } from '../../domain/access/may.ts';
import { isMac } from '../kernel/device-keys.ts';
import { useWords } from '../kernel/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { shortcutsOf, signOf, type Key, type NamedKey } from './view.ts';

const named: ReadonlySet<string> = new Set<NamedKey>(['mod', 'alt', 'shift', 'enter', 'escape', 'delete', 'arrows']);
const isNamed = (key: Key): key is NamedKey => named.has(key);

/** The keys that do something, by where they do it. */
export function ShortcutList({ doer, onClose }: { readonly doer: Doer; readonly onClose: () => void }) {
  const { say } = useWords();
  const nameOf = (key: Key): string => signOf(key, isMac) ?? (isNamed(key) ? say(`guidance.key.${key}`) : key);
  return (
    <Dialog title={say('nav.shortcuts')} isOpen onClose={onClose}>
      <div className="shortcuts">
        {shortcutsOf(doer).map(({ name, shortcuts }) => (
          <section key={name} aria-labelledby={name}>
            <h3 id={name}>{say(name)}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <dt>{say(does)}</dt>
                  <dd dir="ltr">
                    {keys.map((key) => (
                      <kbd key={key}>{nameOf(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
