import type {
  Conversation,
  readConversation as oneEndpoint,
  readCorrespondents as correspondentsEndpoint,
  readUnread as unreadEndpoint,
} from '../../contract/messaging.ts';
import type { Message, readMessages as messagesEndpoint } from '../../contract/messaging/messages.ts';
import { may, mayAt } from '../../domain/access/may.ts';
import { showsMessages } from '../../domain/access/scope.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds } from '../../domain/kernel/time.ts';
import { decideRunning, decideSpeaking, mayAnnounce } from '../../domain/messaging/conversation.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import type { Actor, ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { readLedgers } from '../time-clock/read.ts';
import { listConversationChanges } from './changes.repository.ts';
import { findConversation } from './conversations.repository.ts';
import { findMessage, listMessages, type MessageRow } from './messages.repository.ts';
import { countUnread, listOverview, type OverviewRow } from './overview.repository.ts';
import { findIsEmployed, listOthers, listReaders, type PersonRow } from './people.repository.ts';
import { showPerson } from './show-person.ts';

/** What other nouns may ask of messages. */
export { listOwnMessages, listWritten } from './messages.repository.ts';

const messagesAPage = 50;

/** Who goes on renaming a group does not make its thread longer than anybody reads. */
const mostChangesAPage = 100;

/** A conversation as `actor` sees it in their list. */
export const shownConversation = (actor: Actor, row: OverviewRow): Conversation => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  rule: row.followsRule
    ? {
        location:
          row.locationId === null || row.locationName === null ? null : { id: row.locationId, name: row.locationName },
        role: row.role,
      }
    : null,
  other: row.other === null ? null : { ...showPerson(actor, row.other), isActive: row.other.isActive },
  people: row.people,
  unread: row.unread,
  toAcknowledge: row.toAcknowledge,
  last:
    row.lastSentAt === null || row.lastSender === null || !showsMessages(actor.scopes)
      ? null
      : {
          number: row.lastNumber,
          sender: row.lastSender,
          isOwn: row.lastSenderId === actor.employeeId,
          text: row.lastText,
          isForgotten: row.lastForgotten === true,
          about: row.lastAbout,
          sentAt: row.lastSentAt,
        },
  openedAt: row.openedAt,
  mayWrite: decideSpeaking(actor, row).ok,
  mayRun: decideRunning(row, actor.employeeId).ok,
  revision: row.renames + 1,
});

/** A message as `actor` may see it. */
const shownMessage = (actor: Actor, row: MessageRow): Message => ({
  id: row.id,
  number: row.number,
  sender: showPerson(actor, row.sender),
  text: row.text,
  isForgotten: row.isForgotten,
  attachments: [...row.attachments],
  about: row.about,
  sentAt: row.sentAt,
  editedAt: row.editedAt,
  replyTo:
    row.replyToId === null || row.repliedName === null || !showsMessages(actor.scopes)
      ? null
      : {
          id: row.replyToId,
          sender: row.repliedName,
          text: row.repliedText,
          isForgotten: row.repliedForgotten === true,
          about: row.repliedAbout,
        },
  isUrgent: row.isUrgent,
  acknowledgement: row.asksAcknowledgement
    ? {
        // What nobody can read any more, nobody is asked to have heard.
        isAsked: row.isAsked && (!row.isForgotten || row.acknowledgedAt !== null),
        acknowledgedAt: row.acknowledgedAt,
        tally: mayAnnounce(actor, row.locationId) ? row.tally : null,
      }
    : null,
});

/** One that is known to exist. */
export async function messageOf(tx: Transaction, actor: Actor, conversationId: string, id: string): Promise<Message> {
  const row = await findMessage(tx, actor.organizationId, conversationId, id);
  if (row === undefined) throw new Error('a message vanished within its transaction');
  return shownMessage(actor, row);
}

/** One that is known to be the actor's. */
export async function conversationOf(tx: Transaction, actor: Actor, id: string): Promise<Conversation> {
  const [row] = await listOverview(tx, actor, { ids: [id] });
  if (row === undefined) throw new Error('a conversation vanished within its transaction');
  return shownConversation(actor, row);
}

export const readUnread: UseCase<typeof unreadEndpoint> = async ({ tx, actor }) =>
  accept({ unread: await countUnread(tx, actor) });

