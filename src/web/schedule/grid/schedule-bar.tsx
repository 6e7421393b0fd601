import '../../ui/tabs.css';
import './schedule-bar.css';
import { CircleDashed, CloudOff, Copy, LayoutTemplate, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { usePhone } from '../../kernel/phone.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Chip, ChipButton } from '../../ui/chip.tsx';
import { PlaceMenu } from '../place-menu.tsx';
import { ScheduleMenu, type ScheduleMenuProps } from './schedule-menu.tsx';
import type { PlannedWeek } from './use-planning.ts';
import { isEmptyGrid, type Grid } from './view.ts';

interface ScheduleBarProps extends Omit<ScheduleMenuProps, 'locationId' | 'startsOn' | 'hasOpen'> {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  readonly planned: Pick<PlannedWeek, 'planning' | 'canUndo' | 'canRedo' | 'unsaved'>;
  readonly onPlace: (locationId: string) => void;
  /** Which position is shown. */
  readonly positions: ReactNode;
  /** The name of the one that is shown alone; undefined, all are. */
  readonly onlyPosition: string | undefined;
  readonly onConflicts: () => void;
  /** How many have confirmed the week. */
  readonly confirmed: ReactNode;
  /** How many shifts are offered to the reader by name, and how many swaps of the week wait for their answer. */
  readonly swaps: ReactNode;
}

/** Above the plan: which location and position, what can be done with the whole week, how it stands, and but on a phone what the hues mean. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { schedule, grid, planned, onPlace, positions, onlyPosition, onConflicts, confirmed, swaps } = props;
  const { onCopyLastWeek, onTemplates, onFill, onNeeds, onTarget, onHistory } = props;
  const { unsaved, planning, canUndo, canRedo } = planned;
  const { say } = useWords();
  const isPhone = usePhone();
  const drafts = grid.changes.length + grid.waiting;
  return (
    <div className="schedule-bar">
      <p className="on-paper">
        {onlyPosition === undefined
          ? schedule.location.name
          : say('schedule.placeAs', { place: schedule.location.name, position: onlyPosition })}
      </p>
      <PlaceMenu location={schedule.location} locations={schedule.locations} onPlace={onPlace} />
      {positions}
      <div className="standing">
        <div className="deeds">
          <Steps planning={planning} canUndo={canUndo} canRedo={canRedo} />
          <ScheduleMenu
            locationId={schedule.location.id}
            startsOn={schedule.startsOn}
            hasOpen={grid.open.cells.some(({ length }) => length > 0)}
            onCopyLastWeek={onCopyLastWeek}
            onTemplates={onTemplates}
            onFill={onFill}
            onNeeds={onNeeds}
            onTarget={onTarget}
            onHistory={onHistory}
          />
        </div>
        <div className="chips fades">
          {isEmptyGrid(grid) && (
            <Button size="sm" tone="ghost" icon={Copy} onPress={onCopyLastWeek}>
              {say('schedule.copyLastWeek')}
            </Button>
          )}
          {isEmptyGrid(grid) && !isPhone && (
            <Button size="sm" tone="ghost" icon={LayoutTemplate} onPress={onTemplates}>
              {say('schedule.templates')}
            </Button>
          )}
          {grid.conflicts > 0 && (
            <ChipButton tone="out" icon={TriangleAlert} onPress={onConflicts}>
              {say('schedule.conflicts', { count: grid.conflicts })}
            </ChipButton>
          )}
          {drafts > 0 && <Chip icon={CircleDashed}>{say('schedule.drafts', { count: drafts })}</Chip>}
          <span className="unsaved" role="status">
            {unsaved > 0 && (
              <Chip tone="out" icon={CloudOff}>
                {say('schedule.unsaved', { count: unsaved })}
              </Chip>
            )}
          </span>
          {swaps}
          {confirmed}
        </div>
      </div>
      {!isPhone && <Legend schedule={schedule} />}
    </div>
  );
}

/** Back and forth through what was done. */
function Steps({ planning, canUndo, canRedo }: Pick<PlannedWeek, 'planning' | 'canUndo' | 'canRedo'>) {
  const { say } = useWords();
  return (
    <>
      <IconButton
        label={say('kernel.undo')}
        icon={Undo2}
        flip
        unavailable={canUndo ? undefined : say('schedule.nothingToUndo')}
        onPress={planning.undo}
      />
      <IconButton
        label={say('schedule.redo')}
        icon={Redo2}
        flip
        unavailable={canRedo ? undefined : say('schedule.nothingToRedo')}
        onPress={planning.redo}
      />
    </>
  );
}

/** What the hues mean. */
function Legend({ schedule }: Pick<ScheduleBarProps, 'schedule'>) {
  const used = new Set(schedule.shifts.map(({ planned }) => planned?.positionId));
  return (
    <div className="legend-room">
      <ul className="legend">
        {schedule.positions
          .filter(({ id, isOpen }) => isOpen || used.has(id))
          .map(({ id, name, hue }) => (
            <li key={id} className={`hue-${hue}`}>
              <i />
              {name}
            </li>
          ))}
      </ul>
    </div>
  );
}
