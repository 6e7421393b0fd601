import { createHash } from 'node:crypto';

/** Names what is counted together, such as one account tried from one network. */
export const throttleKey = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** Tries to get in from one place, whichever way: who goes from one way in to the next goes on counting. */
export const signInsFrom = (network: string): Buffer => throttleKey('sign-in', '', network);

/** Tries at what a signed-in person confirms by, wherever they are. */
export const confirmationsOf = (userId: string): Buffer => throttleKey('sign-in again', userId);

/** Codes that are typed for an account, at whatever step and place: who begins anew goes on counting. */
export const codesTypedFor = (userId: string): Buffer => throttleKey('second step', userId);

/** Letters that somebody at one place asks for, to whichever address. */
export const lettersFrom = (network: string): Buffer => throttleKey('letter', '', network);

/** Questions for passkeys that somebody at one place asks for. */
export const passkeysFrom = (network: string): Buffer => throttleKey('passkey', network);
