import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import { pinForm } from '../../domain/time-clock/pin.ts';
import { busy } from '../identity/sign-in.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { slowDown } from '../kernel/refusals.ts';
import { id, instant, zone } from '../kernel/schemas.ts';
import { clockState, punchBody, punchRefusals, recordedPunch } from '../time-clock.ts';

/** Where clocks say how many hours there are. */
const hourCycle = z.enum(['h12', 'h23']);

const kioskPerson = z.object({
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  /** What the kiosk speaks once they are there. */
  language: z.enum(languages),
  hourCycle,
  /** Whether they can punch here: without a PIN they ask a manager. */
  hasPin: z.boolean(),
  ...clockState.shape,
});
export type KioskPerson = z.output<typeof kioskPerson>;

/** Refused to whatever browser is no kiosk, or no longer: not who it is, but what it is, is not known. */
const notPaired = refusal('kiosk_not_paired', 404);

const pinRefusals = [
  notPaired,
  refusal('not_found', 404),
  refusal('wrong_pin', 403),
  refusal('pin_missing', 409),
  slowDown,
  busy,
] as const;

export const readKiosk = endpoint({
  name: 'readKiosk',
  method: 'GET',
  path: '/api/kiosk',
  sentence: 'What a paired device shows: its location, who works there, and where each of their clocks stands.',
  access: 'anyone',
  reply: z.object({
    kioskId: id,
    name: z.string(),
    organizationName: z.string(),
    location: z.object({ id, name: z.string(), zone }),
    serverNow: instant,
    /** RSA-OAEP with SHA-256, SPKI in base64: what a PIN is sealed with for as long as it waits on the device. */
    publicKey: z.string(),
    people: z.array(kioskPerson),
  }),
  refusals: [notPaired],
});
export type KioskReply = z.output<typeof readKiosk.reply>;

export const readKioskPhoto = endpoint({
  name: 'readKioskPhoto',
  method: 'GET',
  path: '/api/kiosk/people/:employeeId/photo',
  sentence: 'The picture of somebody who works at the location of a paired device.',
  access: 'anyone',
  params: z.object({ employeeId: id }),
  /** The version is only there to make each picture an address of its own. */
  query: z.object({ version: z.optional(z.string()) }),
  file: true,
  refusals: [notPaired, refusal('not_found', 404)],
});

const pin = z.string().check(z.regex(pinForm));

export const confirmPin = endpoint({
  name: 'confirmPin',
  method: 'POST',
  path: '/api/kiosk/people/:employeeId/pin',
  sentence:
    'Tells whether a PIN is somebody’s, where their clock stands, and whether they answer for the location; each try is counted, and many are slowed down.',
  mayRepeat: true,
  access: 'anyone',
  params: z.object({ employeeId: id }),
  body: z.strictObject({ pin }),
  reply: z.object({
    ...clockState.shape,
    /** As they read by now: the list may be older. */
    language: z.enum(languages),
    hourCycle,
    /** They may put away what the kiosk tells of people whom it does not show any more. */
    answersHere: z.boolean(),
  }),
  refusals: pinRefusals,
});

export const recordAtKiosk = endpoint({
  name: 'recordAtKiosk',
  method: 'POST',
  path: '/api/kiosk/punches',
  sentence:
    'Appends a punch to the ledger of somebody who works at the kiosk’s location, once however often it is sent.',
  access: 'anyone',
  body: z.strictObject({
    employeeId: id,
    ...punchBody,
    proof: z.strictObject({
      /** Whose key it was sealed with: what was pressed before a device was paired anew still opens. */
      kioskId: id,
      /** `[employeeId, punchId, PIN]` as JSON, sealed, in base64: of no use for another punch. */
      sealed: z.string().check(z.maxLength(400), z.regex(/^[A-Za-z0-9+/]+=*$/)),
    }),
  }),
  reply: recordedPunch,
  refusals: [...pinRefusals, ...punchRefusals],
});
