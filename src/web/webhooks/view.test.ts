import { expect, test } from 'vitest';
import { addressOf, checkWebhook, isRedirect, problemOf, withEvent } from './view.ts';

test('a webhook needs an address that can be read as one, and something that it is told of', () => {
  expect(checkWebhook({ url: ' ', events: [] })).toEqual({
    url: 'webhooks.enterUrl',
    events: 'webhooks.chooseEvent',
  });
  expect(checkWebhook({ url: 'hooks', events: ['payment.recorded'] })).toEqual({
    url: 'refusal.webhook_address_refused',
  });
  expect(checkWebhook({ url: 'https://hooks.example.com/a', events: ['payment.recorded'] })).toEqual({});
});

test('events keep their order, however they were ticked', () => {
  expect(withEvent(['payment.recorded'], 'time_punch.recorded', true)).toEqual([
    'time_punch.recorded',
    'payment.recorded',
  ]);
  expect(withEvent(['payment.recorded'], 'payment.recorded', false)).toEqual([]);
});

test.each([
  ['https://hooks.example.com/', 'hooks.example.com'],
  ['https://hooks.example.com:8443/time/punches', 'hooks.example.com:8443/time/punches'],
  ['https://hooks.example.com/time/cards/', 'hooks.example.com/time/cards'],
  ['https://me:secret@hooks.example.com/a?token=secret#secret', 'hooks.example.com/a'],
  ['https://hooks.example.com/services/T0/B0/XyZabcdefghijklmnopqrs', 'hooks.example.com/services/T0/B0/XyZa…'],
  [
    `https://hooks.example.com/${'a-long-way/'.repeat(9)}`,
    'hooks.example.com/a-long-way/a-long-way/a-long-way/a-long-wa…',
  ],
])('the webhook at %s is called %s: by what tells it apart, never by what may be a secret', (url, address) => {
  expect(addressOf({ url })).toBe(address);
});

test.each([
  ['enotfound', 'not_found'],
  ['eai_again', 'not_found'],
  ['econnrefused', 'refused'],
  ['timed_out', 'timed_out'],
  ['cert_has_expired', 'certificate'],
  ['depth_zero_self_signed_cert', 'certificate'],
  ['err_tls_cert_altname_invalid', 'certificate'],
  ['unable_to_verify_leaf_signature', 'certificate'],
  ['econnreset', 'cut_off'],
  ['ehostunreach', 'unroutable'],
  ['address_refused', 'inside'],
  ['webhook_is_off', 'off'],
  ['eproto', 'other'],
])('a try that is kept as %s is told as %s', (code, told) => {
  expect(problemOf(code)).toBe(told);
});

test.each([
  [299, false],
  [300, true],
  [308, true],
  [400, false],
])('the answer %i leads elsewhere: %s', (status, leads) => {
  expect(isRedirect(status)).toBe(leads);
});
