import { createHash } from 'node:crypto';
import { takeCall, type Rate } from '../../domain/kernel/rate.ts';
import type { Person } from './context.ts';

/** A call as it arrives, before anybody was looked up. */
export interface Arriving {
  /** The secret of a session or a token, if one was sent that is to be looked up. */
  readonly secret: string | undefined;
  /** The secret of the kiosk that its sender says to be, if any. */
  readonly kiosk: string | undefined;
  readonly network: string;
  /** Whether it may change something, which costs more. */
  readonly changes: boolean;
}

/** Lets calls through, or says how many whole seconds to wait. */
export interface RateLimits {
  /**
   * Counts one call, and lets it be looked up whose it is. A secret that opened something lately has a count of its own, before it is looked
   * up again: nobody without it can use that up. Any other is looked up on the count of its network, and from then on has its own.
   */
  admit(
    arriving: Arriving,
    look: (secret: string) => Promise<Person | undefined>,
  ): Promise<{ readonly person: Person | undefined } | { readonly waitSeconds: number }>;
  /** This secret opens something: a session that was opened just now, or a kiosk that was found. */
  prove(secret: string): void;
}

/** One in four calls of a person may change something: a page asks more than it writes. */
const shareOfChanges = 4;

/** So many keys at most: whoever comes from ever new networks costs no more memory than that. */
const mostKeys = 50_000;

/** So many more secrets of a network are looked up than its strangers may call: after a restart every page of an office asks at once. */
const looksPerCall = 4;

/**
 * Limits by the secret of a session, a token or a kiosk that is known to open something, and by network for everybody else. They are counted
 * in this process alone, in memory: a call costs no look at the database, and several processes let through as many times more. See
 * docs/decisions/0128 and 0130.
 *
 * @param perMinute calls; 0, as many as anybody likes
 * @param steady milliseconds of a clock that is never set
 */
export function openRateLimits(perMinute: number, steady: () => number = () => performance.now()): RateLimits {
  if (perMinute === 0) {
    return {
      admit: async ({ secret }, look) => ({ person: secret === undefined ? undefined : await look(secret) }),
      prove: () => undefined,
    };
  }
  const all = counter({ perMinute }, steady);
  const changing = counter({ perMinute: Math.ceil(perMinute / shareOfChanges) }, steady);
  const looks = counter({ perMinute: perMinute * looksPerCall }, steady);
  const count = (key: string, changes: boolean) => (changes ? changing(key) : undefined) ?? all(key);
  const proven = new Set<string>();
  const prove = (key: string): void => {
    keepLatest(proven, key, () => proven.add(key));
  };
  return {
    prove: (secret) => prove(keyOf(secret)),
    async admit({ secret, kiosk, network, changes }, look) {
      const own = secret === undefined ? undefined : keyOf(secret);
      const known = [own, kiosk === undefined ? undefined : keyOf(kiosk)].find(
        (key) => key !== undefined && proven.has(key),
      );
      const early = known === undefined && own !== undefined ? looks(network) : count(known ?? network, changes);
      if (early !== undefined) return { waitSeconds: early };
      if (known !== undefined) prove(known);
      if (secret === undefined || own === undefined) return { person: undefined };
      const person = await look(secret);
      if (person === undefined) proven.delete(own);
      else prove(own);
      const late = known === undefined ? count(person === undefined ? network : own, changes) : undefined;
      return late === undefined ? { person } : { waitSeconds: late };
    },
  };
}

/** Secrets are remembered as hashes: whoever reads this memory has none. */
const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64');

/** Puts a key behind those of before, and lets the first go where they are too many. */
function keepLatest(
  kept: { readonly size: number; delete(key: string): boolean; keys(): Iterator<string> },
  key: string,
  put: () => unknown,
): void {
  kept.delete(key);
  put();
  const oldest = kept.size > mostKeys ? kept.keys().next() : undefined;
  if (oldest?.done === false) kept.delete(oldest.value);
}

/** Counts under keys, in the order in which each was last counted, so that the first are those that matter least. */
function counter(rate: Rate, steady: () => number): (key: string) => number | undefined {
  const paidOff = new Map<string, number>();
  return (key) => {
    const taken = takeCall(paidOff.get(key), rate, steady());
    if ('waitMilliseconds' in taken) return Math.max(1, Math.ceil(taken.waitMilliseconds / 1000));
    keepLatest(paidOff, key, () => paidOff.set(key, taken.paidOffAt));
    return undefined;
  };
}
