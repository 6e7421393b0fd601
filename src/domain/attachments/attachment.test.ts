import { describe, expect, test } from 'vitest';
import { attachmentName, decideAdding, decideAttaching } from './attachment.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file is what its first bytes say', () => {
  test.each([
    ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'image'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'image'],
    ['a PDF', bytes(`%PDF-1.7\n${'x'.repeat(5_000)}\n%%EOF\n`), 'pdf'],
    ['a PDF after whose end something stands', bytes(`%PDF-1.7\n%%EOF\n${'x'.repeat(900)}`), 'pdf'],
    ['a PDF that was cut off', bytes('%PDF-1.7'), 'attachment_kind_unknown'],
    ['a page that calls itself a PDF', bytes('<!doctype html><p>%PDF-1.7 %%EOF'), 'attachment_kind_unknown'],
    ['a drawing with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/>'), 'attachment_kind_unknown'],
    ['a program', bytes('MZ\x90\0'), 'attachment_kind_unknown'],
    ['a picture as phones keep it', bytes('\0\0\0\x18ftypheic'), 'photo_is_heic'],
    ['nothing', bytes(''), 'attachment_kind_unknown'],
  ])('%s', (_, file, said) => {
    const decided = decideAttaching(file);
    expect(decided.ok ? decided.value : decided.refusal).toBe(said);
  });
});

test.each([
  ['roster.pdf', 'pdf', 'roster.pdf'],
  ['roster.html', 'pdf', 'roster.pdf'],
  ['IMG_0042.JPG', 'image', 'IMG_0042.webp'],
  ['حضور.pdf', 'pdf', 'حضور.pdf'],
  ['v1.2 of the plan', 'pdf', 'v1.2 of the plan.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['.png', 'image', '.png.webp'],
  ['C:\\', 'image', 'image.webp'],
] as const)('%s, which is of the kind %s, is called %s', (name, kind, called) => {
  expect(attachmentName(name, kind)).toBe(called);
});

test('nobody piles up files that they never send', () => {
  expect(decideAdding(19).ok).toBe(true);
  expect(decideAdding(20)).toMatchObject({ refusal: 'too_many_attachments' });
});
