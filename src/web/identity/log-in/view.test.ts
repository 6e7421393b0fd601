import { expect, test } from 'vitest';
import { checkLogin } from './view.ts';

test('logging in asks for both fields, and for nothing more', () => {
  expect(checkLogin({ email: ' ', password: '' })).toEqual({
    email: 'identity.enterEmail',
    password: 'identity.enterPassword',
  });
  expect(checkLogin({ email: 'not an address', password: 'x' })).toEqual({});
});
