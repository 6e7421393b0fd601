import './conversation-details.css';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { readConversation } from '../../contract/messaging.ts';
import type { Message } from '../../contract/messaging/messages.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { hasSeen, readersOf } from './view.ts';

interface SeenListProps {
  readonly message: Message;
  readonly people: ReplyOf<typeof readConversation>['people'];
  readonly ownId: string;
  readonly onClose: () => void;
}

/** Who in a conversation has read a message, and before them who has not; it follows while it stands open. */
export function SeenList({ message, people, ownId, onClose }: SeenListProps) {
  const { say } = useWords();
  const title = say('messaging.whoHasSeen');
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {/* From the keyboard it is scrolled where it is focused. */}
      <div role="region" aria-label={title} tabIndex={0}>
        <ul className="in-conversation">
          {readersOf(people, ownId, message).map((reader) => (
            <li key={reader.employeeId}>
              <Avatar name={reader.name} photoUrl={reader.photoUrl} />
              <span>
                <bdi>{reader.name}</bdi>
                <small>{say(hasSeen(reader, message) ? 'messaging.seenByOne' : 'messaging.notYet')}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
