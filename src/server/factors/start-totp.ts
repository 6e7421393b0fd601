import type { startTotp as endpoint } from '../../contract/factors.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { newTotpSecret, totpUri } from '../kernel/totp.ts';
import { readSelf } from '../people/read.ts';
import { keepUnconfirmedTotp } from './codes.repository.ts';
import { totpSecretOf } from './take-code.ts';

/** Makes a secret for an app; until a code of it was seen, it asks nothing of anybody. */
export const startTotp: UseCase<typeof endpoint> = async (ctx) => {
  const { userId } = ctx.actor;
  const secret = newTotpSecret();
  const sealedSecret = ctx.vault.seal(totpSecretOf(userId), secret);
  if (!(await keepUnconfirmedTotp(ctx.tx, { userId, sealedSecret, now: ctx.now }))) return refuse('totp_is_on');
  const { self } = await readSelf(ctx.tx, ctx.actor);
  return accept({ secret, uri: totpUri(secret, self.email) });
};
