import './outbox-panel.css';
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { OutboxMessage } from '../../contract/notifications.ts';
import { deviceZone } from '../kernel/device-zone.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { OutboxLetter } from './outbox-letter.tsx';
import { outbox } from './queries.ts';

/** The messages of the outbox, newest first, and the one that was chosen. */
export function OutboxPanel() {
  const { say } = useWords();
  const { data, error, refetch } = useQuery(outbox());
  const [chosenId, choose] = useState<string>();
  if (error !== null) {
    return <AskProblem error={error} title={say('outbox.couldNotLoad')} retry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <Loading label={say('kernel.loading')}>
        <Skeleton blockSize="64px" />
      </Loading>
    );
  }
  const [newest] = data.messages;
  if (newest === undefined) return <EmptyState text={say('outbox.empty')} />;
  const chosen = data.messages.find(({ id }) => id === chosenId) ?? newest;
  return (
    <div className="outbox">
      <ul aria-label={say('outbox.list')}>
        {data.messages.map((message) => (
          <li key={message.id}>
            <OutboxEntry message={message} isChosen={message === chosen} onChoose={() => choose(message.id)} />
          </li>
        ))}
      </ul>
      <OutboxLetter key={chosen.id} message={chosen} />
    </div>
  );
}

interface EntryProps {
  readonly message: OutboxMessage;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OutboxEntry({ message: { channel, recipient, subject, body, keptAt }, isChosen, onChoose }: EntryProps) {
  const { say, formats } = useWords();
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      <Icon of={channel === 'mail' ? Mail : MessageSquareText} size={16} />
      <span className="sr">{say(channel === 'mail' ? 'outbox.mail' : 'outbox.text')}</span>
      <span className="what" dir="auto">
        {subject ?? body}
      </span>
      <span className="num when">{formats.time(keptAt, deviceZone)}</span>
      <bdi className="whom" dir="ltr">
        {recipient}
      </bdi>
    </button>
  );
}
