import { describe, expect, test } from 'vitest';
import { decideConfirming, type Shown } from './confirming.ts';
import type { WaysIn } from './decide-removal.ts';

const nothing: WaysIn = { hasPassword: false, linked: 0, passkeys: 0, hasTotp: false };
const password: WaysIn = { ...nothing, hasPassword: true };
const first: Shown = { first: true, code: false };
const code: Shown = { first: false, code: true };

const table: [string, WaysIn, Shown, boolean][] = [
  ['a password, where it is all there is', password, first, true],
  ['a provider’s word, where it is all there is', { ...nothing, linked: 1 }, first, true],
  ['a password beside an app, without its code', { ...password, hasTotp: true }, first, false],
  ['a code without the password', { ...password, hasTotp: true }, code, false],
  ['a password with a code', { ...password, hasTotp: true }, { first: true, code: true }, true],
  ['a provider’s word with a code', { ...nothing, linked: 1, hasTotp: true }, { first: true, code: true }, true],
  ['a provider’s word beside an app', { ...nothing, linked: 1, hasTotp: true }, first, false],
  ['a code, where nothing stands beside it', { ...nothing, hasTotp: true }, code, true],
  ['a password beside a passkey', { ...password, passkeys: 1 }, first, false],
  [
    'a password with a code beside a passkey',
    { ...password, passkeys: 1, hasTotp: true },
    { first: true, code: true },
    true,
  ],
  ['nothing', password, { first: false, code: false }, false],
];

describe('whoever is signed in confirms that it is they by', () => {
  test.each(table)('%s', (_, ways, shown, enough) => {
    expect(decideConfirming(shown, ways).ok).toBe(enough);
  });
});
