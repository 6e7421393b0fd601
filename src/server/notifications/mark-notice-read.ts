import type { markNoticeRead as endpoint } from '../../contract/notifications/notices.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { markRead } from './notices.repository.ts';

/** Notes that somebody read one of their notices; their other devices count anew. */
export const markNoticeRead: UseCase<typeof endpoint> = async ({ tx, actor, now, announce }, { params }) => {
  if (!(await markRead(tx, actor, params.noticeId, now))) return refuse('not_found');
  announce(actor, 'notices');
  return accept();
};
