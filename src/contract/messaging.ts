import * as z from 'zod/mini';
import { roles } from '../domain/access/role.ts';
import { conversationKinds } from '../domain/messaging/conversation.ts';
import { sharedKinds } from '../domain/messaging/message.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, line, paging, revision } from './kernel/schemas.ts';

const mayMessage = { action: 'message' } as const;

/** Whoever's last day is over keeps their sign-in, and is in no conversation. */
const employmentOver = refusal('employment_over', 403);

/** Somebody of the organization, as far as whoever reads may see them. */
export const correspondent = z.object({ employeeId: id, name: z.string(), photoUrl: z.nullable(z.string()) });
export type Correspondent = z.output<typeof correspondent>;

/** What a line of the list tells of a message. */
const heading = z.object({
  number: z.int(),
  sender: z.string(),
  isOwn: z.boolean(),
  /** Null once it is withdrawn or forgotten; empty where its files say it all. */
  text: z.nullable(z.string()),
  isForgotten: z.boolean(),
  /** What it shares, where it does. */
  about: z.nullable(z.enum(sharedKinds)),
  sentAt: instant,
});
export type MessageHeading = z.output<typeof heading>;

/** A conversation that the reader is in. */
export const conversation = z.object({
  id,
  kind: z.enum(conversationKinds),
  /** Null, where it has none of its own: a direct one is called by the other, an announcement by its location. */
  name: z.nullable(z.string()),
  /** Whom it follows by rule; null, where its people were named. */
  rule: z.nullable(
    z.object({ location: z.nullable(z.object({ id, name: z.string() })), role: z.nullable(z.enum(roles)) }),
  ),
  /** Of a direct one, the other; whether they still have access. */
  other: z.nullable(z.object({ ...correspondent.shape, isActive: z.boolean() })),
  /** How many people are in it, the reader among them. */
  people: z.int(),
  /** Messages that are news to the reader. */
  unread: z.int(),
  /** Announcements that ask the reader to acknowledge them, and wait for it. */
  toAcknowledge: z.int(),
  /** The last message; null, before there is one, and for a program that may not read messages. */
  last: z.nullable(heading),
  openedAt: instant,
  /** Whether the reader may write in it: in an announcement, only those who may announce there. */
  mayWrite: z.boolean(),
  /** Whether the reader runs it: a group whose people were named, which they started, or whoever did is in it no longer. */
  mayRun: z.boolean(),
  /** Of its name: whoever renames it says over which. */
  revision,
});
export type Conversation = z.output<typeof conversation>;

/** A conversation of a list. */
const listedConversation = z.extend(conversation, {
  /** Where its messages were searched: the latest that has all the words. Null, where its name and people have them. */
  found: z.nullable(heading),
});
export type ListedConversation = z.output<typeof listedConversation>;

export const readConversations = endpoint({
  name: 'readConversations',
  method: 'GET',
  path: '/api/conversations',
  sentence:
    'Lists the conversations that the reader is in, in pages, the one with the latest message first; with a search, those whose name and people have all its words, and those of whose messages one has them, the latest such message first.',
  access: mayMessage,
  query: z.object({ search: z.optional(line(80)), ...paging }),
  reply: z.object({
    conversations: z.array(listedConversation),
    /** Whether the reader may open one: nobody does whose last day of employment is over. */
    mayOpen: z.boolean(),
    next: z.nullable(z.string()),
  }),
  refusals: [],
});

export const readUnread = endpoint({
  name: 'readUnread',
  method: 'GET',
  path: '/api/conversations/unread',
  sentence: 'In how many conversations something waits to be read.',
  access: mayMessage,
  reply: z.object({ unread: z.int() }),
  refusals: [],
});

export const readCorrespondents = endpoint({
  name: 'readCorrespondents',
  method: 'GET',
  path: '/api/conversations/correspondents',
  sentence:
    'Lists whom the reader may write to, by name, who of them is on shift, and the locations to all of which the reader may speak; nobody and none, once the last day of their employment is over.',
  access: mayMessage,
  reply: z.object({
    people: z.array(
      z.object({
        ...correspondent.shape,
        /** A published shift of theirs lasts now; or they are clocked in, as far as the reader may see their hours. */
        isOnShift: z.boolean(),
      }),
    ),
    /** Where the reader may announce. */
    locations: z.array(z.object({ id, name: z.string() })),
  }),
  refusals: [],
});

export const openDirect = endpoint({
  name: 'openDirect',
  method: 'POST',
  path: '/api/conversations/direct',
  sentence: 'Opens the one conversation between the reader and somebody else, or gives it, if it was opened before.',
  access: mayMessage,
  body: z.strictObject({ employeeId: id }),
  reply: conversation,
  refusals: [employmentOver, refusal('not_found', 404)],
});

export const openGroup = endpoint({
  name: 'openGroup',
  method: 'POST',
  path: '/api/conversations/groups',
  sentence: 'Opens a conversation among named people.',
  access: mayMessage,
  body: z.strictObject({ name: line(80), employeeIds: z.array(id).check(z.minLength(1), z.maxLength(2_000)) }),
  reply: conversation,
  refusals: [employmentOver, refusal('not_found', 404)],
});

export const openFollowing = endpoint({
  name: 'openFollowing',
  method: 'POST',
  path: '/api/conversations/following',
  sentence:
    'Opens a conversation with whoever works at a location, has a role, or both, for as long as they do: a group in which all write, or one for announcements.',
  access: { action: 'announce' },
  body: z.strictObject({
    kind: z.enum(['group', 'announcement']),
    name: line(80),
    /** Null: all locations, which is for admins. */
    locationId: z.nullable(id),
    /** Null: every role. */
    role: z.nullable(z.enum(roles)),
  }),
  reply: conversation,
  refusals: [employmentOver, refusal('location_not_yours', 403)],
});

const ofConversation = z.object({ conversationId: id });

export const readConversation = endpoint({
  name: 'readConversation',
  method: 'GET',
  path: '/api/conversations/:conversationId',
  sentence:
    'Gives a conversation with its people, since when each is in it and up to which message they have read, whether anything in it is still news to them, and to whoever answers for all of them how many are on the clock.',
  access: mayMessage,
  params: ofConversation,
  reply: z.object({
    conversation,
    people: z.array(
      z.object({
        ...correspondent.shape,
        /** When they came into it: what was said before is no news to them. */
        since: instant,
        readUpTo: z.int(),
        hasRead: z.boolean(),
      }),
    ),
    /** How many of them are clocked in, on a break too. Null, unless the reader may see the hours of each. */
    onTheClock: z.nullable(z.int()),
    /** Of a direct one, whether the other is on shift now, as far as the reader may know. Null of all others, and where the other has no access any more. */
    isOtherOnShift: z.nullable(z.boolean()),
  }),
  refusals: [refusal('not_found', 404)],
});

export const markRead = endpoint({
  name: 'markRead',
  method: 'PUT',
  path: '/api/conversations/:conversationId/read',
  sentence: 'Notes up to which message the reader has read; what was read is never unread again.',
  // That somebody looked, no program says.
  access: { action: 'acknowledge' },
  params: ofConversation,
  body: z.strictObject({ upTo: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  refusals: [refusal('not_found', 404)],
});

export const leaveConversation = endpoint({
  name: 'leaveConversation',
  method: 'POST',
  path: '/api/conversations/:conversationId/leave',
  sentence: 'Leaves a group whose people were named: the reader sees it no more, and it goes on without them.',
  access: mayMessage,
  params: ofConversation,
  refusals: [refusal('not_found', 404), refusal('conversation_not_left', 409)],
});
