import './message-composer.css';
import { Send, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Message } from '../../contract/messaging/messages.ts';
import { saidBy, typedParagraphs } from '../../domain/kernel/visible-line.ts';
import { longestMessage } from '../../domain/messaging/message.ts';
import { deviceMemory } from '../kernel/device-memory.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { AttachButton } from './attaching/attach-button.tsx';
import type { Attaching } from './attaching/attaching.ts';
import { AttachmentTray } from './attaching/attachment-tray.tsx';
import { draftPlace, whenDraftChanges } from './outbox/drafts.ts';
import { post } from './outbox/outbox.ts';
import { useChangeMessage } from './queries.ts';
import { quoteOf, whyNotTaken } from './view.ts';

/** What is written is the answer to a message, or how one shall read from now on. */
export interface About {
  readonly what: 'reply' | 'edit';
  readonly message: Message;
}

interface ComposerProps {
  readonly conversationId: string;
  readonly ownId: string;
  /** What the conversation is called. */
  readonly title: string;
  readonly about: About | undefined;
  /** It may ask everybody who hears it to acknowledge it. */
  readonly mayAsk: boolean;
  /** It may be marked as urgent. */
  readonly mayUrge: boolean;
  readonly attaching: Attaching;
  /** It came in the place of another, whose focus it takes on. */
  readonly takesFocus: boolean;
  /** What was written is on its way, or was given up. */
  readonly onDone: () => void;
  /** Something new was sent, or waits to be. */
  readonly onSent: () => void;
}

/** Where a message is written: Enter sends it, Shift and Enter begin a line; what is not sent stays as a draft on this device. */
export function Composer({
  conversationId,
  ownId,
  title,
  about,
  mayAsk,
  mayUrge,
  attaching,
  takesFocus,
  onDone,
  onSent,
}: ComposerProps) {
  const { say, speaker } = useWords();
  const [draft, setDraft] = useDraft(draftPlace(ownId, conversationId));
  const isEdit = about?.what === 'edit';
  const [edited, setEdited] = useState(isEdit ? (about.message.text ?? '') : '');
  const [asks, setAsks] = useState(false);
  const [urges, setUrges] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate: change, data: answer, error, isPending } = useChangeMessage();
  useEffect(() => {
    if (!takesFocus || field.current === null) return;
    field.current.focus();
    // One goes on where it ends; a browser begins before its first letter.
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [takesFocus]);
  const typed = isEdit ? edited : draft;
  const text = saidBy(typed);
  // What was pasted stays whole, so that its writer may part it.
  const tooMany = text.length - longestMessage;
  const tooLong = tooMany > 0 ? say('messaging.tooLong', { count: tooMany }) : undefined;
  const tooLongId = useId();
  const send = (): void => {
    const isNothing = text === '' && (isEdit || attaching.files.length === 0);
    if (isNothing || tooLong !== undefined || isPending || (!isEdit && attaching.isSending)) return;
    if (isEdit) {
      const messageId = about.message.id;
      change({ conversationId, messageId, text }, { onSuccess: (told) => told.ok && onDone() });
      return;
    }
    const attachments = attaching.take();
    // What did not arrive stays in the tray, with the reason.
    if (text === '' && attachments.length === 0) return;
    const files = attachments.length === 0 ? {} : { attachments: attachments.map(({ id, name }) => ({ id, name })) };
    const reply = about === undefined ? {} : { replyToId: about.message.id };
    void post({
      conversationId,
      text,
      ...reply,
      ...files,
      ...(asks && { asksAcknowledgement: true }),
      ...(urges && { isUrgent: true }),
    });
    setDraft('');
    setAsks(false);
    setUrges(false);
    onDone();
    onSent();
    field.current?.focus();
  };
  const refused =
    error === null
      ? answer?.ok === false && whyNotTaken(speaker, answer.refusal, answer.details)
      : sentenceFor(speaker, error);
  const label = say('messaging.messageTo', { name: title });
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isEdit && typeof refused === 'string' && <Problem title={refused} />}
      {about && (
        <div className="about">
          <span>
            {isEdit ? say('messaging.editing') : say('messaging.replyingTo', { name: about.message.sender.name })}
            {!isEdit && (
              <span dir="auto">{quoteOf(speaker, { ...about.message, about: about.message.about?.kind ?? null })}</span>
            )}
          </span>
          <IconButton label={say('messaging.cancel')} icon={X} onPress={onDone} />
        </div>
      )}
      {!isEdit && <AttachmentTray attaching={attaching} />}
      {tooLong !== undefined && (
        <p id={tooLongId} className="too-many" role="alert">
          {tooLong}
        </p>
      )}
      <div className="composer">
        {!isEdit && <AttachButton attaching={attaching} />}
        <textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          // Empty, the words that stand in it run as the page does.
          {...(typed !== '' && { dir: 'auto' })}
          {...(tooLong !== undefined && { 'aria-invalid': true, 'aria-describedby': tooLongId })}
          rows={1}
          value={typed}
          onChange={({ target }) => (isEdit ? setEdited : setDraft)(typedParagraphs(target.value))}
          onPaste={({ clipboardData }) => {
            // A spreadsheet puts a picture of its cells beside their text: it is the text that was meant.
            const hasText = clipboardData.getData('text/plain') !== '';
            if (!isEdit && !hasText && clipboardData.files.length > 0) attaching.add(clipboardData.files);
          }}
          onKeyDown={(event) => {
            // A keyboard under the thumb has no other way to begin a line; and Enter may end a word that is being composed.
            const isSent = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
            if (event.key === 'Escape' && about) onDone();
            if (!isSent || matchMedia('(pointer: coarse)').matches) return;
            event.preventDefault();
            send();
          }}
        />
        <Button
          type="submit"
          tone="primary"
          icon={Send}
          flip
          unavailable={tooLong}
          busy={isPending || (!isEdit && attaching.isSending)}
        >
          {say(isEdit ? 'messaging.saveEdit' : 'messaging.send')}
        </Button>
      </div>
      {!isEdit && (mayAsk || mayUrge) && (
        <div className="marks">
          {mayUrge && (
            <CheckField isSelected={urges} onChange={setUrges}>
              {say('messaging.urge')}
            </CheckField>
          )}
          {mayAsk && (
            <CheckField isSelected={asks} onChange={setAsks}>
              {say('messaging.askAcknowledgement')}
            </CheckField>
          )}
        </div>
      )}
    </form>
  );
}

/** What was typed and not sent, on this device; the same in every tab, and gone when its person logs out. */
function useDraft(place: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => deviceMemory.read(place) ?? '');
  useEffect(() => whenDraftChanges(place, setDraft), [place]);
  return [
    draft,
    (text) => {
      setDraft(text);
      if (text === '') deviceMemory.forget(place);
      else deviceMemory.keep(place, text);
    },
  ];
}
