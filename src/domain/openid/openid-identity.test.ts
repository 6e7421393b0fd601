import { describe, expect, test } from 'vitest';
import { identityOf } from './openid-identity.ts';

const issuer = 'https://accounts.example';
const read = (claims: Record<string, unknown>, vouches = false) =>
  identityOf({ iss: issuer, sub: 's-1', ...claims }, vouches);

describe('an address is verified', () => {
  test.each([
    ['said so', { email_verified: true }, false, true],
    ['said so as text', { email_verified: 'true' }, false, true],
    ['said so by Microsoft', { xms_edov: true }, false, true],
    ['said so by Microsoft, as a number', { xms_edov: '1' }, false, true],
    ['said nothing', {}, false, false],
    ['said nothing, by one who vouches', {}, true, true],
    ['said no', { email_verified: false }, false, false],
    ['said no, by one who vouches', { email_verified: false }, true, false],
    ['said yes and no', { email_verified: true, xms_edov: false }, true, false],
    ['said something else', { email_verified: 'yes' }, true, false],
    ['said null', { email_verified: null }, true, false],
  ])('%s', (_, claims, vouches, verified) => {
    expect(read({ email: 'ana@x.example', ...claims }, vouches)?.emailIsVerified).toBe(verified);
  });

  test('where there is none, nothing is verified', () => {
    expect(read({ email_verified: true })).toMatchObject({ email: undefined, emailIsVerified: false });
  });
});

test.each([
  ['Ana@X.Example', 'ana@x.example'],
  [' ana+w@x.example ', 'ana+w@x.example'],
  ['ana@localhost', undefined],
  ['ana', undefined],
  ['a@b@c.example', undefined],
  ['ana@x.example\n', 'ana@x.example'],
  ['ana\u202e@x.example', undefined],
  [['ana@x.example'], undefined],
  [7, undefined],
])('the address %j is read as %j', (told, email) => {
  expect(read({ email: told })?.email).toBe(email);
});

test.each([
  [{ given_name: 'Ana', family_name: 'de la Cruz' }, 'Ana', 'de la Cruz'],
  [{ name: 'Ana María de la Cruz' }, 'Ana', 'María de la Cruz'],
  [{ name: 'Sukarno' }, 'Sukarno', 'Sukarno'],
  [{ given_name: 'Sukarno' }, 'Sukarno', 'Sukarno'],
  [{ given_name: 'Ana', name: 'Ana Cruz' }, 'Ana', 'Cruz'],
  [{ email: 'ana@x.example' }, 'ana', 'ana'],
  [{}, '?', '?'],
  [{ given_name: ' \u202e ', family_name: 5, name: 'نورة السيد' }, 'نورة', 'السيد'],
])('the names in %j are %s and %s', (claims, firstName, lastName) => {
  expect(read(claims)).toMatchObject({ firstName, lastName });
});

test('no name is longer than a record holds', () => {
  const read80 = read({ given_name: 'á'.repeat(200), family_name: 'b'.repeat(200) });
  expect([...(read80?.firstName ?? '')]).toHaveLength(80);
  expect([...(read80?.lastName ?? '')]).toHaveLength(80);
  expect([...(read({ name: 'c'.repeat(400) })?.lastName ?? '')].length).toBeLessThanOrEqual(80);
});

test.each([{ sub: '' }, { sub: undefined }, { sub: 5 }, { sub: 'x'.repeat(256) }, { iss: undefined }])(
  'a token with %j names nobody',
  (claims) => {
    expect(read(claims)).toBeUndefined();
  },
);
