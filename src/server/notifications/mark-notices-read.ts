import type { markNoticesRead as endpoint } from '../../contract/notifications/notices.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { markReadUntil } from './notices.repository.ts';

/** Notes that somebody read all until a moment. What came since they looked stays unread. */
export const markNoticesRead: UseCase<typeof endpoint> = async ({ tx, actor, now, announce }, { body }) => {
  await markReadUntil(tx, actor, body.until, now);
  announce(actor, 'notices');
  return accept();
};
