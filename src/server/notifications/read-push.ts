import type { readPushDevices as endpoint } from '../../contract/notifications/push-devices.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listPushDevices } from './push-devices.repository.ts';
import type { Pusher } from './push.gateway.ts';

/** The browsers that notify somebody, as their owner sees them: this one first. */
export async function pushDevicesOf({ tx, actor, now }: ActorContext, { serverKey }: Pusher) {
  const rows = await listPushDevices(tx, actor, now);
  const devices = rows.map(({ id, sessionId, browser, system, turnedOnAt, reachedAt }) => ({
    deviceId: id,
    browser,
    system,
    turnedOnAt,
    reachedAt,
    isThisOne: sessionId === actor.sessionId,
  }));
  return { serverKey, devices: devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne)) };
}

export const readPushDevices =
  (pusher: Pusher): UseCase<typeof endpoint> =>
  async (ctx) =>
    accept(await pushDevicesOf(ctx, pusher));
