import type { Translation } from '../../catalog.ts';
import type { effect as source } from '../../en/adjustments/effect.ts';

export const effect: Translation<typeof source> = {
  'adjustments.whyAfter': 'Como sería con estas horas.',
};
