import { createCipheriv, createECDH, hkdfSync, randomBytes, sign, type ECDH } from 'node:crypto';
import type { PushKeys } from './push-keys.ts';

/** Where a browser is reached, as its `PushSubscription` says it; keys in base64url. */
export interface PushAddress {
  readonly endpoint: string;
  /** Of the browser, on P-256, uncompressed. */
  readonly p256dh: string;
  /** Sixteen bytes that browser and sender share. */
  readonly auth: string;
}

/** All is one record; a push service need not take a longer one (RFC 8030, 7.2). */
const recordBytes = 4096;
const publicKeyBytes = 65;

/** What is drawn anew for each message; tests alone give it. */
interface Drawn {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

function draw(): Drawn {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

/**
 * Seals a message so that the browser alone opens it, and its push service does not (RFC 8291, by `aes128gcm` of RFC 8188). Throws where
 * the keys are none: see {@link arePushKeys}.
 */
export function sealedPush({ p256dh, auth }: PushAddress, clear: string, { salt, sender }: Drawn = draw()): Buffer {
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const shared = sender.computeSecret(receiverKey);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The 2 says that no further record follows.
  const sealed = Buffer.concat([cipher.update(clear, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, head, senderKey, sealed, cipher.getAuthTag()]);
}

/** Whether something can be sealed for these keys: a point on the curve, and sixteen bytes. */
export function arePushKeys({ p256dh, auth }: Omit<PushAddress, 'endpoint'>): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== publicKeyBytes || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    draw().sender.computeSecret(key);
    return true;
  } catch {
    // Not on the curve: nobody has such a key.
    return false;
  }
}

const hoursOfWord = 12;

/**
 * Who sends, in the form of RFC 8292: a word for one push service alone, signed, that counts for half a day.
 *
 * @param contact `https:` or `mailto:`, by which whoever runs the push service reaches us
 */
export function pushAuthorization(
  { publicKey, privateKey }: PushKeys,
  {
    endpoint,
    contact,
    nowSeconds,
  }: { readonly endpoint: string; readonly contact: string; readonly nowSeconds: number },
): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: nowSeconds + hoursOfWord * 3600, sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
