import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { pushKeysOf } from './push-keys.ts';
import { arePushKeys, pushAuthorization, sealedPush } from './push-message.ts';

const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const address = { endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV', p256dh, auth };

test('what is sealed is, byte for byte, the example of RFC 8291', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const sealed = sealedPush(address, 'When I grow up, I want to be a watermelon', { salt, sender });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the same message is sealed anew each time', () => {
  expect(sealedPush(address, 'Hello')).not.toEqual(sealedPush(address, 'Hello'));
});

test.each([
  ['of a browser', p256dh, auth, true],
  ['of a point that is not on the curve', Buffer.alloc(65, 4).toString('base64url'), auth, false],
  ['too short a key', p256dh.slice(0, 40), auth, false],
  ['too short a secret', p256dh, auth.slice(0, 10), false],
])('keys %s', (_, key, secret, taken) => {
  expect(arePushKeys({ p256dh: key, auth: secret })).toBe(taken);
});

test('a push service finds our word signed by the key that the browser was given, for it alone, and for less than a day', () => {
  const keys = pushKeysOf('a secret of thirty-two characters');
  const word = pushAuthorization(keys, { endpoint: address.endpoint, contact: 'mailto:a@b.example', nowSeconds: 1000 });
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(word) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toEqual({ aud: 'https://push.example.net', exp: 1000 + 12 * 3600, sub: 'mailto:a@b.example' });
});

test('the keys follow from the secret, so that all processes of a deployment have the same', () => {
  const [one, same, other] = ['one', 'one', 'other'].map((word) => pushKeysOf(word.repeat(20)).publicKey);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});
