/** Whether this page can seal: browsers do at a secure address alone. */
export const canSeal = (): boolean => (globalThis.crypto as { readonly subtle?: SubtleCrypto }).subtle !== undefined;

/**
 * Seals a PIN with the press that it belongs to, so that the device which keeps it cannot read it, nor use it for another.
 *
 * @param publicKey RSA, SPKI in base64
 * @returns base64
 */
export async function sealPin(
  publicKey: string,
  { employeeId, id, pin }: { readonly employeeId: string; readonly id: string; readonly pin: string },
): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['encrypt']);
  const clear = new TextEncoder().encode(JSON.stringify([employeeId, id, pin]));
  const sealed = await crypto.subtle.encrypt({ name: algorithm.name }, key, clear);
  return btoa(String.fromCodePoint(...new Uint8Array(sealed)));
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
