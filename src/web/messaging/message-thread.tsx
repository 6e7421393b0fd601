import './message-composer.css';
import './message-thread.css';
import { Info } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Conversation } from '../../contract/messaging.ts';
import type { Message } from '../../contract/messaging/messages.ts';
import { dateAt, type Instant, type Zone } from '../../domain/kernel/time.ts';
import type { SharedThing } from '../../domain/messaging/message.ts';
import { AsOf } from '../kernel/as-of.tsx';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useNeedsNetwork } from '../kernel/needs-network.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useReachability } from '../kernel/reachability.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { useAttaching } from './attaching/attaching.ts';
import { ConversationDetails } from './conversation-details.tsx';
import { Composer, type About } from './message-composer.tsx';
import { MessageRun, type FoundMessage } from './message-run.tsx';
import { startMarking } from './offline/marking.ts';
import { knownConversations, type KnownConversation } from './outbox/known-conversation.ts';
import { useConversation, useMarkRead, useMessages, useWaiting } from './queries.ts';
import { SeenList } from './seen-list.tsx';
import { ThreadFailed } from './thread-failed.tsx';
import { ThreadToCome } from './thread-to-come.tsx';
import { aboutWords } from './view.ts';
import { changeWords, dayName, daysOf, saysLost, seenBy, titleOf, whyLost, whyQuiet } from './view.ts';
import { WaitingMessages } from './waiting-messages.tsx';

interface ThreadProps {
  readonly conversationId: string;
  /** A message that was found, and by what words: the thread opens there. */
  readonly found: FoundMessage | undefined;
  /** It was opened to write in it: the focus is where one writes. */
  readonly takesFocus: boolean;
  /** Leads from what was found to what was said last. */
  readonly onLatest: () => void;
  readonly ownId: string;
  readonly now: Instant;
  readonly zone: Zone;
  /** The reader may mark what they write as urgent. */
  readonly mayUrge: boolean;
  /** What a message shares of another room. */
  readonly renderCard: (about: SharedThing) => ReactNode;
  /** Takes what was said along. */
  readonly exports: ReactNode;
  /** On a phone, the way to the list. */
  readonly back: ReactNode;
  readonly onLeft: () => void;
  /** What else there is to do for whoever is in it no longer. */
  readonly whenLost: ReactNode;
}

