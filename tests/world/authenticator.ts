import { Secret, TOTP } from 'otpauth';
import { contract } from '../../src/contract/index.ts';
import type { Client } from './client.ts';
import type { SettableClock } from './settable-clock.ts';

/** An app that shows codes, as it runs on somebody's phone. */
export interface Authenticator {
  readonly recoveryCodes: readonly string[];
  /** The code of this moment, or of some steps of thirty seconds later. */
  code(later?: number): string;
}

/** Sets an app up for whoever is signed in. The code that confirmed it is used up: a minute passes. */
export async function anAuthenticator(client: Client, clock: SettableClock): Promise<Authenticator> {
  const started = await client.call(contract.startTotp);
  if (!started.ok) throw new Error(`no app could be set up: ${started.refusal}`);
  const secret = Secret.fromBase32(started.value.secret);
  const code = (later = 0) => new TOTP({ secret }).generate({ timestamp: clock.now() + later * 30_000 });
  const confirmed = await client.call(contract.confirmTotp, { body: { code: code() } });
  if (!confirmed.ok) throw new Error(`the app could not be confirmed: ${confirmed.refusal}`);
  clock.advance(60_000);
  return { recoveryCodes: confirmed.value.recoveryCodes, code };
}
