import * as z from 'zod/mini';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { daysAhead, isToTell, pauseBeforeTelling, ringingAt } from '../../domain/messaging/telling.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { enqueue, enqueueEach, type Job, type Worker } from '../kernel/queue.ts';
import { readHearers } from '../notifications/read-hearers.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
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
  const byPerson = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  const known = await readHearers(ctx, organizationId, ids);
  const told = ids.flatMap((employeeId) => {
    const hearer = known.get(employeeId);
    const spans = (byPerson.get(employeeId) ?? []).map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }));
    return hearer === undefined
      ? []
      : [{ employeeId, ringsAt: ringingAt(now, hearer.addressee.zone, hearer.wishes.quiet, spans, said.isUrgent) }];
  });
  await tellThem(
    ctx,
    of,
    stood,
    told.map(({ employeeId, ringsAt }) => ({ employeeId, how: ringsAt > now ? 'silently' : 'at_once' })),
  );
  await raiseTold(tx, { organizationId, conversationId, employeeIds: ids }, said.number, now);
  const later = told.filter(({ ringsAt }) => ringsAt > now);
  await enqueueEach(
    tx,
    ringMessage,
    later.map(({ employeeId, ringsAt }) => ({ payload: { ...of, employeeId }, wait: ringsAt - now })),
  );
}

/** What was kept for somebody's shift rings now, unless they have read it meanwhile, or are no longer there to read it. */
async function ringLater(ctx: Context, of: z.output<typeof ofHearer>): Promise<void> {
  const { organizationId, conversationId, employeeId } = of;
  const stood = await findStanding(ctx, of);
  if (stood === undefined) return;
  const hearers = await listHearers(ctx.tx, organizationId, conversationId, stood.said);
  const hearer = hearers.find((one) => one.employeeId === employeeId);
  if (hearer === undefined || hearer.readUpTo >= stood.said.number) return;
  await tellThem(ctx, of, stood, [{ employeeId, how: 'aloud' }]);
}

function tellThem(
  ctx: Context,
  { organizationId, conversationId }: OfMessage,
  { conversation: { kind, name }, said: { sender, text, about, isUrgent } }: Stood,
  whom: readonly { readonly employeeId: string; readonly how: 'silently' | 'aloud' | 'at_once' }[],
): Promise<void> {
  const isDirect = kind === 'direct';
  const facts = ({ speaker }: Spoken) =>
    ({
      by: `${sender.firstName} ${sender.lastName}`,
      title: name ?? speaker.say('messaging.announcements'),
      text: text || speaker.say(about === null ? 'messaging.attachment' : `messaging.about.${about.kind}`),
      link: `/communication-hub?conversation=${conversationId}`,
    }) as const;
  return tellEach(
    ctx,
    organizationId,
    isUrgent ? 'message_urgent' : isDirect ? 'message_direct' : 'message_group',
    whom.map((one) => ({ ...one, aboutId: conversationId, facts })),
  );
}
