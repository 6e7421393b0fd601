import './ribbon.css';
import type { CSSProperties } from 'react';

/** A piece of a ribbon; `start` and `end` in percent of its length, along the script. */
export interface RibbonSegment {
  /** `hue`: in the `--hue` of what it stands in. */
  readonly tone: 'in' | 'brk' | 'ot' | 'plan' | 'hue';
  readonly start: number;
  readonly end: number;
}

interface RibbonProps {
  readonly segments: readonly RibbonSegment[];
  /** `mini` in tables and cards, `tall` as the day of the clock panel. */
  readonly size?: 'mini' | 'tall';
  /** What the ribbon shows, in a sentence; left out where the times stand beside it. */
  readonly label?: string;
  /** Hours marked on a tall ribbon. */
  readonly cells?: number;
}

/** A worked day: green worked, orange hatched break, iris overtime, dashed planned. Right to left in Arabic. */
export function Ribbon({ segments, size = 'mini', label, cells }: RibbonProps) {
  const style = cells === undefined ? undefined : ({ '--cells': cells } as CSSProperties);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={`ribbon ${size}`} style={style} {...named}>
      {segments.map(({ tone, start, end }) => (
        <i key={`${tone} ${start}`} className={tone} style={{ '--a': start, '--b': end } as CSSProperties} />
      ))}
    </div>
  );
}
