import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What a value is and whose: sealed as one, it opens as no other. `purpose` is `noun.thing`, each with a key of its own; `row` are the
 * ids of the row that it stands in, so that a value copied into another row does not open there.
 */
export interface SealedPlace {
  readonly purpose: `${string}.${string}`;
  readonly row: readonly string[];
}

/** Seals what must not be read in the database, its backups and its logs. The keys are made from the deployment's secret, and stand nowhere. */
export interface Vault {
  /** The same text gives another value each time. */
  seal(place: SealedPlace, clear: string): Buffer;
  /** Throws when it was sealed for another place, under a secret that is not known here, or was changed since. */
  open(place: SealedPlace, sealed: Buffer): string;
  /**
   * What a text is known again by, where it has so few forms that its plain hash would tell it: a telephone number, six digits. Nobody
   * makes it without the secret, and it leads back to nothing. Under another secret it is another.
   */
  mark(place: SealedPlace, clear: string): Buffer;
}

// version (1) · key id (4) · nonce (12) · tag (16) · ciphertext; AES-256-GCM, NIST SP 800-38D.
const version = 1;
const idBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + idBytes + nonceBytes + tagBytes;

/**
 * @param secret what new values are sealed under
 * @param formerSecrets what it replaced: values that were sealed under one of them still open, and are sealed anew when they are next kept
 */
export function openVault(secret: string, formerSecrets: readonly string[] = []): Vault {
  const current = keysOf(secret);
  const known = [current, ...formerSecrets.map(keysOf)];
  return {
    seal(place, clear) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current.keyFor(place.purpose), nonce);
      cipher.setAAD(nameOf(place));
      const ciphertext = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), current.id, nonce, cipher.getAuthTag(), ciphertext]);
    },
    open(place, sealed) {
      if (sealed.length < headBytes || sealed[0] !== version) throw new Error('a sealed value is damaged');
      const id = sealed.subarray(1, 1 + idBytes);
      const keys = known.find((one) => one.id.equals(id));
      if (keys === undefined) {
        throw new Error('a value was sealed under a secret that is not known here: name it in FORMER_SECRETS');
      }
      const nonce = sealed.subarray(1 + idBytes, 1 + idBytes + nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', keys.keyFor(place.purpose), nonce, { authTagLength: tagBytes });
      decipher.setAAD(nameOf(place));
      decipher.setAuthTag(sealed.subarray(headBytes - tagBytes, headBytes));
      return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8');
    },
    mark: (place, clear) =>
      createHmac('sha256', current.keyFor(`mark ${place.purpose}`))
        .update(JSON.stringify([...place.row, clear]))
        .digest(),
  };
}

/** Unlike a text with separators, no two places have the same. */
const nameOf = ({ purpose, row }: SealedPlace): Buffer => Buffer.from(JSON.stringify([purpose, ...row]));

interface Keys {
  /** Tells under which secret a value was sealed, and nothing about it. */
  readonly id: Buffer;
  keyFor(purpose: string): Buffer;
}

/** RFC 5869: one key for each purpose, of which none leads to another or to the secret. */
function keysOf(secret: string): Keys {
  const derive = (info: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'meridian seal', info, bytes));
  const keys = new Map<string, Buffer>();
  return {
    id: derive('key id', idBytes),
    keyFor(purpose) {
      const key = keys.get(purpose) ?? derive(`key ${purpose}`, 32);
      keys.set(purpose, key);
      return key;
    },
  };
}
