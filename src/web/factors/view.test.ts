import { describe, expect, test } from 'vitest';
import { checkName, whyNoPasskeys } from './view.ts';

const here = { host: 'time.example.com', hasPasskeys: true };
const offered = { passkeysFor: 'time.example.com', noPasskeys: null };

describe('passkeys', () => {
  test.each([
    ['are offered on their host', offered, here, undefined],
    ['belong to another host', offered, { ...here, host: '127.0.0.1' }, 'elsewhere'],
    ['are unknown to the browser', offered, { ...here, hasPasskeys: false }, 'unsupported'],
    ['belong to no number', { passkeysFor: null, noPasskeys: 'numeric_address' }, here, 'numeric_address'],
  ] as const)('%s', (_, told, page, why) => {
    expect(whyNoPasskeys(told, page)).toBe(why);
  });

  test('have a name that can be read', () => {
    expect(checkName({ name: '  ' })).toEqual({ name: 'security.enterPasskeyName' });
    expect(checkName({ name: 'x'.repeat(61) })).toEqual({ name: 'security.passkeyNameTooLong' });
    expect(checkName({ name: 'Phone' })).toEqual({});
  });
});
