import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import { pushText } from '../../words/push-text.ts';
import type { Context } from '../kernel/context.ts';
import type { PushAddress } from '../kernel/push-keys.ts';
import type { Job, Worker } from '../kernel/queue.ts';
import { factsOf, settled } from './jobs.ts';
import { addressOf, deletePushDevice, findPushDevice, notePushReached } from './push-devices.repository.ts';
import type { Pusher } from './push.gateway.ts';
import { findPostedLetter } from './repository.ts';

const ids = z.object({ organizationId: z.string(), letterId: z.string() });

/** Carries out one letter that is pushed. A device that could not be reached for a day has the list to look at. */
export const carryPush: Job<typeof ids> = { name: 'carry_push', payload: ids, mostTries: 12 };

/**
 * Reads a letter, seals it for the browser that it goes to, hands it to that browser's push service and settles it. A device that is
 * gone is forgotten with it, and nobody is troubled by that: it was its owner who left.
 */
export const pushCarrier = (pusher: Pusher): Worker<typeof ids> => ({
  job: carryPush,
  async run(attempt, { organizationId, letterId }) {
    const ready = await attempt.inside(organizationId, (ctx) => makeReady(ctx, organizationId, letterId));
    if (ready === undefined) return;
    const { letter, message, isLate } = ready;
    const settle = (failure?: string) => settled(attempt, { organizationId, letter, failure });
    if (message === undefined) return settle('device_gone');
    if (isLate) return settle('too_late');
    const handed = await pusher.send(message).catch((error: unknown) => {
      if (attempt.isLast) return { ok: false, refusal: 'not_reached' } as const;
      throw error;
    });
    const deviceId = letter.recipient;
    await attempt.inside(organizationId, async ({ tx, now }) => {
      if (handed.ok) await notePushReached(tx, organizationId, deviceId, now);
      else if (handed.refusal === 'device_gone') await deletePushDevice(tx, organizationId, deviceId);
    });
    return settle(handed.ok ? undefined : handed.refusal);
  },
});

async function makeReady({ tx, vault, now }: Context, organizationId: string, letterId: string) {
  const row = await findPostedLetter(tx, organizationId, letterId);
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
  return { letter: row, message, isLate };
}
