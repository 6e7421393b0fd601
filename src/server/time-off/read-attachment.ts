import type { readTimeOffAttachment as endpoint } from '../../contract/time-off/attachments.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { attachmentReply } from '../attachments/read.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee } from '../people/read.ts';
import { findContent } from './attachments.repository.ts';

/** The file of a request: for whoever asked, and whoever answers for them. To a colleague there is none. */
export const readAttachment: UseCase<typeof endpoint> = async ({ tx, actor }, { params: { timeOffId }, query }) => {
  const { organizationId } = actor;
  const found = await findContent(tx, organizationId, timeOffId);
  const asker = found && (await findEmployee(tx, organizationId, found.employeeId));
  if (found === undefined || asker === undefined || !may(actor, 'see_time_off', thingOf(asker))) {
    return refuse('not_found');
  }
  return accept(attachmentReply(found, query.size));
};
