import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { EndpointSpec, ReplyOf } from '../../src/contract/kernel/endpoint.ts';
import type { Dice } from '../../tools/demo/dice.ts';
import { wireOf } from '../world/client.ts';

const patienceMilliseconds = 5_000;

/** Asks until there is a final answer: what was done, null where there is nothing to tell of it, or undefined where it was refused. */
export type Asking = <Spec extends EndpointSpec>(
  endpoint: Spec,
  input: Parameters<typeof wireOf>[1],
) => Promise<ReplyOf<Spec> | undefined>;

/** Somebody who never gives up: what is sent is sent again, to whichever server there is, until an answer is final. */
export function anAsker(
  cookie: string,
  { urls, dice }: { readonly urls: () => readonly string[]; readonly dice: Dice },
): Asking {
  return async (endpoint, input) => {
    const { reply } = endpoint;
    const { path, body, headers } = wireOf(endpoint, input);
    for (;;) {
      const all = urls();
      const url = all[dice.between(0, all.length - 1)];
      const response = await fetch(`${url}${path}`, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', cookie, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMilliseconds),
      }).catch(() => undefined);
      // Nobody answered, or not in time, or it broke off: that is what sending again is for.
      const text = await response?.text().catch(() => undefined);
      if (response === undefined || text === undefined || response.status >= 500) await delay(10);
      else if (!response.ok) return undefined;
      else return (reply === undefined ? null : z.decode(reply, JSON.parse(text))) as never;
    }
  };
}
