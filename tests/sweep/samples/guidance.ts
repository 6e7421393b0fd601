import type { Samples } from './sample.ts';

export const guidanceSamples = {
  readFirstSteps: { input: () => ({}), answers: 200 },
  closeFirstSteps: { input: () => ({}), answers: 200 },
} satisfies Partial<Samples>;
