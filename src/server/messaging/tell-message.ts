import * as z from 'zod/mini';
import { howToTell, pauseBeforeTelling } from '../../domain/messaging/telling.ts';
import type { How } from '../../domain/notifications/plan-telling.ts';
import { conversationTitle } from '../../words/conversation-title.ts';
import { messageText } from '../../words/message-text.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { enqueue, enqueueEach, type Job, type Worker } from '../kernel/queue.ts';
import type { MayHear } from '../notifications/read-still-theirs.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { findConversation, holdConversation, type StoredConversation } from './conversations.repository.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';
import { findListener } from './people.repository.ts';
import { readRinging } from './read-ringing.ts';
import { findUnheard, listHearers, listUrgentUntold, raiseTold } from './tellings.repository.ts';

const ofMessage = z.object({
  organizationId: z.string(),
  conversationId: z.string(),
  messageId: z.string(),
  senderId: z.string(),
});
type OfMessage = z.output<typeof ofMessage>;
const ofHearer = z.object({ organizationId: z.string(), conversationId: z.string(), employeeId: z.string() });
type OfHearer = z.output<typeof ofHearer>;
type OfConversation = Pick<OfHearer, 'organizationId' | 'conversationId'>;

const tellMessage: Job<typeof ofMessage> = { name: 'tell_message', payload: ofMessage, mostTries: 12 };
const ringMessage: Job<typeof ofHearer> = { name: 'ring_message', payload: ofHearer, mostTries: 12 };

/** Has everybody who hears a message told of it, unless they have read it by then. */
export function planTellingOf(
  { tx, actor }: ActorContext,
  {
    conversationId,
    messageId,
    isUrgent,
  }: Pick<OfMessage, 'conversationId' | 'messageId'> & { readonly isUrgent: boolean },
): Promise<void> {
  const { organizationId, employeeId: senderId } = actor;
  const payload = { organizationId, conversationId, messageId, senderId };
  return enqueue(tx, tellMessage, payload, isUrgent ? 0 : pauseBeforeTelling);
}

/**
 * Who is told of new messages, and of which a shift or the end of quiet hours rings later. What is said in a conversation is read by nobody
 * who is not in it: so the first in the name of the sender, or of another once they are gone, and the other in that of whoever hears it.
 */
export const messageTellers: readonly Worker[] = [
  {
    job: tellMessage,
    async run(attempt, payload) {
      const of = z.parse(ofMessage, payload);
      const { organizationId, senderId } = of;
      const listenerId = await attempt.inside(organizationId, ({ tx }) => findListener(tx, of, senderId));
      if (listenerId === undefined) return;
      await attempt.inside(organizationId, (ctx) => tellAll(ctx, of, listenerId), listenerId);
    },
  },
  {
    job: ringMessage,
    run: (attempt, payload) => {
      const of = z.parse(ofHearer, payload);
      return attempt.inside(of.organizationId, (ctx) => ringLater(ctx, of), of.employeeId);
    },
  },
];

interface Stood {
  readonly conversation: StoredConversation;
  readonly said: MessageRow;
}

/** A message that stands, as somebody reads it who is in its conversation. */
async function findStanding(
  { tx }: Context,
  { organizationId, conversationId }: OfConversation,
  messageId: string,
  employeeId: string,
): Promise<Stood | undefined> {
  const conversation = await findConversation(tx, { organizationId, employeeId }, conversationId);
  const said = conversation && (await findMessage(tx, organizationId, conversationId, messageId));
  return conversation === undefined || said === undefined || said.text === null ? undefined : { conversation, said };
}

/** Whether somebody is in a conversation still, and what they were told of there stands. */
export const mayHear: MayHear = async (ctx, { organizationId, employeeId }, { conversationId, messageId }) =>
  (await findStanding(ctx, { organizationId, conversationId }, messageId, employeeId)) !== undefined;

async function tellAll(ctx: Context, of: OfMessage, listenerId: string): Promise<void> {
  await holdConversation(ctx.tx, of.organizationId, of.conversationId);
  const stood = await findStanding(ctx, of, of.messageId, listenerId);
  if (stood === undefined) return;
  await tellUrgentBefore(ctx, of, stood.said.number, listenerId);
  await tellOne(ctx, of, stood);
}

