import type { CSSProperties } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { ShiftMark } from '../confirmations/view.ts';
import { ShiftChip } from './shift-chip.tsx';
import type { Drag } from './use-dragging.ts';
import type { GridShift } from './view.ts';

interface DraggedChipProps {
  readonly drag: Drag;
  readonly shift: GridShift;
  readonly schedule: Pick<TeamSchedule, 'positions' | 'location'>;
  readonly mark: ShiftMark | undefined;
}

/** A shift in the hand: lifted off the grid, where the pointer took it. For eyes alone; what speaks against it stands beside. */
export function DraggedChip({ drag: { x, y, hold }, shift, schedule, mark }: DraggedChipProps) {
  const at = { '--x': `${x - hold.x}px`, '--y': `${y - hold.y}px`, inlineSize: `${hold.width}px` } as CSSProperties;
  return (
    <div className="dragged-chip" style={at} aria-hidden inert>
      <ShiftChip
        shift={shift}
        position={schedule.positions.find(({ id }) => id === shift.plan.positionId)}
        zone={schedule.location.zone}
        against={[]}
        mark={mark}
        onPress={() => undefined}
      />
    </div>
  );
}
