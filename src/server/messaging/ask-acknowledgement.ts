import * as z from 'zod/mini';
import { waitBeforeTelling } from '../../domain/messaging/acknowledgement.ts';
import { firstWords } from '../../domain/messaging/first-words.ts';
import { tellerOf } from '../../domain/messaging/teller.ts';
import type { How } from '../../domain/notifications/plan-telling.ts';
import { conversationTitle } from '../../words/conversation-title.ts';
import { messageText } from '../../words/message-text.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { enqueue, enqueueEach, type Job, type Worker } from '../kernel/queue.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { findRinging, insertReminder, insertTold, listAsked, updateRinging } from './acknowledgements.repository.ts';
import {
  findConversation,
  findLocationId,
  holdConversation,
  type StoredConversation,
} from './conversations.repository.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';
import { listDoers } from './people.repository.ts';
import { readRinging } from './read-ringing.ts';

const telling = z.object({
  organizationId: z.string(),
  conversationId: z.string(),
  messageId: z.string(),
  senderId: z.string(),
  /** Who pressed; null, the clock tells, for the n-th time. */
  askedBy: z.nullable(z.string()),
  round: z.int(),
  reminderId: z.string(),
});
type Telling = z.output<typeof telling>;

const ringing = z.object({
  organizationId: z.string(),
  conversationId: z.string(),
  messageId: z.string(),
  employeeId: z.string(),
  reminderId: z.string(),
  kind: z.enum(['announcement_asked', 'announcement_reminder']),
});
type Ringing = z.output<typeof ringing>;

const ringAsked: Job<typeof ringing> = { name: 'ring_asked', payload: ringing, mostTries: 12 };
const askAcknowledgement: Job<typeof telling> = { name: 'ask_acknowledgement', payload: telling, mostTries: 12 };

interface Asked {
  readonly conversationId: string;
  readonly messageId: string;
}

/** Plans that those who hear what the actor has said now, and have not acknowledged it, are told of it by the clock. */
export async function planAsking({ tx, newId, actor }: ActorContext, of: Asked): Promise<void> {
  const { organizationId, employeeId: senderId } = actor;
  const first = { organizationId, ...of, senderId, askedBy: null, reminderId: newId(), round: 0 };
  await enqueue(tx, askAcknowledgement, first, waitBeforeTelling(0));
}

/** Plans that those who have not acknowledged are told now, since the actor wishes it: the reminder that they ask for stands already. */
export async function planReminding(
  { tx, actor }: ActorContext,
  of: Asked & { readonly senderId: string; readonly reminderId: string },
): Promise<void> {
  const { organizationId, employeeId: askedBy } = actor;
  await enqueue(tx, askAcknowledgement, { organizationId, ...of, askedBy, round: 0 });
}

/**
 * Tells those who have not acknowledged, through the list and the letters of everybody. What is said in a conversation is read by nobody who
 * is not in it: so in the name of who pressed or who sent it, and once they are gone, of another who may announce there. It ends when
 * nobody is left who may, or everybody has acknowledged.
 */
export const acknowledgementAsker: Worker<typeof telling> = {
  job: askAcknowledgement,
  async run(attempt, payload) {
    const { organizationId, askedBy, senderId } = payload;
    const tellerId = await attempt.inside(organizationId, (ctx) => findTeller(ctx, payload, askedBy ?? senderId));
    if (tellerId === undefined) return;
    await attempt.inside(organizationId, (ctx) => tellMissing(ctx, payload, tellerId), tellerId);
  },
};

/** Nobody is entered yet: whose place it is at stands where nobody has to be in the conversation to read it. */
async function findTeller(
  { tx }: Context,
  { organizationId, conversationId }: Pick<Telling, 'organizationId' | 'conversationId'>,
  ratherId: string,
): Promise<string | undefined> {
  const locationId = await findLocationId(tx, organizationId, conversationId);
  return tellerOf(await listDoers(tx, organizationId, conversationId), locationId, ratherId);
}

