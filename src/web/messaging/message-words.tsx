import { useState } from 'react';
import { hasFound } from '../../domain/messaging/found-in.ts';
import { beginningOf } from '../../domain/messaging/message-beginning.ts';
import { partsOf } from '../../domain/messaging/message-links.ts';
import { useWords } from '../kernel/words.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { FoundWords } from './found-words.tsx';

interface MessageWordsProps {
  readonly text: string;
  /** What was searched for: where all of it is here, its words are marked. */
  readonly search?: string | undefined;
  /** However long it is. */
  readonly isWhole?: boolean;
}

/** What opens is read on from its beginning: a thread keeps its end in view, and would show the last of it. */
const fromItsBeginning = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'start' });

/** What is said, in its own direction; its addresses lead there, and tell nobody from where. Of what is very long the beginning shows, until it is asked for. */
export function MessageWords({ text, search, isWhole = false }: MessageWordsProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const beginning = isWhole ? undefined : beginningOf(text);
  const marked = search !== undefined && hasFound(text, search) ? search : undefined;
  return (
    <>
      <p dir="auto" ref={isOpen ? fromItsBeginning : undefined}>
        {partsOf(isOpen ? text : (beginning ?? text)).map(({ at, text: words, href }) => {
          const shown = marked === undefined ? words : <FoundWords key={at} text={words} search={marked} />;
          if (href === undefined) return shown;
          return (
            <bdi key={at} dir="ltr">
              <a className="address" href={href} target="_blank" rel="noopener noreferrer">
                {shown}
              </a>
            </bdi>
          );
        })}
        {beginning !== undefined && !isOpen && '…'}
      </p>
      {beginning !== undefined && (
        <PlainButton size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {say(isOpen ? 'messaging.showLess' : 'messaging.showAll')}
        </PlainButton>
      )}
    </>
  );
}
