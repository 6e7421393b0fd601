import { createHash } from 'node:crypto';
import type { readAttachment as endpoint } from '../../contract/messaging/attachments.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { findContent } from './attachments.repository.ts';
import { findConversation } from './conversations.repository.ts';

/** A file of a conversation that the reader is in. A picture is shown; anything else is kept, and never opened inside of Meridian. */
export const readAttachment: UseCase<typeof endpoint> = async ({ tx, actor }, { params, query }) => {
  if ((await findConversation(tx, actor, params.conversationId)) === undefined) return refuse('not_found');
  const found = await findContent(tx, actor, params);
  if (found === undefined) return refuse('not_found');
  const { kind, name, content, preview } = found;
  const bytes = query.size === 'preview' ? (preview ?? content) : content;
  const etag = createHash('sha256').update(bytes).digest('base64url');
  return accept(
    kind === 'image' ? { type: 'image/webp', etag, bytes } : { type: 'application/pdf', name, etag, bytes },
  );
};