async function tellMissing(ctx: Context, payload: Telling, tellerId: string): Promise<void> {
  const { tx, now } = ctx;
  const { organizationId, conversationId, messageId, askedBy, round, reminderId } = payload;
  await holdConversation(tx, organizationId, conversationId);
  const conversation = await findConversation(tx, { organizationId, employeeId: tellerId }, conversationId);
  const said = conversation && (await findMessage(tx, organizationId, conversationId, messageId));
  if (conversation === undefined || said === undefined || said.text === null) return;
  const of = { organizationId, conversationId, messageId };
  const missing = (await listAsked(tx, of)).filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const ids = missing.map(({ employeeId }) => employeeId);
  if (missing.length === 0) return;
  await insertReminder(tx, { ...of, id: reminderId, askedBy, people: missing.length, at: now });
  if (!(await insertTold(tx, { organizationId, reminderId, at: now }))) return;
  const kind = askedBy === null && round === 0 ? 'announcement_asked' : 'announcement_reminder';
  const isAtOnce = said.isUrgent && kind === 'announcement_asked';
  const whom = (await readRinging(ctx, organizationId, ids, isAtOnce)).map(
    ({ employeeId, ringsAt }) => ({ employeeId, ringsAt, how: ringsAt > now ? 'silently' : 'at_once' }) as const,
  );
  await tellOf(ctx, of, kind, { said, conversation }, whom);
  const later = whom.filter(({ how }) => how === 'silently');
  await updateRinging(tx, of, ids, null);
  await updateRinging(
    tx,
    of,
    later.map(({ employeeId }) => employeeId),
    reminderId,
  );
  const rings = later.map(({ employeeId, ringsAt }) => ({
    payload: { ...of, employeeId, reminderId, kind } as const,
    wait: ringsAt - now,
  }));
  await enqueueEach(tx, ringAsked, rings);
  const wait = askedBy === null ? waitBeforeTelling(round + 1) : undefined;
  if (wait === undefined) return;
  await enqueue(tx, askAcknowledgement, { ...payload, round: round + 1, reminderId: ctx.newId() }, wait);
}

/**
 * Rings where quiet hours kept a telling silent: what it says by now, with whoever is asked still. In the name of whom it rings with, and
 * once, for the last telling alone.
 */
export const askedRinger: Worker<typeof ringing> = {
  job: ringAsked,
  run: (attempt, payload) =>
    attempt.inside(payload.organizationId, (ctx) => ringMissing(ctx, payload), payload.employeeId),
};

async function ringMissing(ctx: Context, payload: Ringing): Promise<void> {
  const { tx, now } = ctx;
  const { organizationId, conversationId, messageId, employeeId, reminderId, kind } = payload;
  const of = { organizationId, conversationId, messageId };
  await holdConversation(tx, organizationId, conversationId);
  const conversation = await findConversation(tx, { organizationId, employeeId }, conversationId);
  const said = conversation && (await findMessage(tx, organizationId, conversationId, messageId));
  if (conversation === undefined || said === undefined || said.text === null) return;
  if ((await findRinging(tx, of, employeeId)) !== reminderId) return;
  const [due] = await readRinging(ctx, organizationId, [employeeId], false);
  if (due === undefined) return;
  if (due.ringsAt > now) {
    await enqueue(tx, ringAsked, payload, due.ringsAt - now);
    return;
  }
  await updateRinging(tx, of, [employeeId], null);
  await tellOf(ctx, of, kind, { said, conversation }, [{ employeeId, how: 'aloud' }]);
}

function tellOf(
  ctx: Context,
  { organizationId, conversationId, messageId }: Pick<Telling, 'organizationId' | 'conversationId' | 'messageId'>,
  kind: Ringing['kind'],
  {
    said: { sender, text, about },
    conversation,
  }: { readonly said: MessageRow; readonly conversation: StoredConversation },
  whom: readonly { readonly employeeId: string; readonly how: How }[],
): Promise<void> {
  const facts = ({ speaker }: Spoken) => {
    const says = messageText(speaker, text ?? '', about?.kind);
    return {
      by: `${sender.firstName} ${sender.lastName}`,
      title: conversationTitle(speaker, { ...conversation, otherName: null }),
      about: firstWords(says),
      text: says,
      link: `/communication-hub?conversation=${conversationId}`,
    } as const;
  };
  const notices = whom.map(({ employeeId, how }) => ({
    employeeId,
    how,
    aboutId: messageId,
    saidIn: { conversationId, messageId },
    facts,
  }));
  return tellEach(ctx, organizationId, kind, notices);
}
