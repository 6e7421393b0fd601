import { CloudOff } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { AskProblem } from '../kernel/problem.tsx';
import { useReachability } from '../kernel/reachability.ts';
import { readBy, useReading, type Reading } from '../kernel/reading.ts';
import { Refused } from '../kernel/refused.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords, WordsProvider } from '../kernel/words.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { KioskPanel } from '../time-clock/kiosk/kiosk-panel.tsx';
import { PeopleToCome } from '../time-clock/kiosk/people-to-come.tsx';
import { useKiosk, useKioskOutbox } from '../time-clock/kiosk/queries.ts';
import { isWaiting } from '../time-clock/outbox/entry.ts';
import { BrandMark } from '../ui/brand.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';

/** /kiosk: a shared device, which nobody signs in on. Whoever is at it is spoken to in their own language. */
export function Kiosk({
  labelled: Labelled,
  lost,
}: {
  readonly labelled: ComponentType<{ readonly children: ReactNode }>;
  /** In its place where no words could be had. */
  readonly lost: ReactNode;
}) {
  const [reader, setReader] = useState<Pick<Reading, 'language' | 'hourCycle'>>();
  return (
    <WordsProvider lost={lost} reader={reader}>
      <Labelled>
        <KioskPage reader={reader} onReader={setReader} />
      </Labelled>
    </WordsProvider>
  );
}

function KioskPage({
  reader,
  onReader,
}: {
  readonly reader: Parameters<Parameters<typeof KioskPanel>[0]['onReader']>[0];
  readonly onReader: Parameters<typeof KioskPanel>[0]['onReader'];
}) {
  const { say, formats } = useWords();
  const { language } = useReading();
  const { data: kiosk, error, refetch } = useKiosk();
  const { outbox, state } = useKioskOutbox();
  const reachability = useReachability();
  const now = useServerNow();
  const place = kiosk?.location.name;
  useTitle(place === undefined ? say('kiosk.title') : say('kiosk.screen', { place }));
  const isPaired = !(error instanceof Refused && error.code === 'kiosk_not_paired');
  const waiting = state.entries.filter(isWaiting).length;
  return (
    <div className="kiosk">
      <header>
        <span className="brand">
          <BrandMark />
        </span>
        <p className="kiosk-place">
          <bdi>{place}</bdi>
        </p>
        {kiosk !== undefined && isPaired && (
          <time className="kiosk-clock num">{formats.time(now, kiosk.location.zone)}</time>
        )}
        {reader === undefined && (
          <LanguageMenu
            label={say('kernel.language')}
            value={language}
            onChange={(chosen) => readBy({ language: chosen })}
          />
        )}
      </header>
      <main tabIndex={-1}>
        {!isPaired ? (
          <>
            <h1>{say('kiosk.notPaired')}</h1>
            <EmptyState text={say('kiosk.notPairedText')}>
              <ButtonLink tone="primary" href="/login">
                {say('kiosk.logIn')}
              </ButtonLink>
            </EmptyState>
          </>
        ) : kiosk !== undefined && outbox !== undefined ? (
          <KioskPanel kiosk={kiosk} outbox={outbox} state={state} onReader={onReader} />
        ) : error === null ? (
          <PeopleToCome />
        ) : (
          <AskProblem error={error} retry={() => void refetch()} />
        )}
      </main>
      <footer>
        <div role="status">
          {reachability !== 'reachable' && isPaired && (
            <p className="row">
              <Icon of={CloudOff} size={16} />
              {say('kiosk.offline')}
            </p>
          )}
          {waiting > 0 && <p>{say('clock.waiting', { count: waiting })}</p>}
        </div>
      </footer>
    </div>
  );
}
