import type { PersonalData } from '../../contract/reports.ts';
import { findTotp, listLinkedSignIns, listPasskeys } from '../factors/read.ts';
import { readSessions } from '../identity/read.ts';
import type { ActorContext } from '../kernel/context.ts';
import { findPhone } from '../phone/read.ts';

/** How somebody signs in, and where they are signed in: nothing by which another could. */
export async function openWaysIn(ctx: ActorContext): Promise<PersonalData['waysIn']> {
  const { tx, actor } = ctx;
  const { userId } = actor;
  const sessions = await readSessions(ctx, { params: undefined, query: undefined, body: undefined });
  const passkeys = await listPasskeys(tx, userId);
  return {
    phone: (await findPhone(tx, userId))?.phone ?? null,
    authenticatorSince: (await findTotp(tx, userId))?.confirmedAt ?? null,
    passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
    linked: [...(await listLinkedSignIns(tx, userId))],
    sessions: sessions.ok ? sessions.value.sessions : [],
  };
}
