import type { readAttachment as endpoint } from '../../contract/messaging/attachments.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { attachmentReply } from '../attachments/read.ts';
import type { UseCase } from '../kernel/route.ts';
import { findContent } from './attachments.repository.ts';
import { findConversation } from './conversations.repository.ts';

/** A file of a conversation that the reader is in. */
export const readAttachment: UseCase<typeof endpoint> = async ({ tx, actor }, { params, query }) => {
  if ((await findConversation(tx, actor, params.conversationId)) === undefined) return refuse('not_found');
  const found = await findContent(tx, actor, params);
  return found === undefined ? refuse('not_found') : accept(attachmentReply(found, query.size));
};
