/** From what was worked to what was paid. It stands alone, since the address of a run is read on every page. */
export const runSteps = ['hours', 'earnings', 'review', 'paid'] as const;
export type RunStep = (typeof runSteps)[number];
