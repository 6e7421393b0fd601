import { expect, test } from 'vitest';
import { checkWebhook, hostOf, withEvent } from './view.ts';

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

test('a webhook is called by its host, never by what may be a secret of its address', () => {
  expect(hostOf({ url: 'https://hooks.example.com:8443/services/T0/secret' })).toBe('hooks.example.com:8443');
});
