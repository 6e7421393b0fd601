import { refuse, type Refusal } from '../../domain/kernel/result.ts';
import type { Context } from '../kernel/context.ts';
import { keyOfSecret } from '../kernel/organization-secret.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findKiosk, type StoredKiosk } from './kiosks.repository.ts';

/**
 * The kiosk that the browser is; the transaction then sees its organization. Whoever is none, was revoked, or stands at a location that closed
 * hears the same.
 */
export async function openKiosk(
  ctx: Context,
): Promise<{ readonly ok: true; readonly value: StoredKiosk } | Refusal<'kiosk_not_paired'>> {
  const key = keyOfSecret(ctx.kioskToken ?? '');
  if (key === undefined) return refuse('kiosk_not_paired');
  await enterOrganization(ctx.tx, key.organizationId);
  const value = await findKiosk(ctx.tx, key);
  return value === undefined ? refuse('kiosk_not_paired') : { ok: true, value };
}
