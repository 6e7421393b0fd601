import './conversation-list.css';
import { Megaphone, SquarePen } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ListedConversation } from '../../contract/messaging.ts';
import type { Instant, Zone } from '../../domain/kernel/time.ts';
import { saidBy } from '../../domain/kernel/visible-line.ts';
import { AsOf } from '../kernel/as-of.tsx';
import { deviceMemory } from '../kernel/device-memory.ts';
import { useNeedsNetwork } from '../kernel/needs-network.ts';
import { usePaused } from '../kernel/paused.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { shortMoment } from '../kernel/short-moment.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Waiting } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConversationForAll } from './conversation-for-all.tsx';
import { FoundWords } from './found-words.tsx';
import { NewConversation } from './new-conversation.tsx';
import { NoConversations } from './no-conversations.tsx';
import { draftPlace } from './outbox/drafts.ts';
import { useConversations } from './queries.ts';
import { excerptOf, previewOf, titleOf } from './view.ts';

interface ConversationListProps {
  readonly ownId: string;
  readonly openId: string | undefined;
  /** The form of a new conversation was asked for by the address. */
  readonly asksForNew: boolean;
  readonly onNewClosed: () => void;
  /** The reader may speak to all of some location, and to all of the organization. */
  readonly mayOpenAll: boolean;
  readonly mayReachAll: boolean;
  readonly now: Instant;
  readonly zone: Zone;
  /** Makes a row lead to its conversation, and there to the message that was found, and by what. */
  readonly link: (
    to: { readonly id: string; readonly message?: number | undefined; readonly search?: string | undefined },
    isOpen: boolean,
    children: ReactNode,
  ) => ReactNode;
  readonly onOpen: (id: string) => void;
  /** One was opened to write in it at once. */
  readonly onStarted: (id: string) => void;
  /** What can be done where there is nobody to write to. */
  readonly alone: ReactNode;
}

/** What the reader is in, the latest first, searched by names and by what was said. */
export function ConversationList({
  ownId,
  openId,
  asksForNew,
  onNewClosed,
  mayOpenAll,
  mayReachAll,
  now,
  zone,
  link,
  onOpen,
  onStarted,
  alone,
}: ConversationListProps) {
  const { say } = useWords();
  const [typed, setTyped] = useState('');
  const search = usePaused(saidBy(typed));
  const [isNew, setIsNew] = useState(false);
  const [isForAll, setIsForAll] = useState(false);
  const asked = useConversations(search);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  const needsNetwork = useNeedsNetwork();
  const mayOpen = data?.pages[0]?.mayOpen ?? true;
  const conversations = data?.pages.flatMap((page) => page.conversations);
  return (
    <section className="conversations" aria-label={say('messaging.list')}>
      <div className="head">
        <h2>{say('messaging.title')}</h2>
        {mayOpen && mayOpenAll && (
          <IconButton
            label={say('messaging.newForAll')}
            icon={Megaphone}
            unavailable={needsNetwork}
            onPress={() => setIsForAll(true)}
          />
        )}
        {mayOpen && (
          <IconButton
            label={say('messaging.new')}
            icon={SquarePen}
            unavailable={needsNetwork}
            onPress={() => setIsNew(true)}
          />
        )}
      </div>
      <search>
        <TextField
          type="search"
          name="search"
          label={say('messaging.search')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={80}
        />
      </search>
      <AsOf of={asked} now={now} zone={zone} />
      {conversations === undefined && error !== null && (
        <AskProblem title={say('messaging.failed')} error={error} retry={() => void refetch()} />
      )}
      {conversations === undefined && error === null && <ListToCome />}
      {!mayOpen && <EmptyState text={say('refusal.employment_over')} />}
      {mayOpen && conversations?.length === 0 && search === '' && (
        <NoConversations alone={alone} onWrite={() => setIsNew(true)} />
      )}
      {mayOpen && conversations?.length === 0 && search !== '' && (
        <EmptyState text={say('messaging.nothingFound')}>
          <Button onPress={() => setTyped('')}>{say('messaging.clearSearch')}</Button>
        </EmptyState>
      )}
      <ul>
        {conversations?.map((one) => (
          <li key={one.id}>
            {link(
              { id: one.id, ...(one.found && { message: one.found.number, search }) },
              one.id === openId,
              <Row conversation={one} search={search} ownId={ownId} isOpen={one.id === openId} now={now} zone={zone} />,
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          tone="ghost"
          size="sm"
          busy={isFetchingNextPage}
          unavailable={needsNetwork}
          onPress={() => void fetchNextPage()}
        >
          {say('messaging.more')}
        </Button>
      )}
      {mayOpen && isForAll && (
        <ConversationForAll
          mayReachAll={mayReachAll}
          onClose={() => setIsForAll(false)}
          onOpen={(id) => {
            setIsForAll(false);
            onOpen(id);
          }}
        />
      )}
      {mayOpen && (isNew || asksForNew) && (
        <NewConversation
          alone={alone}
          onClose={() => {
            setIsNew(false);
            onNewClosed();
          }}
          onOpen={(id) => {
            setIsNew(false);
            onStarted(id);
          }}
        />
      )}
    </section>
  );
}

interface RowProps {
  readonly conversation: ListedConversation;
  readonly search: string;
  readonly ownId: string;
  /** Beside the list, where its draft stands to be written on. */
  readonly isOpen: boolean;
  readonly now: Instant;
  readonly zone: Zone;
}

/** A conversation with what the reader began to write in it, its last message, or the one that was found. */
function Row({ conversation, search, ownId, isOpen, now, zone }: RowProps) {
  const { speaker, say, formats } = useWords();
  const title = titleOf(speaker, conversation);
  const { kind, unread, toAcknowledge, other, found, openedAt } = conversation;
  const told = found ?? conversation.last;
  const draft = useDraftOf(ownId, conversation.id);
  const isDraft = draft !== '' && !isOpen && found === null;
  const preview = isDraft ? { by: say('messaging.draft'), text: draft } : previewOf(speaker, { kind, last: told });
  const news = unread > 0 ? 'news' : '';
  return (
    <>
      <Avatar name={title} photoUrl={other?.photoUrl} size="md" />
      <span className="about">
        <span className="line">
          <bdi className="name">{title}</bdi>
          <span className="at num">{shortMoment(formats, told?.sentAt ?? openedAt, now, zone)}</span>
        </span>
        {toAcknowledge > 0 && <span className="asks">{say('messaging.toAcknowledge')}</span>}
        <span className="line">
          {preview.by !== undefined && <span className={isDraft ? 'by draft' : `by ${news}`}>{preview.by}</span>}
          <bdi className={`preview ${news}`}>
            {found === null ? preview.text : <FoundWords text={excerptOf(preview.text, search)} search={search} />}
          </bdi>
          <Waiting count={{ number: unread, words: say('messaging.unread', { count: unread }) }} />
        </span>
      </span>
    </>
  );
}

/** What this device keeps that was begun in a conversation and not sent; empty, nothing. */
const useDraftOf = (ownId: string, conversationId: string): string =>
  useSyncExternalStore(whenStored, () => deviceMemory.read(draftPlace(ownId, conversationId))?.trim() ?? '');

/** Tells of what another tab keeps. */
function whenStored(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  return () => globalThis.removeEventListener('storage', listener);
}

/** The shapes of what is coming. */
function ListToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="to-come" aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} blockSize="60px" />
        ))}
      </div>
    </Loading>
  );
}
