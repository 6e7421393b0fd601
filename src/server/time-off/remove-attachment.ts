import type { removeTimeOffAttachment as endpoint } from '../../contract/time-off/attachments.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteNotSent } from './attachments.repository.ts';

/** Forgets a file that its owner thought better of. */
export const removeAttachment: UseCase<typeof endpoint> = async ({ tx, actor }, { params: { attachmentId } }) =>
  (await deleteNotSent(tx, actor, attachmentId)) ? accept() : refuse('not_found');
