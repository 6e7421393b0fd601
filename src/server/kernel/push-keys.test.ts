import { expect, test } from 'vitest';
import { arePushKeys, pushKeysOf } from './push-keys.ts';

// Those of the example of RFC 8291, appendix A.
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

test.each([
  ['of a browser', p256dh, auth, true],
  ['of a point that is not on the curve', Buffer.alloc(65, 4).toString('base64url'), auth, false],
  ['too short a key', p256dh.slice(0, 40), auth, false],
  ['too short a secret', p256dh, auth.slice(0, 10), false],
])('keys %s', (_, key, secret, taken) => {
  expect(arePushKeys({ p256dh: key, auth: secret })).toBe(taken);
});

test('the keys follow from the secret, so that all processes of a deployment have the same', () => {
  const [one, same, other] = ['one', 'one', 'other'].map((word) => pushKeysOf(word.repeat(20)));
  expect(one).toEqual(same);
  expect(one?.publicKey).not.toBe(other?.publicKey);
  expect(one?.privateKey).not.toBe(other?.privateKey);
});
