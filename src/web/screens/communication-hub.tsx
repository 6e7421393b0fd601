import '../messaging/message-hub.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { may, placesOf } from '../../domain/access/may.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ChooseConversation } from '../messaging/choose-conversation.tsx';
import { ConversationList } from '../messaging/conversation-list.tsx';
import { Thread } from '../messaging/message-thread.tsx';
import { useNoticesSettled } from '../notifications/queries.ts';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ConversationExport } from './conversation-export.tsx';
import { SharedCard } from './shared-card.tsx';

const path = '/communication-hub';

const linkTo: ComponentProps<typeof ConversationList>['link'] = ({ id, ...found }, isOpen, children) => (
  <Link to={path} search={{ conversation: id, ...found }} {...(isOpen && { 'aria-current': true })}>
    {children}
  </Link>
);

/** /communication-hub: the conversations of the reader, and with `?conversation=` one of them beside it, at a message that was found with `&message=`, its words marked by `&search=`; on a phone instead of it. */
export function CommunicationHub() {
  const { say } = useWords();
  useTitle(say('messaging.title'));
  const { conversation, message, search, open } = useSearch({ from: '/signed-in/communication-hub' });
  const navigate = useNavigate();
  const self = useSelf();
  const now = useServerNow();
  const zone = self.home.zone;
  // The conversation that was started last: the same may be started again while it is open.
  const [started, setStarted] = useState<{ readonly id?: string; readonly turn: number }>({ turn: 0 });
  const isStarted = started.id === conversation;
  return (
    <>
      <h1 className="sr">{say('messaging.hub')}</h1>
      <div className={`hub ${conversation === undefined ? '' : 'open'}`}>
        <ConversationList
          ownId={self.employeeId}
          openId={conversation}
          asksForNew={open === 'new'}
          onNewClosed={() => {
            if (open !== undefined) void navigate({ to: path, search: { conversation }, replace: true });
          }}
          mayOpenAll={may(self, 'announce')}
          mayReachAll={placesOf(self, 'announce') === 'all'}
          now={now}
          zone={zone}
          link={linkTo}
          onOpen={(id) => void navigate({ to: path, search: { conversation: id } })}
          onStarted={(id) => {
            setStarted({ id, turn: started.turn + 1 });
            void navigate({ to: path, search: { conversation: id } });
          }}
          alone={
            may(self, 'invite_people') && (
              <ButtonLink tone="primary" href="/team?open=invite">
                {say('guidance.find.invite')}
              </ButtonLink>
            )
          }
        />
        {conversation === undefined ? (
          <ChooseConversation />
        ) : (
          <Thread
            key={isStarted ? `${conversation} ${started.turn}` : conversation}
            takesFocus={isStarted}
            conversationId={conversation}
            found={message === undefined ? undefined : { number: message, search }}
            onLatest={() => void navigate({ to: path, search: { conversation }, replace: true })}
            ownId={self.employeeId}
            now={now}
            zone={zone}
            mayUrge={may(self, 'announce')}
            renderCard={(about) => <SharedCard about={about} readerId={self.employeeId} zone={zone} />}
            exports={<ConversationExport conversationId={conversation} />}
            back={
              <Link className="back" to={path} aria-label={say('messaging.back')}>
                <Icon of={ArrowLeft} flip />
              </Link>
            }
            whenLost={<LostNotices conversationId={conversation} />}
            onLeft={() => void navigate({ to: path })}
          />
        )}
      </div>
    </>
  );
}

/** Whoever comes by a notice to a conversation that is no longer theirs has read it. */
function LostNotices({ conversationId }: { readonly conversationId: string }) {
  useNoticesSettled(`${path}?conversation=${conversationId}`);
  return null;
}
