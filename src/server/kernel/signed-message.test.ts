import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newWebhookSecret, signedHeaders } from './signed-message.ts';

test('the published library takes what we sign, by either secret, and nothing that was changed', () => {
  const [current, former, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
  const body = '{"type":"webhook.tested"}';
  const message = { id: '0195b0d4-0000-7000-8000-000000000001', body, sentAtSeconds: Math.floor(Date.now() / 1000) };
  const headers = { ...signedHeaders(message, [current, former]) };
  expect(new Webhook(current).verify(body, headers)).toEqual({ type: 'webhook.tested' });
  expect(new Webhook(former).verify(body, headers)).toEqual({ type: 'webhook.tested' });
  expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature found');
  expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow('No matching signature found');
});
