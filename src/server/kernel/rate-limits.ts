import { takeCall, type Rate } from '../../domain/kernel/rate.ts';
import type { Person } from './context.ts';

/** Lets calls through, or says how long to wait. */
export interface RateLimits {
  /**
   * Counts one call of somebody who is known, or else of their network.
   *
   * @param changes whether it may change something, which costs more
   * @returns whole seconds until the next one is let through; undefined, this one is
   */
  waitSeconds(person: Pick<Person, 'sessionId'> | undefined, network: string, changes: boolean): number | undefined;
}

/** One in four calls of a person may change something: a page asks more than it writes. */
const shareOfChanges = 4;

/** So many keys at most: whoever comes from ever new networks costs no more memory than that. */
const mostKeys = 50_000;

/**
 * Limits by session, by token, and by network for whoever is not known yet. They are counted in this process alone, in memory: a call costs no
 * look at the database, and several processes let through as many times more. See docs/decisions/0128.
 *
 * @param perMinute calls; 0, as many as anybody likes
 * @param steady milliseconds of a clock that is never set
 */
export function openRateLimits(perMinute: number, steady: () => number = () => performance.now()): RateLimits {
  if (perMinute === 0) return { waitSeconds: () => undefined };
  const all = counter({ perMinute }, steady);
  const changing = counter({ perMinute: Math.ceil(perMinute / shareOfChanges) }, steady);
  return {
    waitSeconds(person, network, changes) {
      const key = person?.sessionId ?? network;
      return (changes ? changing(key) : undefined) ?? all(key);
    },
  };
}

/** Counts under keys, in the order in which each was last counted, so that the first are those that matter least. */
function counter(rate: Rate, steady: () => number): (key: string) => number | undefined {
  const paidOff = new Map<string, number>();
  return (key) => {
    const taken = takeCall(paidOff.get(key), rate, steady());
    if ('waitMilliseconds' in taken) return Math.max(1, Math.ceil(taken.waitMilliseconds / 1000));
    paidOff.delete(key);
    paidOff.set(key, taken.paidOffAt);
    const [oldest] = paidOff.size > mostKeys ? paidOff.keys() : [];
    if (oldest !== undefined) paidOff.delete(oldest);
    return undefined;
  };
}
