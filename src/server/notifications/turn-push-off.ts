import type { turnPushOff as endpoint } from '../../contract/notifications/push-devices.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deletePushDevice } from './push-devices.repository.ts';

/** Forgets where a browser is reached; what waits for it is not sent. */
export const turnPushOff: UseCase<typeof endpoint> = async (ctx, { params: { deviceId } }) => {
  const { organizationId, employeeId } = ctx.actor;
  if (!(await deletePushDevice(ctx.tx, organizationId, deviceId, employeeId))) return refuse('not_found');
  await writeAudit(ctx, { organizationId, employeeId, action: 'push.turned_off', subjectId: employeeId });
  return accept();
};
