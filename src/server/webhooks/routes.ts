import { contract } from '../../contract/index.ts';
import type { OutsideReach } from '../kernel/post-outside.ts';
import { route } from '../kernel/route.ts';
import { addWebhook } from './add-webhook.ts';
import { changeWebhook } from './change-webhook.ts';
import { readWebhookMessages, readWebhooks } from './read.ts';
import { removeWebhook } from './remove-webhook.ts';
import { replaceWebhookSecret } from './replace-webhook-secret.ts';
import { resendWebhookMessage } from './resend-webhook-message.ts';
import { testWebhook } from './test-webhook.ts';

export const webhookRoutes = (reach: OutsideReach) => [
  route(contract.readWebhooks, readWebhooks),
  route(contract.addWebhook, addWebhook(reach)),
  route(contract.changeWebhook, changeWebhook(reach)),
  route(contract.removeWebhook, removeWebhook),
  route(contract.replaceWebhookSecret, replaceWebhookSecret),
  route(contract.testWebhook, testWebhook),
  route(contract.readWebhookMessages, readWebhookMessages),
  route(contract.resendWebhookMessage, resendWebhookMessage),
];
