import './message-run.css';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { focusGoesOn } from '../kernel/focus.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MessageWords } from './message-words.tsx';
import { discard } from './outbox/outbox.ts';
import type { WaitingMessage } from './outbox/waiting-message.ts';
import { whyNotTaken } from './view.ts';

/** What was written here and has no answer yet; and what was refused, until its writer has seen why. */
export function WaitingMessages({ messages }: { readonly messages: readonly WaitingMessage[] }) {
  const { say, speaker } = useWords();
  return messages.map((message) => (
    <div key={message.id} className="run own" ref={focusGoesOn}>
      <div>
        <div className="bubble waiting">
          {message.text !== '' && <MessageWords text={message.text} />}
          {message.attachments?.map(({ id, name }) => (
            <small key={id}>
              <bdi>{name}</bdi>
            </small>
          ))}
        </div>
        {message.refusal === undefined ? (
          <p className="by" role="status">
            <Icon of={CloudUpload} size={14} />
            {say('messaging.waiting')}
          </p>
        ) : (
          <>
            <p className="by refused" role="alert">
              <Icon of={CircleAlert} size={14} />
              {say('messaging.notSent')}: {whyNotTaken(speaker, message.refusal)}
            </p>
            <Button size="sm" onPress={() => void discard(message)}>
              {say('messaging.discard')}
            </Button>
          </>
        )}
      </div>
    </div>
  ));
}
