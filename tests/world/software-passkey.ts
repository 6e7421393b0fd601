import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A device with one passkey, in software: what a phone or a security key does behind the browser. */
export interface SoftwarePasskey {
  readonly id: string;
  /** Whose it says it is; can be told another. */
  handle: string;
  /** How often it signed; can be set back, as in a copy. */
  signCount: number;
  /** Makes the key pair: what is sent to add it. */
  make(asked: Asked): { id: string; clientData: string; attestation: string; transports: string[] };
  /** Signs: what is sent to sign in. */
  sign(asked: Asked): {
    id: string;
    clientData: string;
    authenticatorData: string;
    signature: string;
    userHandle: string;
  };
}

export interface Asked {
  readonly challenge: string;
  readonly host: string;
  /** The page that asks, as the browser sees it. */
  readonly origin: string;
  /** Whether its owner showed it who they are; they did, if left out. */
  readonly isVerified?: boolean;
}

/** @param handle whose it will be */
export function aSoftwarePasskey(handle: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const jwk = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
  // COSE (RFC 9053 section 7.1): EC2, ES256, P-256, x, y.
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk.x)],
      [-3, coordinate(jwk.y)],
    ]),
  );

  const clientDataOf = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorDataOf = ({ host, isVerified = true }: Asked, made?: Buffer) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (made === undefined ? 0 : 0x40);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(passkey.signCount);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.of(flags), count, made ?? Buffer.of()]);
  };
  const passkey: SoftwarePasskey = {
    id,
    handle,
    signCount: 0,
    make(asked) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const made = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authenticatorDataOf(asked, made))],
        ]),
      );
      return {
        id,
        clientData: clientDataOf('webauthn.create', asked).toString('base64url'),
        attestation: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    sign(asked) {
      passkey.signCount += 1;
      const clientData = clientDataOf('webauthn.get', asked);
      const authenticatorData = authenticatorDataOf(asked);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
      return {
        id,
        clientData: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: passkey.handle,
      };
    },
  };
  return passkey;
}
