import type { Samples } from './sample.ts';

export const humanCheckSamples = {
  readHumanCheck: { input: () => ({}), answers: 200 },
} satisfies Partial<Samples>;
