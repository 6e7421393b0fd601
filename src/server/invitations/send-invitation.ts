import type { ActorContext } from '../kernel/context.ts';
import { sendInvitations, type Terms } from './send-invitations.ts';

/** Makes an invitation on terms that the actor may give, and sends it. @returns its link, where it is handed on by hand */
export async function sendInvitation(ctx: ActorContext, terms: Terms, locationName: string) {
  const [sent] = await sendInvitations(ctx, [{ terms, locationName }]);
  if (sent === undefined) throw new Error('an invitation was sent, and none was told of');
  return sent;
}
