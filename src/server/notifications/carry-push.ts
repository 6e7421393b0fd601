import { languages } from '../../domain/kernel/language.ts';
import { pushText } from '../../words/push-text.ts';
import type { Context } from '../kernel/context.ts';
import type { PushAddress } from '../kernel/push-keys.ts';
import type { Try, Worker } from '../kernel/queue.ts';
import { givingUp, settled } from './close-letter.ts';
import { carryPush, factsOf, type PostedLetter } from './jobs.ts';
import { addressOf, deletePushDevice, findPushDevice, notePushReached } from './push-devices.repository.ts';
import type { Pusher } from './push.gateway.ts';
import { readStillTheirs, type MayHear } from './read-still-theirs.ts';
import { takePostedLetter } from './repository.ts';

/**
 * Reads a letter, seals it for the browser that it goes to, hands it to that browser's push service and settles it. A device that is
 * gone is forgotten with it, and nobody is troubled by that: it was its owner who left.
 */
export const pushCarrier = (pusher: Pusher, mayHear: MayHear): Worker<typeof carryPush.payload> => ({
  job: carryPush,
  run: (attempt, posted) => givingUp(attempt, posted, () => carry(attempt, posted, pusher, mayHear)),
});

async function carry(attempt: Try, posted: PostedLetter, pusher: Pusher, mayHear: MayHear): Promise<void> {
  const { organizationId } = posted;
  const ready = await attempt.inside(organizationId, (ctx) => makeReady(ctx, posted));
  if (ready === undefined) return;
  const { deviceId, message, isLate, letter } = ready;
  if (message === undefined) return settled(attempt, posted, 'device_gone');
  if (isLate) return settled(attempt, posted, 'too_late');
  if (!(await readStillTheirs(attempt, organizationId, letter, mayHear))) {
    return settled(attempt, posted, 'no_longer_theirs');
  }
  const handed = await pusher.send(message).catch((error: unknown) => {
    if (attempt.isLast) return { ok: false, refusal: 'not_reached' } as const;
    throw error;
  });
  await attempt.inside(organizationId, async ({ tx, now }) => {
    if (handed.ok) await notePushReached(tx, organizationId, deviceId, now);
    else if (handed.refusal === 'device_gone') await deletePushDevice(tx, organizationId, deviceId);
  });
  return settled(attempt, posted, handed.ok ? undefined : handed.refusal);
}

async function makeReady({ tx, vault, now }: Context, posted: PostedLetter) {
  const { organizationId, letterId } = posted;
  const row = await takePostedLetter(tx, posted, now);
  if (row === undefined || row.facts === null) return undefined;
  const facts = JSON.parse(vault.open(factsOf(letterId), row.facts)) as { headline: string; link: string };
  const { recipient: deviceId, language: kept } = row;
  const device = await findPushDevice(tx, organizationId, deviceId, now);
  const language = languages.find((one) => one === kept) ?? 'en';
  const text = pushText({ ...facts, language, organization: row.organizationName, tag: letterId });
  const message = device && {
    address: JSON.parse(vault.open(addressOf(deviceId), device.address)) as PushAddress,
    serverKey: device.serverKey,
    text,
  };
  const isLate = row.usefulUntil !== null && row.usefulUntil < now;
  return { deviceId, message, isLate, letter: row };
}