/** Whom the actor may write to; undefined, once their own employment is over. */
export async function correspondentsOf(tx: Transaction, actor: Actor): Promise<readonly PersonRow[] | undefined> {
  if (!(await findIsEmployed(tx, actor))) return undefined;
  const others = await listOthers(tx, actor.organizationId, actor.employeeId);
  return others.filter((person) => may(actor, 'message', person));
}

/**
 * Who of some people is on shift now: by the published schedule, and by the clock of those whose hours the actor may see. Others
 * show by the schedule alone: that somebody clocked in is not for every colleague to know.
 */
async function listOnShift(ctx: ActorContext, people: readonly PersonRow[]): Promise<Set<string>> {
  const { tx, actor, now } = ctx;
  const ids = people.map(({ employeeId }) => employeeId);
  const shifts = await listKnownDuring(tx, actor.organizationId, ids, { from: now, to: addMilliseconds(now, 1) });
  const clockedIn = await listClockedIn(ctx, people.filter(seesClockOf(actor)));
  return new Set([...shifts, ...clockedIn].map(({ employeeId }) => employeeId));
}

const seesClockOf =
  (actor: Actor) =>
  ({ employeeId, locationIds }: PersonRow): boolean =>
    // The first is the home location, whose managers answer for their hours.
    may(actor, 'see_recorded_days', { employeeId, locationIds: locationIds.slice(0, 1) });

/** Who of some people, whose hours the actor may see, is clocked in. */
async function listClockedIn(
  { tx, actor, now }: ActorContext,
  people: readonly PersonRow[],
): Promise<readonly PersonRow[]> {
  const asks = people.map(({ employeeId }) => ({ employeeId, at: now }));
  const ledgers = await readLedgers(tx, actor.organizationId, asks, []);
  return people.filter(({ employeeId }) => clockStateOf(ledgers.of(employeeId).punches).status !== 'Clocked Out');
}

export const readCorrespondents: UseCase<typeof correspondentsEndpoint> = async (ctx) => {
  const { tx, actor } = ctx;
  const people = await correspondentsOf(tx, actor);
  if (people === undefined) return accept({ people: [], locations: [] });
  const onShift = await listOnShift(ctx, people);
  const locations = (await listLocations(tx, actor.organizationId)).filter(
    ({ id, closedAt }) => closedAt === null && mayAt(actor, 'announce', id),
  );
  return accept({
    people: people.map((person) =>
      Object.assign(showPerson(actor, person), { isOnShift: onShift.has(person.employeeId) }),
    ),
    locations: locations.map(({ id, name }) => ({ id, name })),
  });
};

export const readConversation: UseCase<typeof oneEndpoint> = async (ctx, { params }) => {
  const { tx, actor } = ctx;
  const [row] = await listOverview(tx, actor, { ids: [params.conversationId] });
  if (row === undefined) return refuse('not_found');
  const readers = await listReaders(tx, actor.organizationId, row.id);
  const other = row.other?.isActive === true ? row.other : undefined;
  return accept({
    conversation: shownConversation(actor, row),
    people: readers.map((reader) => {
      const { since, readUpTo, hasRead } = reader;
      return Object.assign(showPerson(actor, reader), { since, readUpTo, hasRead });
    }),
    // A count of some of them would read as one of all.
    onTheClock: readers.every(seesClockOf(actor)) ? (await listClockedIn(ctx, readers)).length : null,
    isOtherOnShift: other === undefined ? null : (await listOnShift(ctx, [other])).has(other.employeeId),
  });
};

export const readMessages: UseCase<typeof messagesEndpoint> = async ({ tx, actor }, { params, query }) => {
  const { conversationId } = params;
  if ((await findConversation(tx, actor, conversationId)) === undefined) return refuse('not_found');
  const rows = await listMessages(tx, actor.organizationId, conversationId, query.before, messagesAPage + 1);
  const page = rows.slice(0, messagesAPage).toReversed();
  const earlier = rows.length > messagesAPage ? (page[0]?.number ?? null) : null;
  const between = { from: earlier ?? 0, before: query.before, most: mostChangesAPage };
  return accept({
    messages: page.map((row) => shownMessage(actor, row)),
    changes: [...(await listConversationChanges(tx, actor.organizationId, conversationId, between))],
    earlier,
  });
};
