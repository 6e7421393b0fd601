import { createContext, startTransition, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { speaker as loadSpeaker, speakerOfLoss, whenWordsArrive } from '../../words/chapters.ts';
import { formatsOf, type Formats, type HourCycle } from '../../words/formats.ts';
import type { Speaker } from '../../words/speak.ts';
import { calendarReady } from './calendar.ts';
import { showLanguage, useReading, type Reading } from './reading.ts';

/** What a screen speaks with: `say('clock.clockIn')`, `formats.time(at, zone)`, `direction`. */
export interface Words extends Speaker {
  readonly speaker: Speaker;
  readonly hourCycle: HourCycle;
  readonly formats: Formats;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** The words of the language that the reader chose; a change of language reaches every part at once. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('useWords needs a WordsProvider around it.');
  return words;
}

/** A sentence that follows a change of language, where it is not part of a screen: `<Said of={({ say }) => say('kernel.saved')} />`. */
export const Said = ({ of }: { readonly of: (words: Words) => string }) => of(useWords());

interface WordsProviderProps {
  readonly children: ReactNode;
  /** In place of them where no words could be had, and nobody speaks yet: it may say what {@link speakerOfLoss} knows. */
  readonly lost: ReactNode;
  /** How somebody else reads who is at this device for a moment. */
  readonly reader?: Pick<Reading, 'language' | 'hourCycle'> | undefined;
}

/**
 * Speaks the reader's language to everything inside. Until the first catalog is there nothing is
 * shown; while another one loads, the former goes on speaking.
 */
export function WordsProvider({ children, lost, reader }: WordsProviderProps) {
  const own = useReading();
  const reading = reader ?? own;
  const [speaks, setSpeaks] = useState<Speaker>();
  const [isLost, setLost] = useState(false);
  // Of a page that is open over New Year's Eve the former one is said until it is opened again.
  const [presentYear] = useState(() => new Date().getFullYear());

  useEffect(() => {
    let wanted = true;
    const speak = (loaded: Speaker) => {
      if (wanted) startTransition(() => setSpeaks(loaded));
    };
    // A catalog that cannot be fetched now: whoever speaks goes on speaking; a page that is still silent takes English.
    const stay = async () => {
      const [english] = await Promise.all([loadSpeaker('en'), calendarReady()]);
      if (wanted) setSpeaks((former) => former ?? english);
    };
    const load = () => Promise.all([loadSpeaker(reading.language), calendarReady()]).then(([loaded]) => speak(loaded));
    load()
      .catch(stay)
      .catch(() => {
        // Whoever reads is told, and can try again.
        if (wanted) setLost(true);
      });
    const unfollow = whenWordsArrive(() => void load().catch(reportError));
    return () => {
      wanted = false;
      unfollow();
    };
  }, [reading.language]);

  useLayoutEffect(() => {
    if (speaks !== undefined) showLanguage(speaks.language);
    else if (isLost) showLanguage(reading.language);
  }, [speaks, isLost, reading.language]);

  const speaker = speaks ?? (isLost ? speakerOfLoss(reading.language) : undefined);
  if (speaker === undefined) return null;
  const words: Words = {
    ...speaker,
    speaker,
    hourCycle: reading.hourCycle,
    formats: formatsOf(speaker, reading.hourCycle, '\u00a0', presentYear),
  };
  return (
    <WordsContext value={words}>
      <I18nProvider locale={speaker.locale}>{speaks === undefined ? lost : children}</I18nProvider>
    </WordsContext>
  );
}
