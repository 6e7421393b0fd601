import type { Samples } from './sample.ts';

export const supportSamples = {
  askSupport: {
    input: () => ({ body: { concern: 'hours', subject: 'Friday', message: 'An hour is missing.\nCan you look?' } }),
    answers: 200,
  },
  readOwnSupportRequests: { input: () => ({ query: {} }), answers: 200 },
  readSupportRequests: { input: () => ({ query: {} }), answers: 200 },
  // Nobody asked this.
  answerSupport: {
    input: () => ({ params: { requestId: '00000000-0000-7000-8000-000000000000' }, body: { answer: 'Mended.' } }),
    answers: 404,
  },
  closeSupport: { input: () => ({ params: { requestId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
} satisfies Partial<Samples>;
