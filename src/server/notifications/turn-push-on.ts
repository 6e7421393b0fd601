import { longestPushAddress, type turnPushOn as endpoint } from '../../contract/notifications/push-devices.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { readAddress } from '../kernel/post-outside.ts';
import { arePushKeys } from '../kernel/push-keys.ts';
import type { UseCase } from '../kernel/route.ts';
import { addressOf, deletePushDevice, listPushDevices, replacePushDevice } from './push-devices.repository.ts';
import type { Pusher } from './push.gateway.ts';
import { pushDevicesOf } from './read-push.ts';

/** More than anybody has in use. Each is an address that we post to: the one turned on first makes room. */
const mostDevices = 10;

/** Notes where this browser is reached, until the session in it ends. */
export const turnPushOn =
  (pusher: Pusher): UseCase<typeof endpoint> =>
  async (ctx, { body: { serverKey, ...typed } }) => {
    const { tx, actor, now } = ctx;
    const { organizationId, employeeId, sessionId } = actor;
    const url = readAddress(typed.endpoint, pusher.reach, longestPushAddress);
    if (url === undefined) return refuse('push_address_refused');
    if (!arePushKeys(typed)) return refuse('push_keys_refused');
    if (serverKey !== pusher.serverKey) return refuse('push_server_key_changed');
    const id = ctx.newId();
    const address = ctx.vault.seal(addressOf(id), JSON.stringify({ ...typed, endpoint: url.href }));
    const device = { organizationId, employeeId, id, sessionId, address, serverKey, turnedOnAt: now };
    await replacePushDevice(tx, device);
    const tooMany = (await listPushDevices(tx, actor, now)).slice(mostDevices);
    for (const old of tooMany) await deletePushDevice(tx, organizationId, old.id);
    await writeAudit(ctx, { organizationId, employeeId, action: 'push.turned_on', subjectId: employeeId });
    return accept(await pushDevicesOf(ctx, pusher));
  };
