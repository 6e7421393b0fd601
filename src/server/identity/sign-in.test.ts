import { verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from './sign-in.ts';

vi.mock('@node-rs/argon2', () => ({
  hash: async () => 'a hash',
  verify: vi.fn<() => Promise<boolean>>(async () => true),
}));

beforeEach(() => void vi.mocked(verify).mockClear());

const input = { body: { email: 'ana@harbor.example', password: 'a kettle hums at dusk' } };

/** Hashing is nearly all the time that a sign-in takes. It is counted and not measured, since a machine may be busy. */
test.each([
  ['a known one', { userId: 'ana', passwordHash: 'hers' }, true],
  ['one that nobody has', { userId: undefined, passwordHash: undefined }, false],
  ['one of somebody without a password', { userId: 'ben', passwordHash: undefined }, false],
])('the same work is done for every e-mail: %s', async (_, loaded, fits) => {
  expect(await signIn.work(loaded, input as Parameters<typeof signIn.work>[1])).toMatchObject({ ok: fits });
  expect(vi.mocked(verify).mock.calls.map(([, password]) => password)).toEqual([input.body.password]);
});
