import type { Samples } from './sample.ts';

export const kernelSamples = {
  health: { input: () => ({}), answers: 200 },
  followChanges: { input: () => ({}), answers: 200 },
} satisfies Partial<Samples>;
