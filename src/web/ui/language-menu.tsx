import './language-menu.css';
import { Languages } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import type { Language } from '../../domain/kernel/language.ts';
import { Icon } from './icon.tsx';
import { ChoiceMenu } from './menu.tsx';

/** Each language in its own words, as its readers look for it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ar: 'العربية' };

const shortNames: Readonly<Record<Language, string>> = { en: 'EN', es: 'ES', ar: 'ع' };

interface LanguageMenuProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** The language selector of the header. */
export function LanguageMenu({ label, value, onChange }: LanguageMenuProps) {
  const choices = (Object.keys(languageNames) as Language[]).map((language) => ({
    value: language,
    label: languageNames[language],
    lang: language,
  }));
  // What is seen comes first in the name, so that it can be called by voice.
  const name = `${shortNames[value]}, ${label}`;
  return (
    <ChoiceMenu
      label={label}
      choices={choices}
      value={value}
      onChange={onChange}
      trigger={
        <AriaButton className="lang" aria-label={name}>
          <Icon of={Languages} size={16} />
          {shortNames[value]}
        </AriaButton>
      }
    />
  );
}
