import { Link } from '@tanstack/react-router';
import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Waiting } from '../ui/tabs.tsx';
import { barOf, isCurrent, type NavigationEntry, type WaitingCounts } from './navigation.ts';

interface BottomNavigationProps {
  readonly entries: readonly NavigationEntry[];
  readonly path: string;
  readonly counts: WaitingCounts;
  readonly onLogout: () => void;
}

/** The bar under the thumb of a phone: what is used every day, and More for the rest. */
export function BottomNavigation({ entries, path, counts, onLogout }: BottomNavigationProps) {
  const { say } = useWords();
  const [more, setMore] = useState(false);
  const bar = barOf(entries);
  const rest = entries.filter((entry) => !bar.includes(entry));
  const close = () => setMore(false);
  return (
    <nav className="bottom" aria-label={say('nav.mainMobile')}>
      <ul>
        {bar.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} {...(isCurrent(entry, path) && { 'aria-current': 'page' as const })}>
              <Icon of={entry.shortIcon ?? entry.icon} size={22} />
              {say(entry.shortLabel ?? entry.label)}
              <Waiting count={counts[entry.path]} />
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={more}
            {...(rest.some((entry) => isCurrent(entry, path)) && { 'aria-current': true })}
            onClick={() => setMore(true)}
          >
            <Icon of={Menu} size={22} />
            {say('nav.more')}
          </button>
        </li>
      </ul>
      <Dialog title={say('nav.more')} isOpen={more} onClose={close} low>
        <ul className="more-list">
          {rest.map((entry) => (
            <li key={entry.path}>
              <Link
                to={entry.path}
                onClick={close}
                {...(isCurrent(entry, path) && { 'aria-current': 'page' as const })}
              >
                <Icon of={entry.icon} />
                {say(entry.label)}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                onLogout();
              }}
            >
              <Icon of={LogOut} flip />
              {say('nav.logout')}
            </button>
          </li>
        </ul>
      </Dialog>
    </nav>
  );
}
