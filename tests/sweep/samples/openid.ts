import type { Samples } from './sample.ts';

export const openidSamples = {
  // No provider is configured on the stage: tests/database/openid.test.ts brings its own.
  askProvider: {
    input: () => ({ body: { provider: 'google', purpose: 'sign_in', place: 'window', returnTo: '/dashboard' } }),
    answers: 404,
  },
  takeAnswer: {
    input: () => ({ body: { provider: 'google', state: 'window.sign_in.nobody-asked', code: 'c' } }),
    answers: 409,
  },
  readLinkedSignIns: { input: () => ({}), answers: 200 },
  askToLink: {
    input: () => ({ body: { provider: 'google', place: 'window', returnTo: '/settings/security' } }),
    answers: 404,
  },
  // Linked to nobody.
  askToConfirm: {
    input: () => ({ body: { provider: 'google', place: 'window', returnTo: '/settings/security' } }),
    answers: 404,
  },
  unlinkSignIn: { input: () => ({ params: { provider: 'google' } }), answers: 404 },
} satisfies Partial<Samples>;
