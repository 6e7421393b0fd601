import { expect, test } from 'vitest';
import { openVault, type SealedPlace } from './seal.ts';

const secret = 'a secret that stands in no database at all';
const vault = openVault(secret);
const place: SealedPlace = { purpose: 'people.date_of_birth', row: ['harbor', 'ana'] };
const sealed = vault.seal(place, '1990-04-17');

test('what is sealed opens at its place, and does not stand in the sealed value', () => {
  expect(vault.open(place, sealed)).toBe('1990-04-17');
  expect(sealed.includes('1990')).toBe(false);
});

test('the same text is sealed differently each time, so that equal values cannot be told', () => {
  expect(vault.seal(place, '1990-04-17').equals(sealed)).toBe(false);
});

test.each<[string, SealedPlace]>([
  ['another person’s row', { ...place, row: ['harbor', 'ben'] }],
  ['another organization', { ...place, row: ['kettle', 'ana'] }],
  ['a row whose ids run together to the same', { ...place, row: ['harborana'] }],
  ['another purpose', { ...place, purpose: 'people.ssn_digits' }],
])('a value that was moved to %s does not open there', (_, elsewhere) => {
  expect(() => vault.open(elsewhere, sealed)).toThrow(/authenticate/);
});

test.each([0, 1, 5, 17, 33])('a value whose byte %i was changed does not open', (index) => {
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
  expect(() => vault.open(place, changed)).toThrow(/damaged|not known here|authenticate/);
});

test('what is cut short does not open', () => {
  expect(() => vault.open(place, sealed.subarray(0, 20))).toThrow(/damaged/);
});

test('after the secret was replaced, what was sealed under the former one opens where it is still named', () => {
  const next = 'the secret that was made after the first one leaked';
  expect(openVault(next, [secret]).open(place, sealed)).toBe('1990-04-17');
  expect(() => openVault(next).open(place, sealed)).toThrow(/FORMER_SECRETS/);
  const anew = openVault(next, [secret]).seal(place, '1990-04-17');
  expect(openVault(next).open(place, anew)).toBe('1990-04-17');
});

test('a mark is the same each time for one text in one place, and for no other; without the secret nobody makes it', () => {
  const number = { purpose: 'phone.number', row: ['a'] } as const;
  const mark = vault.mark(number, '+12125550142').toString('hex');
  expect(vault.mark(number, '+12125550142').toString('hex')).toBe(mark);
  const others = [
    vault.mark(number, '+12125550143'),
    vault.mark({ ...number, row: ['b'] }, '+12125550142'),
    vault.mark({ ...number, row: [] }, '+12125550142'),
    vault.mark({ ...number, purpose: 'phone.code' }, '+12125550142'),
    openVault(`${secret}, another`).mark(number, '+12125550142'),
  ].map((one) => one.toString('hex'));
  expect(new Set([...others, mark]).size).toBe(6);
});
