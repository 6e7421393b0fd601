import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';

/** Nobody answered, or nobody that could be understood: it is not known whether the request arrived. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/**
 * How what was sent stands where no answer to it was understood: what is harmless may be sent again, since it changes nothing, or nothing more; so
 * may a code, but for a new one; a write may have gone through all the same; and one that carries a key counts once however often it is sent.
 */
export type Sent = 'harmless' | 'code' | 'write' | 'keyed';

/** Somebody answered, and it was no answer: the fault is ours, and no network mends it. Sent again like what was not answered. */
export class Faulty extends Unreachable {
  readonly sent: Sent;

  constructor(message: string, sent: Sent, options?: ErrorOptions) {
    super(message, options);
    this.sent = sent;
  }
}

/** Whether nobody answered at all, as where there is no network: what was known stands until somebody does. */
export const isUnanswered = (error: unknown): boolean => error instanceof Unreachable && !(error instanceof Faulty);

/**
 * How a call of an endpoint stands where its answer goes wrong, as the contract says: by what it promises, not by its method alone.
 *
 * @param signal what can be called off only asks
 */
export function sentAs({ method, looks, mayRepeat, takesCode, headers }: EndpointSpec, signal?: AbortSignal): Sent {
  if (method === 'GET' || looks === true || mayRepeat === true || signal !== undefined) return 'harmless';
  if (takesCode === true) return 'code';
  return headers !== undefined && 'idempotency-key' in headers.shape ? 'keyed' : 'write';
}
