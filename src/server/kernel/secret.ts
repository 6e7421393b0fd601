import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes that nobody can guess. */
export const chanceOf = (bytes: number): Buffer => randomBytes(bytes);

/** A secret to be handed out, in a cookie or a link: 256 bits. */
export const newToken = (): string => chanceOf(32).toString('base64url');

/** What is stored of such a secret. SHA-256 is enough: the secret has 256 bits of its own. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether two secrets are the same, in the same time wherever they differ. */
export const isSameSecret = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
