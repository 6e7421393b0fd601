import type { Assignee } from '../../domain/people/assigned-version.ts';
import { leaveWeeksOf, type LeaveWeekInForce } from '../../domain/time-off/leave-week.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLeaveWeeks } from './leave-weeks.repository.ts';

/** The weeks of leave that hold for a person, oldest first. */
export const readLeaveWeeks = async (
  tx: Transaction,
  organizationId: string,
  holder: Assignee,
): Promise<readonly LeaveWeekInForce[]> => leaveWeeksOf(await listLeaveWeeks(tx, organizationId), holder);