/** One conversation: who is in it, what was said by days, and what is to be said. */
export function Thread({
  conversationId,
  found,
  takesFocus,
  onLatest,
  ownId,
  now,
  zone,
  mayUrge,
  renderCard,
  exports,
  back,
  onLeft,
  whenLost,
}: ThreadProps) {
  const { say, speaker, formats } = useWords();
  const about = useConversation(conversationId);
  const thread = useMessages(conversationId, found?.number);
  const attaching = useAttaching(ownId, conversationId);
  const waiting = useWaiting(conversationId);
  const [detailed, setDetailed] = useState(false);
  const [seen, setSeen] = useState<Message>();
  const [composing, setComposing] = useState<{ readonly about?: About; readonly turn: number }>({
    turn: takesFocus ? 1 : 0,
  });
  const log = useRef<HTMLDivElement>(null);
  const needsNetwork = useNeedsNetwork();
  const pages = thread.data?.pages.toReversed();
  const messages = pages?.flatMap((page) => page.messages);
  const changes = pages?.flatMap((page) => page.changes) ?? [];
  useReading(conversationId, about.data?.conversation.unread ?? 0, messages?.at(-1)?.number);
  const problem = about.error ?? thread.error;
  // Whoever was moved away has lost it at once, whatever this page remembers of it.
  const isLost = saysLost(problem);
  const known = useKnown(ownId, conversationId, about.data?.conversation, isLost);
  const composer = (title: string, mayAsk: boolean) => (
    <Composer
      key={composing.turn}
      takesFocus={composing.turn > 0}
      conversationId={conversationId}
      ownId={ownId}
      title={title}
      about={composing.about}
      attaching={attaching}
      mayUrge={mayUrge}
      mayAsk={mayAsk}
      onDone={() => {
        if (composing.about) setComposing({ turn: composing.turn + 1 });
        log.current?.scrollTo({ top: 0 });
      }}
      onSent={() => {
        if (found !== undefined) onLatest();
      }}
    />
  );
  if (isLost) {
    return (
      <section className="thread">
        <ThreadFailed back={back} title={undefined} waiting={waiting}>
          <Problem title={say('messaging.lost')} text={say(whyLost(about.data?.conversation))} />
          {whenLost}
        </ThreadFailed>
      </section>
    );
  }
  if (about.data === undefined || messages === undefined) {
    const retry = () => void Promise.all([about.refetch(), thread.refetch()]);
    return (
      <section className="thread" aria-label={known?.title}>
        {problem === null ? (
          <ThreadToCome back={back} />
        ) : (
          <ThreadFailed back={back} title={known?.title} waiting={waiting}>
            <AskProblem title={say('messaging.threadFailed')} error={problem} retry={retry} />
          </ThreadFailed>
        )}
        {known && composer(known.title, known.mayAsk)}
      </section>
    );
  }
  const { conversation, people, onTheClock } = about.data;
  const title = titleOf(speaker, conversation);
  const today = dateAt(now, zone);
  const isDirect = conversation.kind === 'direct';
  const lastOwn = messages.findLast(({ sender, text }) => sender.employeeId === ownId && text !== null);
  const quiet = whyQuiet(conversation);
  const seenWords = (message: Message): string | undefined => {
    const count = message === lastOwn ? seenBy(people, ownId, message) : 0;
    if (count === 0) return undefined;
    return isDirect ? say('messaging.seenByOne') : say('messaging.seenBy', { count });
  };
  return (
    <section className="thread" aria-label={title}>
      <div className="th">
        {back}
        <Avatar name={title} photoUrl={conversation.other?.photoUrl} />
        <div className="grow">
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <p>{aboutWords(speaker, conversation, { onTheClock, isOtherOnShift: about.data.isOtherOnShift })}</p>
          <AsOf of={thread} now={now} zone={zone} />
        </div>
        <IconButton
          label={say('messaging.details')}
          icon={Info}
          unavailable={needsNetwork}
          onPress={() => setDetailed(true)}
        />
      </div>
      {/* Its end stays in view while what is earlier comes in above, and where the reader has scrolled to. */}
      <div className="log" ref={log} role="log" aria-label={say('messaging.thread')}>
        <div className="said">
          {thread.hasNextPage && (
            <Button
              tone="ghost"
              size="sm"
              busy={thread.isFetchingNextPage}
              unavailable={needsNetwork}
              onPress={() => void thread.fetchNextPage()}
            >
              {say('messaging.earlier')}
            </Button>
          )}
          {messages.length === 0 && changes.length === 0 && waiting.length === 0 && (
            <p className="day">{say('messaging.nothingYet')}</p>
          )}
          {daysOf(messages, changes, zone).map(({ date, entries }) => (
            <div key={date} className="of-day" ref={focusGoesToNext}>
              <h3 className="day">{dayName(speaker, formats, date, today)}</h3>
              {entries.map((entry) =>
                'change' in entry ? (
                  <p key={entry.change.sequence} className="became">
                    {changeWords(speaker, formats, entry.change)}
                  </p>
                ) : (
                  <MessageRun
                    key={entry.run.messages[0]?.id}
                    run={entry.run}
                    conversationId={conversationId}
                    found={found}
                    ownId={ownId}
                    now={now}
                    zone={zone}
                    mayWrite={quiet === undefined}
                    renderCard={renderCard}
                    seenWords={seenWords}
                    onSeen={isDirect ? undefined : setSeen}
                    onAbout={(wish) => setComposing({ about: wish, turn: composing.turn + 1 })}
                  />
                ),
              )}
            </div>
          ))}
          <WaitingMessages messages={waiting.filter(({ id }) => !messages.some((message) => message.id === id))} />
          {found !== undefined && (messages.at(-1)?.number ?? 0) < (conversation.last?.number ?? 0) && (
            <Button
              tone="ghost"
              size="sm"
              onPress={() => {
                log.current?.scrollTo({ top: 0 });
                onLatest();
              }}
            >
              {say('messaging.latest')}
            </Button>
          )}
        </div>
      </div>
      {quiet === undefined ? (
        composer(title, conversation.kind === 'announcement')
      ) : (
        <p className="compose">{say(quiet)}</p>
      )}
      {detailed && (
        <ConversationDetails
          conversation={conversation}
          title={title}
          people={people}
          ownId={ownId}
          exports={exports}
          onClose={() => setDetailed(false)}
          onLeft={onLeft}
        />
      )}
      {seen && <SeenList message={seen} people={people} ownId={ownId} onClose={() => setSeen(undefined)} />}
    </section>
  );
}

/** What this device remembers of a conversation, and goes on to, as it is read. */
function useKnown(
  ownId: string,
  conversationId: string,
  read: Conversation | undefined,
  isLost: boolean,
): KnownConversation | undefined {
  const { speaker } = useWords();
  const [known] = useState(() => knownConversations.read(ownId, conversationId));
  const title = read && titleOf(speaker, read);
  const mayAsk = read?.kind === 'announcement';
  const isQuiet = isLost || (read !== undefined && whyQuiet(read) !== undefined);
  useEffect(() => {
    if (isQuiet) knownConversations.forget(ownId, conversationId);
    else if (title !== undefined) knownConversations.keep(ownId, conversationId, { title, mayAsk });
  }, [ownId, conversationId, title, mayAsk, isQuiet]);
  return known;
}

/** What stands on the screen while somebody looks at it is read; without a network, as soon as there is one. */
function useReading(conversationId: string, unread: number, last: number | undefined): void {
  const { mutateAsync } = useMarkRead();
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    if (unread === 0 || last === undefined || !isReachable) return undefined;
    const { again, stop } = startMarking(() =>
      document.visibilityState === 'visible' ? mutateAsync({ conversationId, upTo: last }) : undefined,
    );
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      stop();
    };
  }, [conversationId, unread, last, isReachable, mutateAsync]);
}
