import type {
  readKiosks as endpoint,
  readOwnPin as ownPinEndpoint,
  readPins as pinsEndpoint,
} from '../../contract/time-clock/kiosks.ts';
import { may, mayAt, placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { listKiosks, listPeopleOfKiosk } from './kiosks.repository.ts';
import { findPinSetAt } from './pins.repository.ts';

/** The kiosks that the reader answers for, and where another may stand. */
export const readKiosks: UseCase<typeof endpoint> = async ({ tx, actor }) => {
  const { organizationId } = actor;
  const rows = await listKiosks(tx, organizationId, placesOf(actor, 'pair_kiosks'));
  const locations = (await listLocations(tx, organizationId)).filter(
    ({ id, closedAt }) => closedAt === null && mayAt(actor, 'pair_kiosks', id),
  );
  return accept({
    locations: locations.map(({ id, name, zone }) => ({ id, name, zone })),
    kiosks: rows.map(({ kioskId, name, locationId, locationName, zone, pairedAt, pairedBy, lastUsedAt }) => {
      const location = { id: locationId, name: locationName, zone };
      return { kioskId, name, location, pairedAt, pairedBy, lastUsedAt };
    }),
  });
};

export const readPins: UseCase<typeof pinsEndpoint> = async ({ tx, actor }, { params: { locationId } }) => {
  const { organizationId } = actor;
  const location = (await listLocations(tx, organizationId)).find(({ id }) => id === locationId);
  if (location === undefined || !mayAt(actor, 'pair_kiosks', locationId)) return refuse('not_found');
  const rows = await listPeopleOfKiosk(tx, organizationId, locationId);
  return accept({
    people: rows.map(({ employeeId, firstName, lastName, photoVersion, homeLocationId, pinSetAt }) => ({
      employeeId,
      name: `${firstName} ${lastName}`,
      photoUrl: photoUrlOf({ employeeId, photoVersion }),
      setAt: pinSetAt,
      maySet: may(actor, 'set_pins', { employeeId, locationIds: [homeLocationId] }),
    })),
  });
};

export const readOwnPin: UseCase<typeof ownPinEndpoint> = async ({ tx, actor }) =>
  accept({ setAt: (await findPinSetAt(tx, actor)) ?? null });
