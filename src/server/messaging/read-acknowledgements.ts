import type { readAcknowledgements as endpoint } from '../../contract/messaging/acknowledgements.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { mayAnnounce } from '../../domain/messaging/conversation.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLastTelling, listAsked } from './acknowledgements.repository.ts';
import { findConversation } from './conversations.repository.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';
import { showPerson } from './show-person.ts';

/** An announcement that asks to be acknowledged and was not withdrawn, for somebody who may announce there; undefined for anybody else. */
export async function findAnnounced(
  { tx, actor }: ActorContext,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
): Promise<(MessageRow & { readonly conversationName: string | null }) | undefined> {
  const conversation = await findConversation(tx, actor, conversationId);
  if (conversation === undefined || !mayAnnounce(actor, conversation.locationId)) return undefined;
  const said = await findMessage(tx, actor.organizationId, conversationId, messageId);
  return said?.asksAcknowledgement === true && (said.text !== null || said.isForgotten)
    ? { ...said, conversationName: conversation.name }
    : undefined;
}

/** Who has acknowledged an announcement, and who has not. */
export const readAcknowledgements: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor } = ctx;
  if ((await findAnnounced(ctx, params)) === undefined) return refuse('not_found');
  const of = { organizationId: actor.organizationId, ...params };
  const people = await listAsked(tx, of);
  return accept({
    people: people.map((row) => Object.assign(showPerson(actor, row), { acknowledgedAt: row.acknowledgedAt })),
    lastToldAt: (await findLastTelling(tx, of)) ?? null,
  });
};
