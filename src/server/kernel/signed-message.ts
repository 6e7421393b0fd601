import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** A secret as Standard Webhooks 1.0 writes one: `whsec_` and the key in base64. */
export const newWebhookSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

/**
 * The headers of a message by Standard Webhooks 1.0: signed over id, moment and body, once for each secret that counts, so that whoever
 * checks may have either.
 *
 * @param sentAtSeconds since 1970: what is older than some minutes is refused by whoever checks
 */
export function signedHeaders(
  message: { readonly id: string; readonly body: string; readonly sentAtSeconds: number },
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const { id, body, sentAtSeconds } = message;
  const signed = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${sentAtSeconds}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(sentAtSeconds),
    'webhook-signature': signed.join(' '),
  };
}
