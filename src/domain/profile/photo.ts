/** Larger than what a phone's camera makes of a portrait. */
export const largestPhotoBytes = 10 * 1024 * 1024;
/** A small file can unfold to a picture that fills the memory: fifty megapixels are more than phones take. */
export const mostPhotoPixels = 50_000_000;
/** Under it nobody is to be recognized. */
const shortestPhotoSide = 64;

export type PhotoKind = 'jpeg' | 'png' | 'webp';

/** What kind of picture a file is by its first bytes, whatever its name or its sender says; undefined for every other. */
export function photoKindOf(bytes: Uint8Array): PhotoKind | undefined {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (begins(bytes, [0x52, 0x49, 0x46, 0x46]) && begins(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])) return 'webp';
  return undefined;
}

/** Brands of ISO/IEC 23008-12, as phones write them: `ftyp` and the brand, after the length of the box. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/** Whether a file is a picture as phones keep it (HEIC): no picture to us, but one whose owner can be told what to do. */
export const isHeic = (bytes: Uint8Array): boolean =>
  latin(bytes.subarray(4, 8)) === 'ftyp' && heicBrands.includes(latin(bytes.subarray(8, 12)));

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const begins = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** What is wrong with the measures of a picture, before it is unfolded; undefined if nothing is. */
export function measuresFault(width: number, height: number): 'photo_too_large' | 'photo_too_small' | undefined {
  if (width * height > mostPhotoPixels) return 'photo_too_large';
  return Math.min(width, height) < shortestPhotoSide ? 'photo_too_small' : undefined;
}
