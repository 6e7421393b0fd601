import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { Conversation, readConversation } from '../../contract/messaging.ts';
import { decideLeaving } from '../../domain/messaging/conversation.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Problem } from '../ui/problem.tsx';
import { showToast } from '../ui/toast.tsx';
import { useLeave } from './queries.ts';

interface ConversationDetailsProps {
  readonly conversation: Conversation;
  readonly title: string;
  readonly people: ReplyOf<typeof readConversation>['people'];
  /** Takes what was said along. */
  readonly exports: ReactNode;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Who is in a conversation, who has read all of it, and the way out. */
export function ConversationDetails({
  conversation,
  title,
  people,
  exports,
  onClose,
  onLeft,
}: ConversationDetailsProps) {
  const { say, speaker } = useWords();
  const { mutate: leave, data: answer, error, isPending } = useLeave();
  const mayLeave = decideLeaving({ kind: conversation.kind, followsRule: conversation.rule !== null }).ok;
  const refused =
    error === null ? answer?.ok === false && refusalSentence(speaker, answer.refusal) : sentenceFor(speaker, error);
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        mayLeave ? (
          <Button
            icon={LogOut}
            flip
            busy={isPending}
            onPress={() =>
              leave(conversation.id, {
                onSuccess: (told) => {
                  if (!told.ok) return;
                  showToast({ text: say('messaging.left') });
                  onLeft();
                },
              })
            }
          >
            {say('messaging.leave')}
          </Button>
        ) : undefined
      }
    >
      {typeof refused === 'string' && <Problem title={refused} />}
      {/* From the keyboard it is scrolled where it is focused. */}
      <div role="region" aria-label={title} tabIndex={0}>
        <ul className="in-conversation">
          {people.map(({ employeeId, name, photoUrl, hasRead }) => (
            <li key={employeeId}>
              <Avatar name={name} photoUrl={photoUrl} />
              <span>
                <bdi>{name}</bdi>
                <small>{say(hasRead ? 'messaging.read' : 'messaging.notRead')}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {exports}
    </Dialog>
  );
}
