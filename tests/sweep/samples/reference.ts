import type { Samples } from './sample.ts';

export const referenceSamples = {
  listLocations: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listUsers: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listTimeEntries: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listShifts: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listPayroll: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listMessages: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listTeams: { input: () => ({ query: { limit: 5 } }), answers: 200 },
} satisfies Partial<Samples>;
