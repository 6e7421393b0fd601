import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { slowDown } from '../kernel/refusals.ts';
import { id, instant } from '../kernel/schemas.ts';

const chooses = { action: 'change_preferences' } as const;

/** What keys and addresses are written in: base64url, without the padding. */
const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

export const longestPushAddress = 2_000;

const pushDevice = z.object({
  deviceId: id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  turnedOnAt: instant,
  /** When its push service last took a message for it; null, none yet. */
  reachedAt: z.nullable(instant),
  isThisOne: z.boolean(),
});
/** A browser that notifies somebody while no page is open. */
export type PushDevice = z.output<typeof pushDevice>;

const pushDevices = z.object({
  /** By which the server is known to push services: what `pushManager.subscribe` takes as its `applicationServerKey`. */
  serverKey: z.string(),
  devices: z.array(pushDevice),
});

export const readPushDevices = endpoint({
  name: 'readPushDevices',
  method: 'GET',
  path: '/api/push/devices',
  sentence: 'Lists the browsers that notify the reader while no page is open, this one first.',
  access: chooses,
  reply: pushDevices,
  refusals: [],
});

export const turnPushOn = endpoint({
  name: 'turnPushOn',
  method: 'PUT',
  path: '/api/push/devices/this',
  sentence:
    'Lets this browser notify the reader until their session in it ends: takes the `PushSubscription` that the browser made for the key of the server.',
  access: chooses,
  body: z.strictObject({
    serverKey: base64url(200),
    endpoint: z.string().check(z.minLength(1), z.maxLength(longestPushAddress)),
    p256dh: base64url(200),
    auth: base64url(100),
  }),
  reply: pushDevices,
  refusals: [
    refusal('push_address_refused', 422),
    refusal('push_keys_refused', 422),
    refusal('push_server_key_changed', 409),
  ],
});

export const turnPushOff = endpoint({
  name: 'turnPushOff',
  method: 'DELETE',
  path: '/api/push/devices/:deviceId',
  sentence: 'Lets one of the browsers of the reader notify them no longer.',
  access: chooses,
  params: z.object({ deviceId: id }),
  refusals: [refusal('not_found', 404)],
});

export const testPush = endpoint({
  name: 'testPush',
  method: 'POST',
  path: '/api/push/test',
  sentence: 'Sends a test to every browser that notifies the reader, whatever they chose and at whatever hour.',
  access: chooses,
  refusals: [refusal('push_nowhere_on', 409), slowDown],
});
