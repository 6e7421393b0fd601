import './entrance.css';
import type { ReactNode } from 'react';
import { TodayPanel } from '../identity/today-panel.tsx';
import { readBy } from '../kernel/reading.ts';
import { useWords } from '../kernel/words.tsx';
import { BrandMark } from '../ui/brand.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';

const thisYear = new Date().getFullYear();

/** Around the pages of those who are not signed in, or not admitted; the language chosen here stays with the device. */
export function EntranceFrame({ children }: { readonly children: ReactNode }) {
  const { say, language } = useWords();
  return (
    <div className="entrance">
      <header>
        <span className="brand">
          <BrandMark />
          {say('kernel.brand')}
        </span>
        <LanguageMenu
          label={say('kernel.language')}
          value={language}
          onChange={(chosen) => readBy({ language: chosen })}
        />
      </header>
      <main>
        {children}
        <TodayPanel />
      </main>
      <footer>
        <bdi dir="ltr">{say('kernel.copyright', { year: thisYear })}</bdi>
      </footer>
    </div>
  );
}
