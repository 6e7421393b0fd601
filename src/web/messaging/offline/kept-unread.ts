import { readConversations } from '../../../contract/messaging.ts';
import { keptAnswer, keptPlaceOf } from '../../kernel/kept-answers.ts';

/** In how many of the conversations that this device keeps a list of something waits to be read. */
export function keptUnread(): number {
  const place = keptPlaceOf(readConversations, { query: {} });
  const list = place && keptAnswer(readConversations, place)?.reply;
  return list?.conversations.filter(({ unread }) => unread > 0).length ?? 0;
}
