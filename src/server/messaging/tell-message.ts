import * as z from 'zod/mini';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import { daysAhead, isToTell, pauseBeforeTelling, ringingAt } from '../../domain/messaging/telling.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import { wishesOf } from '../notifications/read.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { readSelf } from '../people/read.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { findConversation, holdConversation, type StoredConversation } from './conversations.repository.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';
import { listHearers, raiseTold } from './tellings.repository.ts';

const ofMessage = z.object({
  organizationId: z.string(),
  conversationId: z.string(),
  messageId: z.string(),
  senderId: z.string(),
});
type OfMessage = z.output<typeof ofMessage>;
const ofHearer = z.extend(ofMessage, { employeeId: z.string() });

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

/** Who is told of new messages, and of which a shift or the end of quiet hours rings later. Both work in the name of the sender. */
export const messageTellers: readonly Worker[] = [
  {
    job: tellMessage,
    run: (attempt, payload) => {
      const of = z.parse(ofMessage, payload);
      return attempt.inside(of.organizationId, (ctx) => tellAll(ctx, of), of.senderId);
    },
  },
  {
    job: ringMessage,
    run: (attempt, payload) => {
      const of = z.parse(ofHearer, payload);
      return attempt.inside(of.organizationId, (ctx) => ringLater(ctx, of), of.senderId);
    },
  },
];

interface Stood {
  readonly conversation: StoredConversation;
  readonly said: MessageRow;
}

/** A message that stands, and whose sender is still in its conversation. */
async function findStanding({ tx }: Context, of: OfMessage): Promise<Stood | undefined> {
  const { organizationId, conversationId, messageId, senderId } = of;
  const conversation = await findConversation(tx, { organizationId, employeeId: senderId }, conversationId);
  const said = conversation && (await findMessage(tx, organizationId, conversationId, messageId));
  return conversation === undefined || said === undefined || said.text === null ? undefined : { conversation, said };
}

async function tellAll(ctx: Context, of: OfMessage): Promise<void> {
  const { tx, now } = ctx;
  const { organizationId, conversationId } = of;
  await holdConversation(tx, organizationId, conversationId);
  const stood = await findStanding(ctx, of);
  if (stood === undefined) return;
  const { said } = stood;
  const hearers = (await listHearers(tx, organizationId, conversationId, said)).filter((one) => isToTell(said, one));
  const ids = hearers.map(({ employeeId }) => employeeId);
  const week = { from: now, to: addMilliseconds(now, daysAhead * 24 * millisecondsPerHour) };
  const shifts = await listKnownDuring(tx, organizationId, ids, week);
  for (const { employeeId } of hearers) {
    const own = shifts.filter((shift) => shift.employeeId === employeeId);
    const rings = await ringsAt(ctx, { organizationId, employeeId }, own, said.isUrgent);
    await tellOne(ctx, of, stood, employeeId, rings > now ? 'silently' : 'at_once');
    await raiseTold(tx, { organizationId, conversationId, employeeId }, said.number, now);
    if (rings > now) await enqueue(tx, ringMessage, { ...of, employeeId }, rings - now);
  }
}

async function ringsAt(
  { tx, now }: Context,
  who: { readonly organizationId: string; readonly employeeId: string },
  shifts: readonly { readonly startsAt: Instant; readonly endsAt: Instant }[],
  isUrgent: boolean,
): Promise<Instant> {
  const { quiet } = await wishesOf({ tx, now }, who);
  if (quiet === undefined) return now;
  const { self } = await readSelf(tx, who);
  const spans = shifts.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }));
  return ringingAt(now, self.home.zone, quiet, spans, isUrgent);
}

/** What was kept for somebody's shift rings now, unless they have read it meanwhile, or are no longer there to read it. */
async function ringLater(ctx: Context, of: z.output<typeof ofHearer>): Promise<void> {
  const { organizationId, conversationId, employeeId } = of;
  const stood = await findStanding(ctx, of);
  if (stood === undefined) return;
  const hearers = await listHearers(ctx.tx, organizationId, conversationId, stood.said);
  const hearer = hearers.find((one) => one.employeeId === employeeId);
  if (hearer === undefined || hearer.readUpTo >= stood.said.number) return;
  await tellOne(ctx, of, stood, employeeId, 'aloud');
}

function tellOne(
  ctx: Context,
  { organizationId, conversationId }: OfMessage,
  { conversation: { kind, name }, said: { sender, text, isUrgent } }: Stood,
  employeeId: string,
  how: 'silently' | 'aloud' | 'at_once',
): Promise<void> {
  const isDirect = kind === 'direct';
  return tellPerson(
    ctx,
    { organizationId, employeeId },
    {
      kind: isUrgent ? 'message_urgent' : isDirect ? 'message_direct' : 'message_group',
      aboutId: conversationId,
      how,
      facts: ({ speaker }) => ({
        by: `${sender.firstName} ${sender.lastName}`,
        title: name ?? speaker.say('messaging.announcements'),
        text: text === '' || text === null ? speaker.say('messaging.attachment') : text,
        link: `/communication-hub?conversation=${conversationId}`,
      }),
    },
  );
}
