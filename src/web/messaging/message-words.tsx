import { hasFound } from '../../domain/messaging/found-in.ts';
import { partsOf } from '../../domain/messaging/message-links.ts';
import { FoundWords } from './found-words.tsx';

interface MessageWordsProps {
  readonly text: string;
  /** What was searched for: where all of it is here, its words are marked. */
  readonly search: string | undefined;
}

/** What is said, in its own direction; its addresses lead there, and tell nobody from where. */
export function MessageWords({ text, search }: MessageWordsProps) {
  const marked = search !== undefined && hasFound(text, search) ? search : undefined;
  return (
    <p dir="auto">
      {partsOf(text).map(({ at, text: words, href }) => {
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
    </p>
  );
}
