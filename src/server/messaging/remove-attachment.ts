import type { removeAttachment as endpoint } from '../../contract/messaging/attachments.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteNotSent } from './attachments.repository.ts';

/** Forgets a file that its owner thought better of. */
export const removeAttachment: UseCase<typeof endpoint> = async ({ tx, actor }, { params }) => {
  const { conversationId, attachmentId } = params;
  return (await deleteNotSent(tx, actor, conversationId, attachmentId)) ? accept() : refuse('not_found');
};
