import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import type { Instant } from '../../src/domain/kernel/time.ts';
import { emptyPayment, payloadOf, sumsOf } from '../../src/web/payroll/record/view.ts';
import type { Dice } from '../../tools/demo/dice.ts';
import { wireOf } from '../world/client.ts';

/** A manager who pays and voids without a pause, and never gives up. */
export interface PayDesk {
  /** Payments that were acknowledged. */
  readonly paid: readonly string[];
  /** Resolves when what is under way has its final answer. */
  stop(): Promise<void>;
}

const patienceMilliseconds = 5_000;

/**
 * Pays some days of somebody, and takes a payment back where none is left to be paid. What is sent is sent again, to whichever server there
 * is, until an answer is final: a payment each time under the same key.
 */
export function aPayDesk(
  cookie: string,
  employeeIds: readonly string[],
  { urls, dice, now }: { readonly urls: () => readonly string[]; readonly dice: Dice; readonly now: () => Instant },
): PayDesk {
  const paid: string[] = [];
  let stopping = false;

  /** The final answer: what was done, or a refusal. */
  const ask = async (endpoint: EndpointSpec, input: Parameters<typeof wireOf>[1]): Promise<unknown> => {
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
      else return response.ok ? JSON.parse(text) : undefined;
    }
  };

  const work = async (): Promise<void> => {
    const employeeId = employeeIds[dice.between(0, employeeIds.length - 1)] ?? '';
    const read = await ask(contract.readUnpaidLogs, { params: { employeeId } });
    if (read === undefined) return;
    const { workLogs, zone } = z.decode(contract.readUnpaidLogs.reply, read as never);
    if (workLogs.length > 0) {
      const chosen = workLogs.filter(() => dice.roll() < 0.6).map(({ id }) => id);
      if (chosen.length === 0) return;
      const values = { ...emptyPayment(now(), zone), chosen };
      const body = payloadOf(employeeId, values, sumsOf(values, workLogs), now());
      const headers = { 'idempotency-key': v7() };
      const done = await ask(contract.recordPayment, { headers, body });
      if (done !== undefined) paid.push((done as { payment: { paymentId: string } }).payment.paymentId);
      return;
    }
    const paymentId = paid[dice.between(0, paid.length - 1)];
    if (paymentId === undefined) return;
    await ask(contract.voidPayment, { params: { paymentId }, body: { reason: 'To be paid anew' } });
  };
  const working = (async () => {
    while (!stopping) await work();
  })();
  return {
    paid,
    stop: () => {
      stopping = true;
      return working;
    },
  };
}
