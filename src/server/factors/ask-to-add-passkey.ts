import type { askToAddPasskey as endpoint } from '../../contract/factors.ts';
import { mostPasskeys, type PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { readSelf } from '../people/read.ts';
import { makeChallenge } from './make-challenge.ts';
import { passkeysOf } from './read.ts';
import { handleOf } from './take-passkey.ts';

/** Begins adding a passkey: what a device is to make, and which devices have one already. */
export const askToAddPasskey =
  (place: PasskeyPlace | undefined): UseCase<typeof endpoint> =>
  async (ctx) => {
    const { actor } = ctx;
    if (place === undefined) return refuse('passkeys_not_offered');
    const known = await passkeysOf(ctx.tx, actor.userId);
    if (known.length >= mostPasskeys) return refuse('too_many_passkeys');
    const { self } = await readSelf(ctx.tx, actor);
    return accept({
      challenge: await makeChallenge(ctx, 'add', actor.userId),
      host: place.host,
      handle: handleOf(actor.userId),
      email: self.email,
      name: `${self.firstName} ${self.lastName}`,
      known,
    });
  };
