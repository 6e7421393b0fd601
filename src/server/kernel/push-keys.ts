import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** By what browsers' push services know this deployment (RFC 8292): a pair of keys on the curve P-256. */
export interface PushKeys {
  /** The public one, uncompressed, in base64url: browsers ask their service for a place that takes messages of this key alone. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** The order of P-256 (NIST SP 800-186, 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The keys that follow from a deployment's secret: the same in each of its processes and after each start, and kept nowhere. 48 bytes
 * for a number of 32 leave no number likelier than another (NIST SP 800-186, A.2.1).
 */
export function pushKeysOf(secret: string): PushKeys {
  const drawn = Buffer.from(hkdfSync('sha256', secret, 'meridian push', 'vapid key', 48));
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'));
  const open = pair.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: open.subarray(1, 33).toString('base64url'),
      y: open.subarray(33).toString('base64url'),
      d: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
    },
  });
  return { publicKey: open.toString('base64url'), privateKey };
}
