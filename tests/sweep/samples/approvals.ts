import type { Samples } from './sample.ts';

export const approvalsSamples = {
  readPendingRequests: { input: () => ({}), answers: 200 },
  readDecisions: { input: () => ({ query: { search: 'Waiting', order: 'name', outcome: 'rejected' } }), answers: 200 },
  readRequest: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 200, outside: 404 },
  // Answered is answered: whoever may know of it is told, and nothing changes from one call to the next.
  rejectRequest: {
    input: ({ answered }) => ({ params: { requestId: answered }, body: { reason: 'The team is complete' } }),
    answers: 409,
    outside: 404,
  },
  reopenRequest: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 409, outside: 404 },
  // Somebody else's: only who asked may take it back.
  withdrawRequest: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 404 },
} satisfies Partial<Samples>;
