import { createECDH, hkdfSync } from 'node:crypto';

/** By what browsers' push services know this deployment (RFC 8292): a pair of keys on the curve P-256, both in base64url. */
export interface PushKeys {
  /** Uncompressed: browsers ask their service for a place that takes messages of this key alone. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where a browser is reached, as its `PushSubscription` says it; keys in base64url. */
export interface PushAddress {
  readonly endpoint: string;
  /** Of the browser, on P-256, uncompressed. */
  readonly p256dh: string;
  /** Sixteen bytes that browser and sender share. */
  readonly auth: string;
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
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Whether a browser can have such keys: a point on the curve, and sixteen bytes. */
export function arePushKeys({ p256dh, auth }: Omit<PushAddress, 'endpoint'>): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(key);
    return true;
  } catch {
    // Not on the curve: nobody has such a key.
    return false;
  }
}
