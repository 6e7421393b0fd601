import './settings-navigation.css';
import { Link } from 'react-aria-components';
import { useWords } from '../kernel/words.tsx';

const pages = [
  { path: '/settings/profile', label: 'people.profile' },
  { path: '/settings/security', label: 'security.title' },
  { path: '/settings/preferences', label: 'people.preferences' },
] as const;

/** The pages of Settings, as tabs that are links. */
export function SettingsNavigation({ path }: { readonly path: (typeof pages)[number]['path'] }) {
  const { say } = useWords();
  return (
    <nav className="tabs" aria-label={say('kernel.pages')}>
      {pages.map((page) => (
        <Link key={page.path} href={page.path} {...(page.path === path && { 'aria-current': 'page' })}>
          {say(page.label)}
        </Link>
      ))}
    </nav>
  );
}
