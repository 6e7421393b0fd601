import { readBy } from '../kernel/reading.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { OutboxPanel } from '../notifications/outbox-panel.tsx';
import { BrandMark } from '../ui/brand.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';

/** /dev/outbox: in development and in the demo only, for whoever sits at that machine. */
export function DevOutbox() {
  const { say, language } = useWords();
  useTitle(say('outbox.title'));
  return (
    <div className="outbox-page">
      <header>
        <a className="brand" href="/">
          <BrandMark />
          {say('kernel.brand')}
        </a>
        <LanguageMenu
          label={say('kernel.language')}
          value={language}
          onChange={(chosen) => readBy({ language: chosen })}
        />
      </header>
      <main>
        <div className="lead">
          <h1>{say('outbox.title')}</h1>
          <p>{say('outbox.lead')}</p>
        </div>
        <OutboxPanel />
      </main>
    </div>
  );
}
