import * as z from 'zod/mini';
import { pinForm } from '../../domain/time-clock/pin.ts';
import { busy } from '../identity/sign-in.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, line, zone } from '../kernel/schemas.ts';

export const longestKioskName = 60;
const place = z.object({ id, name: z.string(), zone });

const kiosk = z.object({
  kioskId: id,
  name: z.string(),
  location: place,
  pairedAt: instant,
  pairedBy: z.string(),
  /** To five minutes; null before the first time. */
  lastUsedAt: z.nullable(instant),
});
export type Kiosk = z.output<typeof kiosk>;

export const readKiosks = endpoint({
  name: 'readKiosks',
  method: 'GET',
  path: '/api/kiosks',
  sentence: 'Lists the kiosks of the locations that the reader answers for, and the locations where one may be paired.',
  access: { action: 'pair_kiosks' },
  reply: z.object({ locations: z.array(place), kiosks: z.array(kiosk) }),
  refusals: [],
});

export const pairKiosk = endpoint({
  name: 'pairKiosk',
  method: 'POST',
  path: '/api/kiosks',
  sentence:
    'Makes the browser that asks the kiosk of a location, and ends the session that asked: the device is everybody’s from then on.',
  access: { action: 'pair_kiosks' },
  freshSignIn: true,
  body: z.strictObject({ name: line(longestKioskName), locationId: id }),
  reply: z.object({ kioskId: id }),
  refusals: [refusal('not_found', 404), refusal('too_many_kiosks', 409)],
});

export const revokeKiosk = endpoint({
  name: 'revokeKiosk',
  method: 'DELETE',
  path: '/api/kiosks/:kioskId',
  sentence: 'Revokes a kiosk: from that moment its device shows nobody and records nothing.',
  access: { action: 'pair_kiosks' },
  params: z.object({ kioskId: id }),
  refusals: [refusal('not_found', 404)],
});

const keptPin = z.object({
  employeeId: id,
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Null while they have none. */
  setAt: z.nullable(instant),
  /** Whether the reader may set it: who only helps out here answers to the managers of their home location. */
  maySet: z.boolean(),
});
export type KeptPin = z.output<typeof keptPin>;

export const readPins = endpoint({
  name: 'readPins',
  method: 'GET',
  path: '/api/locations/:locationId/pins',
  sentence: 'Who of a location has a PIN for its kiosks, and since when; never what it is.',
  access: { action: 'pair_kiosks' },
  params: z.object({ locationId: id }),
  reply: z.object({ people: z.array(keptPin) }),
  refusals: [refusal('not_found', 404)],
});

export const readOwnPin = endpoint({
  name: 'readOwnPin',
  method: 'GET',
  path: '/api/me/pin',
  sentence: 'Whether the reader has a PIN for the kiosks of their locations, and since when.',
  access: { action: 'set_pins' },
  reply: z.object({ setAt: z.nullable(instant) }),
  refusals: [],
});

export const setPin = endpoint({
  name: 'setPin',
  method: 'PUT',
  path: '/api/employees/:employeeId/pin',
  sentence: 'Sets a PIN for the kiosks: one’s own, or of somebody whom the caller answers for.',
  access: { action: 'set_pins' },
  freshSignIn: true,
  params: z.object({ employeeId: id }),
  body: z.strictObject({ pin: z.string().check(z.regex(pinForm)) }),
  refusals: [refusal('not_found', 404), refusal('pin_too_plain', 422), busy],
});
