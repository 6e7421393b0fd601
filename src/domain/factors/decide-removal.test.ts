import { describe, expect, test } from 'vitest';
import { decideRemoval, type WaysIn } from './decide-removal.ts';

const nothing: WaysIn = { hasPassword: false, linked: 0, passkeys: 0, hasTotp: false };
const password: WaysIn = { ...nothing, hasPassword: true };
const free = { isDemanded: false, passwordNeedsFactor: false };

const table: [string, WaysIn, typeof free, string][] = [
  ['a password is left', password, free, 'goes'],
  ['a linked sign-in is left', { ...nothing, linked: 1 }, free, 'goes'],
  ['a passkey alone is left', { ...nothing, passkeys: 1 }, free, 'goes'],
  ['nothing is left', nothing, free, 'last_way_in'],
  ['an app alone begins no sign-in', { ...nothing, hasTotp: true }, free, 'last_way_in'],
  ['a manager keeps a passkey', { ...password, passkeys: 1 }, { ...free, isDemanded: true }, 'goes'],
  ['a manager keeps an app', { ...password, hasTotp: true }, { ...free, isDemanded: true }, 'goes'],
  ['a manager keeps a password alone', password, { ...free, isDemanded: true }, 'last_second_factor'],
  ['a short password keeps a passkey', { ...password, passkeys: 1 }, { ...free, passwordNeedsFactor: true }, 'goes'],
  ['a short password stands alone', password, { ...free, passwordNeedsFactor: true }, 'password_needs_factor'],
];

describe('something goes', () => {
  test.each(table)('%s', (_, left, standing, told) => {
    const decided = decideRemoval(left, standing);
    expect(decided.ok ? 'goes' : decided.refusal).toBe(told);
  });
});
