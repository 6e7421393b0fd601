import { constants, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** RSA-OAEP with SHA-256 (RFC 8017), which every browser knows: whoever has the public key seals, and cannot open what was sealed. */
const bits = 2048;

export interface BoxKeys {
  /** As browsers import it, SPKI. */
  readonly publicKey: Buffer;
  /** PEM. */
  readonly privateKey: string;
}

/** Takes some tenths of a second, on no thread that anybody waits for. */
export async function makeBoxKeys(): Promise<BoxKeys> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey, privateKey };
}

/** What was sealed; undefined where it was sealed for another, or is damaged. */
export function openBox(privateKey: string, sealed: Buffer): string | undefined {
  try {
    const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt(key, sealed).toString('utf8');
  } catch {
    // Whatever it is, nobody sealed it with our key.
    return undefined;
  }
}
