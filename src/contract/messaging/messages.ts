import * as z from 'zod/mini';
import { mostAttachments } from '../../domain/attachments/attachment.ts';
import { conversationChanges } from '../../domain/messaging/conversation.ts';
import { longestMessage, sharedKinds } from '../../domain/messaging/message.ts';
import { attachment } from '../attachments.ts';
import { endpoint, refusal, sheetFormats } from '../kernel/endpoint.ts';
import { clientMadeId, id, instant, paragraphs, plainDate } from '../kernel/schemas.ts';
import { senderHeader } from '../kernel/sender.ts';
import { correspondent } from '../messaging.ts';

const mayMessage = { action: 'message' } as const;

/** A message as it reads now. */
export const message = z.object({
  id,
  /** 1, 2, 3 … in its conversation. */
  number: z.int(),
  sender: correspondent,
  /** Null once it is withdrawn or forgotten; empty where its files say it all. */
  text: z.nullable(z.string()),
  /** It is older than the organization keeps messages: its words and files are gone. */
  isForgotten: z.boolean(),
  attachments: z.array(attachment),
  /** A shift, a swap or a request for time off that it shares; whoever reads asks there what they may see of it. */
  about: z.nullable(z.object({ kind: z.enum(sharedKinds), id })),
  sentAt: instant,
  /** When it was last edited; null, if it reads as it was sent. */
  editedAt: z.nullable(instant),
  /** What it answers; null, where it answers nothing, and for a program that may not read messages. */
  replyTo: z.nullable(
    z.object({
      id,
      sender: z.string(),
      text: z.nullable(z.string()),
      isForgotten: z.boolean(),
      about: z.nullable(z.enum(sharedKinds)),
    }),
  ),
  /** It breaks the quiet of those who hear it. */
  isUrgent: z.boolean(),
  /** Of an announcement that asks to be acknowledged. */
  acknowledgement: z.nullable(
    z.object({
      /** The reader is one of those who are asked. */
      isAsked: z.boolean(),
      /** When the reader acknowledged it; null, before they did. */
      acknowledgedAt: z.nullable(instant),
      /** How many are asked, and how many of them have; for those who may announce there. */
      tally: z.nullable(z.object({ asked: z.int(), acknowledged: z.int() })),
    }),
  ),
});
export type Message = z.output<typeof message>;

/** What became of a group: it was renamed, or people came and went. */
const conversationChange = z.object({
  /** 1, 2, 3 … in its conversation. */
  sequence: z.int(),
  kind: z.enum(conversationChanges),
  /** Who did it. */
  by: z.string(),
  /** Who was added or taken out, by name; of many some. */
  people: z.array(z.string()),
  /** How many they are. */
  count: z.int(),
  /** As it is called since; null, where that stayed. */
  name: z.nullable(z.string()),
  /** It stands behind the message of this number; 0, before all. */
  after: z.int(),
  changedAt: instant,
});
export type ConversationChanged = z.output<typeof conversationChange>;

export const readMessages = endpoint({
  name: 'readMessages',
  method: 'GET',
  path: '/api/conversations/:conversationId/messages',
  sentence:
    'Gives the last fifty messages of a conversation, or the fifty before one, in the order that they were sent.',
  access: mayMessage,
  params: z.object({ conversationId: id }),
  query: z.object({
    /** The number of a message; those before it are given. */
    before: z.optional(
      z.codec(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.int(), { decode: Number, encode: String }),
    ),
  }),
  reply: z.object({
    messages: z.array(message),
    /** What became of the conversation meanwhile, in the order that it did; of very much the last hundred. */
    changes: z.array(conversationChange),
    /** What to ask for next, as `before`; null, where there is nothing earlier. */
    earlier: z.nullable(z.int()),
  }),
  refusals: [refusal('not_found', 404)],
});

/** More than a page of paper sets in a moment. */
export const mostMessagesExported = 5_000;

export const exportConversation = endpoint({
  name: 'exportConversation',
  method: 'POST',
  path: '/api/conversations/:conversationId/export',
  sentence:
    'What was said in a conversation that the reader is in, as it reads now, as a file: all of it, or that of some days by the reader’s calendar.',
  access: { action: 'export_messages' },
  mayRepeat: true,
  params: z.object({ conversationId: id }),
  body: z.strictObject({
    format: z.enum(sheetFormats),
    /** What was sent between these days, both included; what is left out has no end. */
    from: z.optional(plainDate),
    to: z.optional(plainDate),
  }),
  file: true,
  refusals: [refusal('not_found', 404), refusal('too_many_messages', 422)],
});

/** Half a letter, as a keyboard may leave it, becomes the sign for what cannot be read; and so the same when it comes again. */
const text = paragraphs(longestMessage).check(z.overwrite((typed) => typed.toWellFormed()));

export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/conversations/:conversationId/messages',
  sentence: 'Sends a message under an id that the client made; sent again, it is the same message.',
  access: mayMessage,
  params: z.object({ conversationId: id }),
  /** Whose it is: what waits on a device is not sent as somebody else’s, who signed in there meanwhile. */
  headers: z.object({ [senderHeader]: z.optional(id) }),
  body: z.strictObject({
    id: clientMadeId,
    /** May be empty where files go with it, or something is shared. */
    text: z.union([text, z.literal('')]),
    /** Of files that were added before, in their order. */
    attachmentIds: z.optional(z.array(id).check(z.maxLength(mostAttachments))),
    replyToId: z.optional(id),
    /** Of what is shared: a published shift, the offer of a swap, a request for time off that the sender may see. */
    about: z.optional(z.strictObject({ kind: z.enum(sharedKinds), id })),
    /** Of an announcement: everybody who hears it is asked to say that they did, and reminded until they have. */
    asksAcknowledgement: z.optional(z.boolean()),
    /** Rings at once, also in quiet hours: for those who may speak to all of some location. */
    isUrgent: z.optional(z.boolean()),
  }),
  reply: message,
  refusals: [
    refusal('not_found', 404),
    refusal('only_announcers_write', 403),
    refusal('message_id_reused', 409),
    refusal('nobody_to_read', 409),
    refusal('only_announcers_urge', 403),
    refusal('message_empty', 422),
    refusal('attachment_gone', 409),
    refusal('only_announcements_ask', 409),
  ],
});

const changing = [
  refusal('not_found', 404),
  refusal('not_your_message', 403),
  refusal('message_withdrawn', 409),
  refusal('message_too_old', 409),
] as const;

const ofMessage = z.object({ conversationId: id, messageId: id });

export const editMessage = endpoint({
  name: 'editMessage',
  method: 'PUT',
  path: '/api/conversations/:conversationId/messages/:messageId',
  sentence:
    'Edits a message of one’s own, within a quarter of an hour and before anybody acknowledged it; that it was edited shows.',
  access: mayMessage,
  params: ofMessage,
  body: z.strictObject({ text }),
  reply: message,
  refusals: [...changing, refusal('message_acknowledged', 409)],
});

export const withdrawMessage = endpoint({
  name: 'withdrawMessage',
  method: 'DELETE',
  path: '/api/conversations/:conversationId/messages/:messageId',
  sentence: 'Withdraws a message of one’s own, within a quarter of an hour; that there was one shows.',
  access: mayMessage,
  params: ofMessage,
  reply: message,
  refusals: changing,
});
