import { describe, expect, test } from 'vitest';
import { decodeText } from './decode.ts';
import { fieldsWithoutColumn, guessMapping, mappedRows } from './mapping.ts';

const codeUnits = (text: string): number[] => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
const utf16 = (text: string, littleEndian: boolean, mark: boolean): Uint8Array => {
  const units = codeUnits(mark ? `\ufeff${text}` : text);
  return Uint8Array.from(units.flatMap((unit) => (littleEndian ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};
const text = 'Nombre;Correo\nSofía;sofia@example.com';

describe('a file is read, whatever it was written in', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16, little end first', utf16(text, true, true)],
    ['UTF-16, big end first', utf16(text, false, true)],
    ['UTF-16 without a mark', utf16(text, true, false)],
    ['Windows-1252', Uint8Array.from(codeUnits(text))],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });
});

test('columns are known by their headings, in three languages and however they are spelled', () => {
  expect(guessMapping(['E-Mail', 'FIRST_NAME', 'Apellidos', 'الهاتف', 'Shoe size'])).toEqual({
    email: 0,
    firstName: 1,
    lastName: 2,
    phone: 3,
  });
});

test('rows keep their line of the file; empty ones are left out', () => {
  expect(mappedRows([['Ana', 'x'], ['', ' '], ['Ben']], { firstName: 0, email: 1 })).toEqual([
    { line: 2, row: { firstName: 'Ana', email: 'x' } },
    { line: 4, row: { firstName: 'Ben', email: '' } },
  ]);
});

test('a field that is needed and has no column is told once, where its column is chosen', () => {
  const faults = [
    { field: 'email', fault: 'missing' },
    { field: 'email', fault: 'missing' },
    { field: 'firstName', fault: 'missing' },
    { field: 'location', fault: 'location_unknown' },
  ] as const;
  expect([...fieldsWithoutColumn(faults, { firstName: 0 })]).toEqual(['email']);
});
