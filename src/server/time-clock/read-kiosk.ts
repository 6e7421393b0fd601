import { createHash } from 'node:crypto';
import type { readKiosk as endpoint, readKioskPhoto as photoEndpoint } from '../../contract/time-clock/kiosk.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds } from '../../domain/kernel/time.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { pictureOf } from '../profile/read.ts';
import { listPeopleOfKiosk } from './kiosks.repository.ts';
import { openKiosk } from './open-kiosk.ts';
import { kioskMilliseconds } from './pair-kiosk.ts';
import { readLedgers } from './repository.ts';

/** Everything that a kiosk shows, of its own location alone. */
export const readKiosk: UseCase<typeof endpoint> = async (ctx) => {
  const opened = await openKiosk(ctx);
  if (!opened.ok) return opened;
  const { organizationId, kioskId, name, locationId, locationName, zone, publicKey } = opened.value;
  const rows = await listPeopleOfKiosk(ctx.tx, organizationId, locationId);
  const asks = rows.map(({ employeeId }) => ({ employeeId, at: ctx.now }));
  const ledgers = await readLedgers(ctx.tx, organizationId, asks, []);
  const { name: organizationName } = await readOrganization(ctx.tx, organizationId);
  if (ctx.kioskToken !== undefined) ctx.keepKiosk(ctx.kioskToken, addMilliseconds(ctx.now, kioskMilliseconds));
  return accept({
    kioskId,
    name,
    organizationName,
    location: { id: locationId, name: locationName, zone },
    serverNow: ctx.now,
    publicKey: publicKey.toString('base64'),
    people: rows.map(({ employeeId, firstName, lastName, photoVersion, language, hourCycle, pinSetAt }) => {
      const { status, since, sinceStatus } = clockStateOf(ledgers.of(employeeId).punches);
      const photoUrl = photoVersion === null ? null : `/api/kiosk/people/${employeeId}/photo?version=${photoVersion}`;
      const hasPin = pinSetAt !== null;
      return { employeeId, firstName, lastName, photoUrl, language, hourCycle, hasPin, status, since, sinceStatus };
    }),
  });
};

/** The picture of somebody who works there. */
export const readKioskPhoto: UseCase<typeof photoEndpoint> = async (ctx, { params: { employeeId } }) => {
  const opened = await openKiosk(ctx);
  if (!opened.ok) return opened;
  const { organizationId, locationId } = opened.value;
  const [person] = await listPeopleOfKiosk(ctx.tx, organizationId, locationId, employeeId);
  const bytes = person && (await pictureOf(ctx.tx, { organizationId, employeeId }, 'small'));
  if (bytes === undefined) return refuse('not_found');
  return accept({ type: 'image/webp', etag: createHash('sha256').update(bytes).digest('base64url'), bytes });
};
