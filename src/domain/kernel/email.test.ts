import { expect, test } from 'vitest';
import { longestEmail, parseEmail } from './email.ts';

test.each([
  [' Ana.Lopez@Harbor.Example ', 'ana.lopez@harbor.example'],
  ["o'brien+work@mail.harbor.example", "o'brien+work@mail.harbor.example"],
  ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
])('%s is kept as %s', (text, email) => {
  expect(parseEmail(text)).toBe(email);
});

test.each([
  '',
  'ana',
  'ana@harbor',
  'ana@.example',
  '.ana@harbor.example',
  'a..b@harbor.example',
  'ana@-harbor.example',
  'a b@c.example',
])('%s is no address', (text) => {
  expect(parseEmail(text)).toBeUndefined();
});

test('an address is as long as one may be, and no longer', () => {
  const domain = '@harbor.example';
  expect(parseEmail(`${'a'.repeat(longestEmail - domain.length)}${domain}`)).toBeDefined();
  expect(parseEmail(`${'a'.repeat(longestEmail - domain.length + 1)}${domain}`)).toBeUndefined();
});
