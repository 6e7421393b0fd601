import type { Translation } from '../../catalog.ts';
import type { effect as source } from '../../en/adjustments/effect.ts';

export const effect: Translation<typeof source> = {
  'adjustments.whyAfter': 'كما سيكون بهذه الأوقات.',
};
