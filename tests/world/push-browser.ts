import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser as far as push is concerned: it has keys of its own, and opens what was sealed for them. */
export interface PushBrowser {
  readonly p256dh: string;
  readonly auth: string;
  /** What a message says; throws where it was sealed for another browser, or changed on its way. */
  open(body: Buffer): unknown;
}

/** Keys as a browser makes them, and the receiving half of RFC 8291 written by its text: the sending half is not asked. */
export function aPushBrowser(): PushBrowser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body) {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32));
      const part = (label: string, bytes: number): Buffer =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      if (padded.at(-1) !== 2) throw new Error('a message of push ends with a 2');
      return JSON.parse(padded.subarray(0, -1).toString('utf8')) as unknown;
    },
  };
}
