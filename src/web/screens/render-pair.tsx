import type { RenderPair } from '../adjustments/entry-form.tsx';
import { RibbonPair } from '../time-cards/ribbon-pair.tsx';

/** Recorded and requested, drawn as every day is. */
export const renderPair: RenderPair = (rows, zone) => <RibbonPair rows={rows} zone={zone} />;
