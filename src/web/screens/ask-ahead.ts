import { readPendingRequests } from '../../contract/approvals.ts';
import { readUnread } from '../../contract/messaging.ts';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { may } from '../../domain/access/may.ts';
import { ask, queryClient } from '../kernel/asking.ts';
import { ownTask } from '../kernel/own-task.ts';
import { allNotices } from '../notifications/queries.ts';

/**
 * Asks what the frame around every screen shows, one question after another, while the screen is on its way. Else all of it would be asked in the
 * piece of work that draws the frame, which is the longest of those that open the page; and its answers are there sooner.
 *
 * @returns once all is asked; whoever shows an answer waits for it, or says why there is none
 */
export async function askAhead(self: EmployeeSelf): Promise<void> {
  queryClient.query(ask(readUnread)).catch(ignored);
  await ownTask();
  queryClient.infiniteQuery(allNotices).catch(ignored);
  await ownTask();
  if (may(self, 'decide_requests')) queryClient.query(ask(readPendingRequests)).catch(ignored);
  await ownTask();
}

/** A question that fails is told by whoever shows its answer. */
const ignored = (): void => undefined;
