import type { ComponentProps } from 'react';
import { LeavingForm } from '../adjustments/leaving/leaving-form.tsx';
import { renderPair } from './render-pair.tsx';
import { renderWhy } from './render-why.tsx';

/** The question of when somebody left, with the ribbons of the day and the reasons of each figure that would come of the answer. */
export const Leaving = (props: Omit<ComponentProps<typeof LeavingForm>, 'renderPair' | 'renderWhy'>) => (
  <LeavingForm {...props} renderPair={renderPair} renderWhy={renderWhy} />
);
