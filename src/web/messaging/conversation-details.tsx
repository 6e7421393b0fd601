import './conversation-details.css';
import { LogOut, Pencil, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { Conversation, readConversation } from '../../contract/messaging.ts';
import { decideLeaving } from '../../domain/messaging/conversation.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AddPeople } from './group/add-people.tsx';
import { GroupPeople } from './group/group-people.tsx';
import { LeaveQuestion } from './group/leave-question.tsx';
import { NameForm } from './group/name-form.tsx';
import { followsOf } from './view.ts';

interface ConversationDetailsProps {
  readonly conversation: Conversation;
  readonly title: string;
  readonly people: ReplyOf<typeof readConversation>['people'];
  readonly ownId: string;
  /** Takes what was said along. */
  readonly exports: ReactNode;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Who is in a conversation, who has read all of it, what is done with it by whoever runs it, and the way out. */
export function ConversationDetails({
  conversation,
  title,
  people,
  ownId,
  exports,
  onClose,
  onLeft,
}: ConversationDetailsProps) {
  const { say } = useWords();
  const [doing, setDoing] = useState<'leave' | 'rename' | 'add'>();
  const { id: conversationId, kind, rule, mayRun } = conversation;
  const follows = followsOf({ say }, conversation);
  const back = (): void => setDoing(undefined);
  if (doing === 'leave') return <LeaveQuestion conversationId={conversationId} onStay={back} onLeft={onLeft} />;
  if (doing === 'rename') return <NameForm conversation={conversation} name={title} onDone={back} />;
  if (doing === 'add') {
    const inIt = new Set(people.map(({ employeeId }) => employeeId));
    return <AddPeople conversationId={conversationId} title={title} inIt={inIt} onDone={back} />;
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        decideLeaving({ kind, followsRule: rule !== null }).ok && (
          <Button icon={LogOut} flip onPress={() => setDoing('leave')}>
            {say('messaging.leave')}
          </Button>
        )
      }
    >
      {follows.length > 0 && (
        <p className="follows">
          {[say('messaging.people', { count: conversation.people }), ...follows].join(' · ')}
          <small>{say('messaging.ruleHint')}</small>
        </p>
      )}
      {mayRun && (
        <div className="group-actions">
          <Button size="sm" icon={UserPlus} onPress={() => setDoing('add')}>
            {say('messaging.addPeople')}
          </Button>
          <Button size="sm" icon={Pencil} onPress={() => setDoing('rename')}>
            {say('messaging.rename')}
          </Button>
        </div>
      )}
      <GroupPeople conversationId={conversationId} title={title} people={people} mayRun={mayRun} ownId={ownId} />
      {exports}
    </Dialog>
  );
}
