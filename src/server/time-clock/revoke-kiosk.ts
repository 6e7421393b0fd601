import type { revokeKiosk as endpoint } from '../../contract/time-clock/kiosks.ts';
import { placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { endKiosk } from './kiosks.repository.ts';

/** Takes a kiosk out of use. What waits on its device is recorded when the device is paired again. */
export const revokeKiosk: UseCase<typeof endpoint> = async (ctx, { params: { kioskId } }) => {
  const { actor, now } = ctx;
  const { organizationId } = actor;
  const ended = await endKiosk(ctx.tx, { organizationId, kioskId, at: placesOf(actor, 'pair_kiosks'), now });
  if (ended === undefined) return refuse('not_found');
  const details = { name: ended.name };
  await writeAudit(ctx, { ...actor, action: 'kiosk.revoked', subjectId: ended.locationId, details });
  return accept();
};
