import * as z from 'zod/mini';
import { decideReminding, waitBeforeTelling } from '../../domain/messaging/acknowledgement.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { findLastTelling, insertReminder, listAsked } from './acknowledgements.repository.ts';
import { findConversation, holdConversation } from './conversations.repository.ts';
import { findMessage } from './messages.repository.ts';
import { findTeller } from './people.repository.ts';

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

const askAcknowledgement: Job<typeof telling> = { name: 'ask_acknowledgement', payload: telling, mostTries: 12 };

/** Plans that those who have not acknowledged are told: by the clock for the n-th time, or, without a round, because somebody wishes it. */
export async function planAsking(
  { tx, newId, actor: { organizationId, employeeId } }: ActorContext,
  of: {
    readonly conversationId: string;
    readonly messageId: string;
    readonly senderId?: string;
    readonly round?: number;
  },
): Promise<void> {
  const { conversationId, messageId, senderId = employeeId, round } = of;
  const askedBy = round === undefined ? employeeId : null;
  const ids = { organizationId, conversationId, messageId, senderId, askedBy, reminderId: newId() };
  await enqueue(tx, askAcknowledgement, { ...ids, round: round ?? 0 }, waitBeforeTelling(round ?? 0));
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
    const tellerId = await attempt.inside(organizationId, ({ tx }) => findTeller(tx, payload, askedBy ?? senderId));
    if (tellerId === undefined) return;
    await attempt.inside(organizationId, (ctx) => tellMissing(ctx, payload, tellerId), tellerId);
  },
};

async function tellMissing(ctx: Context, payload: Telling, tellerId: string): Promise<void> {
  const { tx, now } = ctx;
  const { organizationId, conversationId, messageId, askedBy, round, reminderId } = payload;
  await holdConversation(tx, organizationId, conversationId);
  const conversation = await findConversation(tx, { organizationId, employeeId: tellerId }, conversationId);
  const said = conversation && (await findMessage(tx, organizationId, conversationId, messageId));
  if (said === undefined || said.text === null) return;
  const { text, sender } = said;
  const of = { organizationId, conversationId, messageId };
  const missing = (await listAsked(tx, of)).filter(({ acknowledgedAt }) => acknowledgedAt === null);
  if (missing.length === 0) return;
  if (askedBy !== null) {
    // Of two who pressed at once the second finds that everybody was told.
    const lastToldAt = await findLastTelling(tx, of);
    if (!decideReminding({ missing: missing.length, lastToldAt }, now).ok) return;
  }
  if (!(await insertReminder(tx, { ...of, id: reminderId, askedBy, people: missing.length, at: now }))) return;
  const kind = askedBy === null && round === 0 ? 'announcement_asked' : 'announcement_reminder';
  const facts = ({ speaker }: Spoken) =>
    ({
      by: `${sender.firstName} ${sender.lastName}`,
      title: conversation?.name ?? speaker.say('messaging.announcements'),
      text,
      link: `/communication-hub?conversation=${conversationId}`,
    }) as const;
  const notices = missing.map(({ employeeId }) => ({ employeeId, aboutId: messageId, facts }));
  await tellEach(ctx, organizationId, kind, notices);
  const wait = askedBy === null ? waitBeforeTelling(round + 1) : undefined;
  if (wait === undefined) return;
  await enqueue(tx, askAcknowledgement, { ...payload, round: round + 1, reminderId: ctx.newId() }, wait);
}
