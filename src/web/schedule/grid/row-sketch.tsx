import './row-sketch.css';
import { memo, type CSSProperties } from 'react';
import type { Position } from '../../../contract/schedule.ts';
import { hueClass } from '../view.ts';
import { chipBlockSize, chipGap } from './chip-size.ts';
import type { GridRow } from './view.ts';

const sizes = { '--chip': `${chipBlockSize}px`, '--chip-gap': `${chipGap}px` } as CSSProperties;

interface RowSketchProps {
  readonly row: GridRow;
  readonly positions: readonly Position[];
}

/** A row that goes by faster than it can be read: whose it is, and where they have shifts. For eyes alone, and as high as the row is expected to be. */
export const RowSketch = memo(function RowSketch({ row, positions }: RowSketchProps) {
  return (
    <div className="sg-row sg-sketch" style={sizes} aria-hidden>
      <div className="rh">
        <b dir="auto">{row.name}</b>
      </div>
      {row.cells.map((shifts, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day of the week is its place
        <div key={day}>
          {shifts.map(({ shiftId, plan }) => (
            <i key={shiftId} className={hueClass(positions.find(({ id }) => id === plan.positionId))} />
          ))}
        </div>
      ))}
    </div>
  );
});
