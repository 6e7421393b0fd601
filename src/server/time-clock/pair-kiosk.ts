import type { pairKiosk as endpoint } from '../../contract/time-clock/kiosks.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { signOut } from '../identity/sign-out.ts';
import { writeAudit } from '../kernel/audit.ts';
import { organizationSecret } from '../kernel/organization-secret.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { makeBoxKeys, type BoxKeys } from '../kernel/sealed-box.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import { boxPlace, insertKiosk, listKiosks, lockKiosks } from './kiosks.repository.ts';

/** At one location; whoever needs more has forgotten some. */
const mostKiosks = 20;

/** Browsers keep a cookie no longer than 400 days (RFC 6265bis); each time that the device asks who works there, it begins anew. */
export const kioskMilliseconds = 400 * 24 * millisecondsPerHour;

/** Makes the browser that asks a kiosk. The session that asked ends with it: the device stands where everybody gets at it. */
export const pairKiosk: SlowUseCase<typeof endpoint, undefined, BoxKeys> = {
  async load({ tx, actor }, { body }) {
    const { organizationId } = actor;
    const location = (await listLocations(tx, organizationId)).find(({ id }) => id === body.locationId);
    if (location === undefined || location.closedAt !== null || !mayAt(actor, 'pair_kiosks', location.id)) {
      return refuse('not_found');
    }
    return (await isFull(tx, organizationId, location.id)) ? refuse('too_many_kiosks') : accept();
  },

  work: async () => accept(await makeBoxKeys()),

  async save(ctx, { body: { name, locationId } }, { publicKey, privateKey }) {
    const { actor, now } = ctx;
    const { organizationId, employeeId } = actor;
    // Others may have been paired while the keys were made.
    await lockKiosks(ctx.tx, locationId);
    if (await isFull(ctx.tx, organizationId, locationId)) return refuse('too_many_kiosks');
    const kioskId = ctx.newId();
    const token = organizationSecret(organizationId, newToken());
    const [, secret = ''] = token.split('.');
    await insertKiosk(ctx.tx, {
      organizationId,
      id: kioskId,
      locationId,
      name,
      tokenHash: hashOfToken(secret),
      publicKey,
      privateKeySealed: ctx.vault.seal(boxPlace({ organizationId, kioskId }), privateKey),
      pairedAt: now,
      pairedBy: employeeId,
    });
    await writeAudit(ctx, { ...actor, action: 'kiosk.paired', subjectId: locationId, details: { name } });
    await signOut({ ...ctx, person: actor }, { params: undefined, query: undefined, body: undefined });
    ctx.keepKiosk(token, addMilliseconds(now, kioskMilliseconds));
    return accept({ kioskId });
  },
};

const isFull = async (tx: Transaction, organizationId: string, locationId: string): Promise<boolean> =>
  (await listKiosks(tx, organizationId, [locationId])).length >= mostKiosks;
