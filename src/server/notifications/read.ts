import type { OutboxMessage, readOutbox as endpoint } from '../../contract/notifications.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { listOutbox } from './repository.ts';
export { countTexts, findOutboxHtml as readOutboxHtml } from './repository.ts';

/** What the outbox holds: for whoever sits at a machine of development. */
export const readOutbox: UseCase<typeof endpoint> = async ({ tx }) => {
  const rows = await listOutbox(tx);
  // Check constraints of the table, and whoever fills it, allow these words only.
  return accept({ messages: rows.map((row) => row as OutboxMessage) });
};
