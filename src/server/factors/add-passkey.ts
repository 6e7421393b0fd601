import type { addPasskey as endpoint } from '../../contract/factors.ts';
import { mostPasskeys, type PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { challengeIn, verifyAttestation } from '../kernel/webauthn.ts';
import { lockPassword } from '../people/read.ts';
import { countRecoveryCodes } from './codes.repository.ts';
import { countPasskeys, insertPasskey, takeChallenge } from './passkeys.repository.ts';
import { makeRecoveryCodes } from './replace-recovery-codes.ts';
import { tellFactorsChanged } from './tell-factors-changed.ts';

type Credential = NonNullable<Awaited<ReturnType<typeof verifyAttestation>>>;

/** Keeps the passkey that a device has made. With the first second factor of somebody come the recovery codes that stand in for it. */
export const addPasskey = (
  place: PasskeyPlace | undefined,
): SlowUseCase<typeof endpoint, { readonly challenge: string; readonly place: PasskeyPlace }, Credential> => ({
  async load(ctx, { body }) {
    if (place === undefined) return refuse('passkeys_not_offered');
    const challenge = challengeIn(body.passkey.clientData);
    if (challenge === undefined || ctx.caller.browser === undefined) return refuse('passkey_not_asked');
    const hashes = { challengeHash: hashOfToken(challenge), browserHash: hashOfToken(ctx.caller.browser) };
    const taken = await takeChallenge(ctx.tx, { ...hashes, purpose: 'add', userId: ctx.actor.userId }, ctx.now);
    return taken ? accept({ challenge, place }) : refuse('passkey_not_asked');
  },

  async work({ challenge, place: at }, { body }) {
    const credential = await verifyAttestation(body.passkey, challenge, at);
    return credential === undefined ? refuse('passkey_not_accepted') : accept(credential);
  },

  async save(ctx, { body }, credential) {
    const { actor } = ctx;
    const { userId } = actor;
    // Two at one moment queue, or together they could be one too many.
    await lockPassword(ctx.tx, userId);
    if ((await countPasskeys(ctx.tx, userId)) >= mostPasskeys) return refuse('too_many_passkeys');
    const id = ctx.newId();
    const { name } = body;
    const added = await insertPasskey(ctx.tx, {
      id,
      userId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports: body.passkey.transports,
      host: place?.host ?? '',
      name,
      addedAt: ctx.now,
    });
    if (!added) return refuse('passkey_not_accepted');
    await writeAudit(ctx, { ...actor, action: 'passkey.added', subjectId: id, details: { after: { name } } });
    await tellFactorsChanged(ctx, actor, 'passkey_added');
    const hasCodes = (await countRecoveryCodes(ctx.tx, userId)) > 0;
    return accept({ passkeyId: id, recoveryCodes: hasCodes ? [] : await makeRecoveryCodes(ctx, userId) });
  },
});
