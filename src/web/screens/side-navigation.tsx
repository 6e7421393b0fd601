import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { Waiting } from '../ui/tabs.tsx';
import { isCurrent, type NavigationEntry, type WaitingCounts } from './navigation.ts';

interface SideNavigationProps {
  readonly entries: readonly NavigationEntry[];
  readonly path: string;
  readonly counts: WaitingCounts;
  readonly onLogout: () => void;
}

/** Where the menu is longer than the window, the entry of the screen that is open stands in what is seen of it. */
function bringIntoView(entry: HTMLElement | null): void {
  // Browsers answer with a promise by now, which React would take for what undoes this.
  entry?.scrollIntoView({ block: 'nearest' });
}

/** The menu beside the sheet; between 721 and 1120 pixels a rail of icons, whose words come beside them on hover and focus. */
export function SideNavigation({ entries, path, counts, onLogout }: SideNavigationProps) {
  const { say } = useWords();
  const grouped = entries.filter(({ group }) => group !== undefined);
  const link = (entry: NavigationEntry) => (
    <li key={entry.path}>
      <Link to={entry.path} {...(isCurrent(entry, path) && { 'aria-current': 'page' as const, ref: bringIntoView })}>
        <Icon of={entry.icon} />
        <span>{say(entry.label)}</span>
        <Waiting count={counts[entry.path]} />
      </Link>
    </li>
  );
  return (
    <nav className="side" aria-label={say('nav.main')}>
      <div className="side-middle">
        <ul>{entries.filter(({ place, group }) => place === 'head' && group === undefined).map(link)}</ul>
        {grouped.length > 0 && (
          <>
            <p className="grp" id="side-organization">
              {say('nav.organization')}
            </p>
            <ul aria-labelledby="side-organization">{grouped.map(link)}</ul>
          </>
        )}
      </div>
      <ul className="foot">
        {entries.filter(({ place, group }) => place === 'foot' && group === undefined).map(link)}
        <li>
          <button type="button" onClick={onLogout}>
            <Icon of={LogOut} flip />
            <span>{say('nav.logout')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
