import { partsOf } from '../../domain/messaging/message-links.ts';

/** What is said, in its own direction; its addresses lead there, and tell nobody from where. */
export function MessageWords({ text }: { readonly text: string }) {
  return (
    <p dir="auto">
      {partsOf(text).map(({ at, text: words, href }) =>
        href === undefined ? (
          words
        ) : (
          <bdi key={at} dir="ltr">
            <a className="address" href={href} target="_blank" rel="noopener noreferrer">
              {words}
            </a>
          </bdi>
        ),
      )}
    </p>
  );
}
