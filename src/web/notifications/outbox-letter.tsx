import { useState } from 'react';
import { outboxPage, type OutboxMessage } from '../../contract/notifications.ts';
import { directionOf } from '../../words/speak.ts';
import { useWords } from '../kernel/words.tsx';
import { Segmented } from '../ui/segmented.tsx';

type View = 'html' | 'text';

/** One message: a mail as it looks, in a frame that runs nothing, or as plain text with its links alive. */
export function OutboxLetter({ message }: { readonly message: OutboxMessage }) {
  const { say } = useWords();
  const [view, setView] = useState<View>('html');
  const { id, channel, recipient, subject, body, language } = message;
  const title = say('outbox.messageTo', { recipient });
  return (
    <section className="outbox-letter" aria-label={title}>
      <header>
        <h2 dir="auto">{subject ?? say('outbox.text')}</h2>
        <p>{say('outbox.to', { recipient })}</p>
        {channel === 'mail' && (
          <Segmented
            label={say('outbox.view')}
            choices={[
              { value: 'html', label: say('outbox.asHtml') },
              { value: 'text', label: say('outbox.asPlainText') },
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </header>
      {channel === 'mail' && view === 'html' ? (
        <iframe
          title={title}
          src={outboxPage.of({ id })}
          sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        />
      ) : (
        <p className="plain" lang={language} dir={directionOf(language)}>
          <Linked text={body} />
        </p>
      )}
    </section>
  );
}

/** Text with its web addresses as links. */
function Linked({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} className="link" href={part} dir="ltr">
        {part}
      </a>
    ),
  );
}
