import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { makeTurns } from './turns.ts';

/** OWASP Password Storage Cheat Sheet (2025): argon2id, 19 MiB, two passes, one lane.
 * The library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** More than that at once, or waiting, would starve the punches of processor and memory. */
const turns = makeTurns({ atOnce: 2, waiting: 100 });

/** Whether whoever came now would be sent away. Asked before a try is counted, so that a rush counts against nobody. */
export const arePasswordsBusy = (): boolean => turns.areFull();

/** The argon2id hash in PHC form; undefined when too many wait. Normalized (NFC), as it was decided upon. */
export const hashPassword = (password: string): Promise<string | undefined> =>
  turns.take(() => hash(password.normalize('NFC'), cost));

/** A hash of nothing that anybody chose: checking against it takes as long as against a real one. */
const decoy = hash('no account has this password', cost);

/** Whether the password fits; without a stored hash the same work is done for nothing. Undefined when too many wait. */
export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean | undefined> =>
  turns.take(async () => {
    const fits = await verify(stored ?? (await decoy), password.normalize('NFC'));
    return fits && stored !== undefined;
  });

const common = new Set(Object.values(dictionary).flat());

/** Whether the lower-cased text stands in the list of common passwords and words. */
export const isCommonPassword = (lowerCased: string): boolean => common.has(lowerCased);
