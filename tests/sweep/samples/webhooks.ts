import type { Samples } from './sample.ts';

const nobodysWebhook = { webhookId: '00000000-0000-7000-8000-000000000000' };

export const webhooksSamples = {
  readWebhooks: { input: () => ({}), answers: 200 },
  // A name that leads nowhere, for what is sent there.
  addWebhook: {
    input: () => ({ body: { url: 'https://hooks.invalid/', events: ['payment.recorded'] } }),
    answers: 200,
  },
  changeWebhook: { input: () => ({ params: nobodysWebhook, body: { revision: 1, isOff: true } }), answers: 404 },
  removeWebhook: { input: () => ({ params: nobodysWebhook }), answers: 404 },
  replaceWebhookSecret: { input: () => ({ params: nobodysWebhook }), answers: 404 },
  testWebhook: { input: () => ({ params: nobodysWebhook }), answers: 404 },
  readWebhookMessages: { input: () => ({ params: nobodysWebhook, query: {} }), answers: 404 },
  resendWebhookMessage: {
    input: () => ({ params: { ...nobodysWebhook, messageId: nobodysWebhook.webhookId } }),
    answers: 404,
  },
} satisfies Partial<Samples>;
