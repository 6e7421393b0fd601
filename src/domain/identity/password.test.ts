import { describe, expect, test } from 'vitest';
import { decidePassword, type PasswordOwner } from './password.ts';

const common = new Set(['password', 'letmein', 'dragon', 'welcome', 'sunshine', 'harbor', 'kettle']);
const rosa: PasswordOwner = { hasSecondFactor: false, facts: ['Rosa', 'Vidal-Ruiz', 'rosa.vidal@harborpine.example'] };

const decide = (password: string, owner = rosa): string => {
  const decided = decidePassword(password, (text) => common.has(text), owner);
  return decided.ok ? 'accepted' : decided.refusal;
};

describe('a password that stands alone', () => {
  test.each([
    ['a kettle hums at dawn', 'accepted'],
    ['fifteen letters', 'accepted'],
    ['fourteen chars', 'password_too_short'],
    ['☕️'.repeat(7), 'password_too_short'],
    ['aaaaaaaaaaaaaaaaaaaa', 'password_too_common'],
    ['abcdefghijklmnop', 'password_too_common'],
    ['passwordpassword', 'password_too_common'],
    ['password1234567890!!', 'password_too_common'],
    ['1234567890password', 'password_too_common'],
    // Two common passwords in a row, however they are joined.
    ['password letmein', 'password_too_common'],
    ['Password-Letmein', 'password_too_common'],
    ['passwordletmein', 'password_too_common'],
    ['sunshine2 welcome1!', 'password_too_common'],
    // A third word makes it one that nobody tries next.
    ['password letmein dragon', 'accepted'],
    ['sunshine over letmein', 'accepted'],
  ])('%s: %s', (password, said) => expect(decide(password)).toBe(said));
});

describe('a password made of what is known of its owner', () => {
  test.each([
    ['rosarosarosavidal', 'password_too_common'],
    ['Rosa Vidal Ruiz 1990', 'password_too_common'],
    ['rosa.vidal@harborpine', 'password_too_common'],
    ['harborpine password', 'password_too_common'],
    ['rosa paints seven gates', 'accepted'],
    ['seven kites over the bay', 'accepted'],
  ])('%s: %s', (password, said) => expect(decide(password)).toBe(said));

  test('a name of two letters hides in many words, and is no reason', () => {
    expect(decide('alabaster lagoon', { ...rosa, facts: ['Al', 'Bo'] })).toBe('accepted');
  });
});

test('beside a second factor eight characters are enough, and a common one is still refused', () => {
  const owner = { ...rosa, hasSecondFactor: true };
  expect(decide('gates 7!', owner)).toBe('accepted');
  expect(decide('gates 7', owner)).toBe('password_too_short');
  expect(decide('password', owner)).toBe('password_too_common');
});
