import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { sayPosition, withoutPosition } from './shown-position.ts';

interface PositionFilterProps {
  readonly schedule: Pick<TeamSchedule, 'positions' | 'shifts'>;
  /** The one that is shown alone; null, shifts without one; undefined, all are shown. */
  readonly positionId: string | null | undefined;
  readonly onChange: (position: string | undefined) => void;
}

const all = 'all';

/** Shows the shifts of one position alone, or of all. */
export function PositionFilter({ schedule, positionId, onChange }: PositionFilterProps) {
  const { positions, shifts } = schedule;
  if (positions.length === 0) return null;
  const used = new Set(shifts.flatMap(({ planned }) => (planned === null ? [] : planned.positionId)));
  const offered = positions.filter(({ id, isOpen }) => isOpen || used.has(id) || id === positionId);
  return (
    <PositionMenu
      positions={positions}
      offered={offered.map(({ id }) => id).join(' ')}
      offersNone={used.has(null) || positionId === null}
      positionId={positionId}
      onChange={onChange}
    />
  );
}

interface PositionMenuProps
  extends Pick<PositionFilterProps, 'positionId' | 'onChange'>, Pick<TeamSchedule, 'positions'> {
  /** Ids of the positions that can be chosen, as one text: the menu is drawn anew where they are others, and not with each change of the plan. */
  readonly offered: string;
  /** Whether shifts without a position can be chosen. */
  readonly offersNone: boolean;
}

function PositionMenu({ positions, offered, offersNone, positionId, onChange }: PositionMenuProps) {
  const words = useWords();
  const { say } = words;
  const chosen = positionId === undefined ? say('schedule.allPositions') : sayPosition(positionId, positions, words);
  const ids = new Set(offered.split(' '));
  return (
    <ChoiceMenu
      label={say('schedule.position')}
      choices={[
        { value: all, label: say('schedule.allPositions') },
        ...positions.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ value: id, label: name })),
        ...(offersNone ? [{ value: withoutPosition, label: say('schedule.noPosition') }] : []),
      ]}
      value={positionId === undefined ? all : (positionId ?? withoutPosition)}
      onChange={(value) => onChange(value === all ? undefined : value)}
      trigger={
        <Button size="sm" icon={SlidersHorizontal}>
          {chosen}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  );
}
