import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import type { Dice } from '../../tools/demo/dice.ts';

/** A punch that was sent, and what became of it. */
export interface SentPunch {
  readonly id: string;
  readonly kind: 'clock_in' | 'clock_out';
  /** Its place in the ledger, once it was acknowledged. */
  sequence?: number;
  /** A final no, which nobody who waits for each answer should ever get. */
  refused?: string;
}

/** Somebody with a phone that never gives up. */
export interface Puncher {
  readonly employeeId: string;
  readonly sent: readonly SentPunch[];
  /** Resolves when the punch under way has its final answer. */
  stop(): Promise<void>;
  /** Leaves at once, whatever becomes of the punch under way. */
  leave(): Promise<void>;
}

const longestPauseMilliseconds = 12;
const patienceMilliseconds = 5_000;

/**
 * Clocks in and out in turn. Each punch has an id made before it is sent, and is sent again with it, to whichever server there is,
 * until an answer is final. Now and then an answer is not waited for, or the same is sent to two servers at once.
 */
export function aPuncher(
  who: { readonly employeeId: string; readonly cookie: string },
  urls: () => readonly string[],
  dice: Dice,
): Puncher {
  const sent: SentPunch[] = [];
  let stopping = false;
  let leaving = false;

  const send = async (punch: SentPunch, patience: number): Promise<void> => {
    const all = urls();
    const url = all[dice.between(0, all.length - 1)];
    if (url === undefined) return;
    const response = await fetch(`${url}${contract.recordPunch.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: who.cookie },
      body: JSON.stringify({ id: punch.id, kind: punch.kind }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (response.ok) punch.sequence = (JSON.parse(text) as { punch: { sequence: number } }).punch.sequence;
    else if (response.status < 500) punch.refused = text;
  };
  const tryOnce = async (punch: SentPunch): Promise<void> => {
    const chance = dice.roll();
    const sends =
      chance < 0.05
        ? [send(punch, patienceMilliseconds), send(punch, patienceMilliseconds)]
        : [send(punch, chance < 0.1 ? 3 : patienceMilliseconds)];
    // Nobody answered, or not in time: that is what sending again is for.
    await Promise.allSettled(sends);
  };

  const work = (async () => {
    for (let kind: SentPunch['kind'] = 'clock_in'; !stopping; kind = kind === 'clock_in' ? 'clock_out' : 'clock_in') {
      const punch: SentPunch = { id: v7(), kind };
      sent.push(punch);
      for (;;) {
        await tryOnce(punch);
        if (leaving || punch.sequence !== undefined || punch.refused !== undefined) break;
        await delay(dice.between(10, 40));
      }
      await delay(dice.between(0, longestPauseMilliseconds));
    }
  })();
  return {
    employeeId: who.employeeId,
    sent,
    async stop() {
      stopping = true;
      await work;
    },
    async leave() {
      stopping = true;
      leaving = true;
      await work;
    },
  };
}
