import './message-run.css';
import { Check, CircleAlert, Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Message } from '../../contract/messaging/messages.ts';
import type { Instant, Zone } from '../../domain/kernel/time.ts';
import type { SharedThing } from '../../domain/messaging/message.ts';
import { messageText } from '../../words/message-text.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { AcknowledgementNote } from './acknowledgement-note.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import type { About } from './message-composer.tsx';
import { MessageWords } from './message-words.tsx';
import { doableWith, quoteOf, type Run } from './view.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';

/** A message that a search found, by its number, and what was searched for, where that is known. */
export interface FoundMessage {
  readonly number: number;
  readonly search: string | undefined;
}

interface MessageRunProps {
  readonly run: Run;
  readonly conversationId: string;
  readonly found: FoundMessage | undefined;
  readonly ownId: string;
  readonly now: Instant;
  readonly zone: Zone;
  /** The reader may write where it was said. */
  readonly mayWrite: boolean;
  /** Who has seen it, under the message that says so. */
  readonly seenWords: (message: Message) => string | undefined;
  /** Opens who has seen a message, and who has not; undefined between two, where its words say it. */
  readonly onSeen: ((message: Message) => void) | undefined;
  /** What a message shares of another room, as the reader may see it. */
  readonly renderCard: (about: SharedThing) => ReactNode;
  /** A message is to be answered or edited. */
  readonly onAbout: (about: About) => void;
}

/** What one person said in one go: their own at the end, others with name and picture at the start. */
export function MessageRun({ run, ownId, zone, seenWords, onSeen, ...rest }: MessageRunProps) {
  const { formats } = useWords();
  const { sender, messages } = run;
  const isOwn = sender.employeeId === ownId;
  const [first] = messages;
  const seen = messages.find((message) => seenWords(message) !== undefined);
  return (
    <div className={`run ${isOwn ? 'own' : ''}`} data-goes-on>
      {!isOwn && <Avatar name={sender.name} photoUrl={sender.photoUrl} />}
      <div>
        <p className="by">
          <b className={isOwn ? 'sr' : ''}>
            <bdi>{sender.name}</bdi>
          </b>
          {first && <span className="num">{formats.time(first.sentAt, zone)}</span>}
        </p>
        {messages.map((message) => (
          <Said key={message.id} message={message} ownId={ownId} zone={zone} onSeen={onSeen} {...rest} />
        ))}
        {seen !== undefined && (
          <p className="by">
            <Icon of={Check} size={14} />
            {onSeen === undefined ? (
              seenWords(seen)
            ) : (
              <button type="button" className="link" aria-haspopup="dialog" onClick={() => onSeen(seen)}>
                {seenWords(seen)}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

type SaidProps = Omit<MessageRunProps, 'run' | 'seenWords'> & { readonly message: Message };

/** What was found stands in the middle as soon as it is there. */
const intoView = (found: HTMLElement | null): void => found?.scrollIntoView({ block: 'center' });

function Said({ message, conversationId, found, ownId, now, zone, mayWrite, renderCard, onAbout, onSeen }: SaidProps) {
  const { say, speaker } = useWords();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const {
    id: messageId,
    text,
    isForgotten,
    attachments,
    about,
    editedAt,
    replyTo,
    isUrgent,
    acknowledgement,
  } = message;
  const note = acknowledgement && (
    <AcknowledgementNote
      of={{ conversationId, messageId }}
      editedAt={editedAt}
      acknowledgement={acknowledgement}
      text={text === null ? null : messageText(speaker, text, about?.kind)}
      now={now}
      zone={zone}
    />
  );
  if (isForgotten) {
    return (
      <div className="bubble gone">
        <p>{say('messaging.forgotten')}</p>
        {note}
      </div>
    );
  }
  if (text === null) return <p className="bubble gone">{say('messaging.withdrawn')}</p>;
  const isSeenTold = onSeen !== undefined && message.sender.employeeId === ownId;
  const choices = [
    ...doableWith(message, ownId, now, mayWrite).map((value) => ({ value, label: say(`messaging.${value}`) })),
    ...(isSeenTold ? [{ value: 'seen' as const, label: say('messaging.whoHasSeen') }] : []),
  ];
  const isFound = message.number === found?.number;
  return (
    <div className="with-menu" ref={isFound ? intoView : undefined}>
      {/* A tap gives it the focus, and with that its menu shows. */}
      <div
        className={`bubble ${isFound ? 'found' : ''} ${about === null ? '' : 'shares'}`}
        aria-current={isFound || undefined}
        tabIndex={-1}
      >
        {isUrgent && (
          <Chip tone="out" icon={CircleAlert}>
            {say('messaging.urgent')}
          </Chip>
        )}
        {replyTo && (
          <blockquote>
            <b>
              <bdi>{replyTo.sender}</bdi>
            </b>
            <span dir="auto">{quoteOf(speaker, replyTo)}</span>
          </blockquote>
        )}
        <MessageAttachments conversationId={conversationId} attachments={attachments} />
        {about !== null && renderCard(about)}
        {text !== '' && (
          // What was found stands somewhere in it, and what is acknowledged is read as a whole.
          <MessageWords text={text} search={found?.search} isWhole={isFound || acknowledgement !== null} />
        )}
        {editedAt !== null && <small>{say('messaging.edited')}</small>}
        {note}
      </div>
      {choices.length > 0 && (
        <ActionMenu
          trigger={<IconButton label={say('messaging.actions')} icon={Ellipsis} />}
          label={say('messaging.actions')}
          choices={choices}
          onAction={(action) => {
            if (action === 'withdraw') setWithdrawing(true);
            else if (action === 'seen') onSeen?.(message);
            else onAbout({ what: action, message });
          }}
        />
      )}
      {isWithdrawing && <WithdrawQuestion of={{ conversationId, messageId }} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}
