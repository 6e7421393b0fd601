import './conversation-details.css';
import { LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { Conversation, readConversation } from '../../contract/messaging.ts';
import { decideLeaving } from '../../domain/messaging/conversation.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useLeave } from './queries.ts';
import { followsOf } from './view.ts';

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
  const { say } = useWords();
  const [isLeaving, setLeaving] = useState(false);
  const follows = followsOf({ say }, conversation);
  const mayLeave = decideLeaving({ kind: conversation.kind, followsRule: conversation.rule !== null }).ok;
  if (isLeaving) {
    return <LeaveQuestion conversationId={conversation.id} onStay={() => setLeaving(false)} onLeft={onLeft} />;
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        mayLeave ? (
          <Button icon={LogOut} flip onPress={() => setLeaving(true)}>
            {say('messaging.leave')}
          </Button>
        ) : undefined
      }
    >
      {follows.length > 0 && (
        <p className="follows">
          {[say('messaging.people', { count: conversation.people }), ...follows].join(' · ')}
          <small>{say('messaging.ruleHint')}</small>
        </p>
      )}
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

interface LeaveQuestionProps {
  readonly conversationId: string;
  readonly onStay: () => void;
  readonly onLeft: () => void;
}

/** Asks before somebody leaves: whoever has left has no way back. */
function LeaveQuestion({ conversationId, onStay, onLeft }: LeaveQuestionProps) {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useLeave();
  const leave = (): void =>
    mutate(conversationId, {
      onSuccess: (told) => {
        if (!told.ok) return;
        showToast({ text: say('messaging.left') });
        onLeft();
      },
    });
  return (
    <Dialog
      title={say('messaging.leaveTitle')}
      isOpen
      mustAnswer
      onClose={onStay}
      actions={
        <>
          <Button onPress={onStay}>{say('messaging.cancel')}</Button>
          <Button tone="out" icon={LogOut} flip busy={isPending} onPress={leave}>
            {say('messaging.leave')}
          </Button>
        </>
      }
    >
      <FormProblem answer={answer} error={error} />
      <p>{say('messaging.leaveText')}</p>
    </Dialog>
  );
}
