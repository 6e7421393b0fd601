import { v7 } from 'uuid';
import type { Samples } from './sample.ts';

export const factorsSamples = {
  readFactors: { input: () => ({}), answers: 200 },
  startTotp: { input: () => ({}), answers: 200 },
  // Of no app.
  confirmTotp: { input: () => ({ body: { code: 'no code' } }), answers: 403 },
  removeTotp: { input: () => ({}), answers: 404 },
  replaceRecoveryCodes: { input: () => ({}), answers: 409 },
  askToAddPasskey: { input: () => ({}), answers: 409 },
  addPasskey: {
    input: () => ({
      body: { name: 'Phone', passkey: { id: 'AAAA', clientData: 'AAAA', attestation: 'AAAA', transports: [] } },
    }),
    answers: 409,
  },
  renamePasskey: { input: () => ({ params: { passkeyId: v7() }, body: { name: 'Phone' } }), answers: 404 },
  removePasskey: { input: () => ({ params: { passkeyId: v7() } }), answers: 404 },
} satisfies Partial<Samples>;
