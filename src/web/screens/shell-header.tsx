import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { isMac } from '../kernel/device-keys.ts';
import { useWords } from '../kernel/words.tsx';
import { LocationMenu } from '../people/location-menu.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { BrandMark } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';

interface ShellHeaderProps {
  readonly self: EmployeeSelf;
  /** The clock at a glance, on every page that is wide enough. */
  readonly capsule: ReactNode;
  /** What the reader was told. */
  readonly bell: ReactNode;
  readonly onFind: () => void;
  readonly onLanguage: (language: Language) => void;
}

/** The header: product, where the reader works, quick find, the clock at a glance, what was told, language, and who they are. */
export function ShellHeader({ self, capsule, bell, onFind, onLanguage }: ShellHeaderProps) {
  const { say, language } = useWords();
  const name = `${self.firstName} ${self.lastName}`;
  return (
    <header className="top">
      <Link className="brand" to="/dashboard">
        <BrandMark />
        <span>{say('kernel.brand')}</span>
      </Link>
      <LocationMenu self={self} />
      <span className="grow hide-s" />
      <button
        type="button"
        className="find"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={onFind}
      >
        <Icon of={Search} />
        <span>{say('nav.find')}</span>
        <kbd aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {capsule}
      {bell}
      <LanguageMenu label={say('kernel.language')} value={language} onChange={onLanguage} />
      <Link className="me" to="/settings/profile" title={name}>
        <Avatar name={name} photoUrl={self.photoUrl} hue="c1" />
        <span className="sr">{say('nav.profileOf', { name })}</span>
      </Link>
    </header>
  );
}
