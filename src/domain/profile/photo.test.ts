import { expect, test } from 'vitest';
import { isHeic, measuresFault, photoKindOf } from './photo.ts';

const text = (latin: string): Uint8Array => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0', 'png'],
  ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['a sound', 'RIFF\0\0\0\0WAVEfmt ', undefined],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['a GIF', 'GIF89a', undefined],
  ['an HEIC', '\0\0\0\x18ftypheic', undefined],
  ['a page', '<!doctype html><script>', undefined],
  ['a JPEG cut off', '\xff\xd8', undefined],
  ['nothing', '', undefined],
])('%s is told by its first bytes', (_, head, kind) => {
  expect(photoKindOf(text(head))).toBe(kind);
});

test.each([
  ['\0\0\0\x18ftypheic', true],
  // As an iPhone begins its pictures.
  ['\0\0\0\x24ftypheic\0\0\0\0mif1MiHEMiPrmiafMiHBheic', true],
  ['\0\0\0\x24ftypmif1\0\0\0\0', true],
  ['\0\0\0\x18ftypmp42', false],
  ['\0\0\0\x18ftyp', false],
  ['heic', false],
  ['', false],
])('%j is a picture of a phone: %s', (head, is) => {
  expect(isHeic(text(head))).toBe(is);
});

test.each([
  [64, 64, undefined],
  [63, 800, 'photo_too_small'],
  [10_000, 5_000, undefined],
  [10_000, 5_001, 'photo_too_large'],
  [1, 2 ** 31, 'photo_too_large'],
])('%i by %i: %s', (width, height, fault) => {
  expect(measuresFault(width, height)).toBe(fault);
});
