import './message-run.css';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../contract/messaging/messages.ts';
import type { Instant, Zone } from '../../domain/kernel/time.ts';
import { firstWords } from '../../domain/messaging/first-words.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { Said, useWords, type Words } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import { AcknowledgementList } from './acknowledgement-list.tsx';
import { useAcknowledge } from './queries.ts';

interface AcknowledgementNoteProps {
  readonly of: { readonly conversationId: string; readonly messageId: string };
  /** When what stands above it was last edited; null, it was not. */
  readonly editedAt: Instant | null;
  readonly acknowledgement: NonNullable<Message['acknowledgement']>;
  /** What stands above it; null, nobody can read it any more, and nobody is told of it again. */
  readonly text: string | null;
  readonly now: Instant;
  readonly zone: Zone;
}

/** Under an announcement that asks for it: the button for whoever is asked, and for those who announce how many have pressed it. */
export function AcknowledgementNote({ of, editedAt, acknowledgement, text, now, zone }: AcknowledgementNoteProps) {
  const { say } = useWords();
  const { mutate: acknowledge, isPending } = useAcknowledge();
  const [isListed, setIsListed] = useState(false);
  const { isAsked, acknowledgedAt, tally } = acknowledgement;
  const done = useRef<HTMLSpanElement>(null);
  const [hasPressed, setHasPressed] = useState(false);
  const isDone = acknowledgedAt !== null;
  // The button goes once it was pressed: whoever pressed it from the keyboard goes on from the words in its place.
  useEffect(() => {
    if (hasPressed && isDone) done.current?.focus();
  }, [hasPressed, isDone]);
  const press = (): void => {
    const tell = (sentence: (words: Words) => string) =>
      showToast({ text: <Said of={sentence} /> }, { untilClosed: true });
    setHasPressed(true);
    acknowledge(
      { ...of, editedAt },
      {
        onSuccess: (answer) => {
          if (!answer.ok) tell((words) => refusalSentence(words, answer.refusal, answer.details));
        },
        onError: (error) => tell((words) => sentenceFor(words, error)),
      },
    );
  };
  return (
    <div className="acknowledgement">
      {isAsked && !isDone && (
        <Button tone="ink" size="sm" icon={Check} busy={isPending} onPress={press}>
          {say('messaging.acknowledge')}
        </Button>
      )}
      {isAsked && isDone && (
        <span className="done" role="status" tabIndex={-1} ref={done}>
          <Icon of={Check} size={14} />
          {say('messaging.acknowledged')}
        </span>
      )}
      {tally && (
        <Button size="sm" onPress={() => setIsListed(true)}>
          {say('messaging.tally', tally)}
        </Button>
      )}
      {isListed && (
        <AcknowledgementList
          of={of}
          about={firstWords(text ?? '')}
          mayRemind={text !== null}
          now={now}
          zone={zone}
          onClose={() => setIsListed(false)}
        />
      )}
    </div>
  );
}
