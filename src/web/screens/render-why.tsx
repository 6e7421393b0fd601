import { readChapters } from '../../words/chapters.ts';
import type { RenderWhy } from '../adjustments/effect-table.tsx';
import { WhyPress } from '../time-cards/why/why-button.tsx';
import { onDemand } from '../ui/on-demand.tsx';

/** Why the figures would be what they would be. */
export const EffectWhy = onDemand(
  async () => (await Promise.all([import('./effect-why.tsx'), readChapters('office')]))[0].EffectWhy,
);

/** “Why?” beside what a figure would be, as beside the figures of a card. */
export const renderWhy: RenderWhy = (ask, figure, topic) => (
  <WhyPress figure={figure}>
    <EffectWhy ask={ask} topic={topic} />
  </WhyPress>
);