/** What is urgent is told by itself, each message of it: also where a later one comes to be told before it, by which it would count as heard. */
async function tellUrgentBefore(ctx: Context, of: OfConversation, before: number, listenerId: string): Promise<void> {
  for (const messageId of await listUrgentUntold(ctx.tx, of, before)) {
    const stood = await findStanding(ctx, of, messageId, listenerId);
    if (stood !== undefined) await tellOne(ctx, of, stood);
  }
}

async function tellOne(ctx: Context, of: OfConversation, stood: Stood): Promise<void> {
  const { tx, now } = ctx;
  const { organizationId, conversationId } = of;
  const { said } = stood;
  const hearers = (await listHearers(tx, organizationId, conversationId, said)).filter((one) =>
    howToTell(said, one, true),
  );
  const heard = new Map(hearers.map((one) => [one.employeeId, one]));
  const ringing = await readRinging(ctx, organizationId, [...heard.keys()], said.isUrgent);
  const whom = ringing.flatMap(({ employeeId, ringsAt }) => {
    const one = heard.get(employeeId);
    const how = one && howToTell(said, one, ringsAt <= now);
    return how === undefined ? [] : [{ employeeId, how, ringsAt }];
  });
  await tellThem(ctx, of, stood, whom);
  await enqueueEach(
    tx,
    ringMessage,
    whom.flatMap(({ employeeId, how, ringsAt }) =>
      how === 'silently' ? [{ payload: { organizationId, conversationId, employeeId }, wait: ringsAt - now }] : [],
    ),
  );
}

/** What was kept for somebody's shift rings now: the last that they have not read, unless one rang meanwhile. Where that shift is gone it waits on. */
async function ringLater(ctx: Context, of: OfHearer): Promise<void> {
  const { tx, now } = ctx;
  const { organizationId, conversationId, employeeId } = of;
  await holdConversation(tx, organizationId, conversationId);
  const latest = await findUnheard(tx, of);
  if (latest === undefined) return;
  await tellUrgentBefore(ctx, of, latest.number, employeeId);
  const unheard = await findUnheard(tx, of);
  const stood = unheard && (await findStanding(ctx, of, unheard.messageId, employeeId));
  if (unheard === undefined || stood === undefined) return;
  const how = howToTell(stood.said, unheard, true);
  const [ringing] = await readRinging(ctx, organizationId, [employeeId], stood.said.isUrgent);
  if (how === undefined || ringing === undefined) return;
  const { ringsAt } = ringing;
  if (ringsAt > now) await enqueue(tx, ringMessage, of, ringsAt - now);
  else await tellThem(ctx, of, stood, [{ employeeId, how }]);
}

async function tellThem(
  ctx: Context,
  { organizationId, conversationId }: OfConversation,
  { conversation, said: { id: messageId, number, sender, text, about, isUrgent } }: Stood,
  whom: readonly { readonly employeeId: string; readonly how: How }[],
): Promise<void> {
  const isDirect = conversation.kind === 'direct';
  const facts = ({ speaker }: Spoken) =>
    ({
      by: `${sender.firstName} ${sender.lastName}`,
      title: conversationTitle(speaker, { ...conversation, otherName: null }),
      text: messageText(speaker, text ?? '', about?.kind),
      link: `/communication-hub?conversation=${conversationId}`,
    }) as const;
  await tellEach(
    ctx,
    organizationId,
    isUrgent ? 'message_urgent' : isDirect ? 'message_direct' : 'message_group',
    whom.map(({ employeeId, how }) => ({
      employeeId,
      how,
      aboutId: conversationId,
      saidIn: { conversationId, messageId },
      facts,
    })),
  );
  for (const hasRung of [false, true]) {
    const employeeIds = whom.filter(({ how }) => (how !== 'silently') === hasRung).map((one) => one.employeeId);
    await raiseTold(ctx.tx, { organizationId, conversationId, employeeIds, hasRung }, number, ctx.now);
  }
}
