import type { Samples } from './sample.ts';

export const tokensSamples = {
  readTokens: { input: () => ({}), answers: 200 },
  makeToken: { input: () => ({ body: { name: 'Timesheets', scopes: ['time:read'], days: 30 } }), answers: 200 },
  revokeTokens: { input: () => ({}), answers: 204 },
  // Nobody has it.
  revokeToken: { input: () => ({ params: { tokenId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
} satisfies Partial<Samples>;
