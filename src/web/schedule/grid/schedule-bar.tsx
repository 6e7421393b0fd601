import './schedule-bar.css';
import {
  ChevronDown,
  CircleDashed,
  Copy,
  History,
  LayoutTemplate,
  MapPin,
  Printer,
  Redo2,
  TriangleAlert,
  Undo2,
  UserCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Chip, ChipButton } from '../../ui/chip.tsx';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { PrintWeek } from '../paper/print-week.tsx';
import type { Planning } from './use-planning.ts';
import type { Grid } from './view.ts';

interface ScheduleBarProps {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  readonly planning: Planning;
  readonly onPlace: (locationId: string) => void;
  readonly onCopyLastWeek: () => void;
  readonly onTemplates: () => void;
  readonly onFill: () => void;
  readonly onHistory: () => void;
  readonly onNeeds: () => void;
  readonly onConflicts: () => void;
  /** How many have confirmed the week. */
  readonly confirmed: ReactNode;
  /** How many of its swaps wait for the reader. */
  readonly swaps: ReactNode;
}

/** Above the grid: which location, what can be done with the whole week, how it stands, and what the hues mean. */
export function ScheduleBar({
  schedule,
  grid,
  planning,
  onPlace,
  onCopyLastWeek,
  onTemplates,
  onFill,
  onHistory,
  onNeeds,
  onConflicts,
  confirmed,
  swaps,
}: ScheduleBarProps) {
  const { say } = useWords();
  const drafts = grid.changes.length + grid.waiting;
  const used = new Set(schedule.shifts.map(({ planned }) => planned?.positionId));
  return (
    <div className="schedule-bar">
      <ChoiceMenu
        label={say('schedule.place')}
        choices={schedule.locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={schedule.location.id}
        onChange={onPlace}
        trigger={
          <Button size="sm" icon={MapPin}>
            {schedule.location.name}
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
      />
      <Button size="sm" icon={Copy} onPress={onCopyLastWeek}>
        {say('schedule.copyLastWeek')}
      </Button>
      <Button size="sm" icon={LayoutTemplate} onPress={onTemplates}>
        {say('schedule.templates')}
      </Button>
      <Button
        size="sm"
        icon={UserCheck}
        unavailable={grid.open.cells.flat().length === 0 ? say('schedule.fill.noneOpen') : undefined}
        onPress={onFill}
      >
        {say('schedule.fill')}
      </Button>
      <Button size="sm" icon={Users} onPress={onNeeds}>
        {say('schedule.needs')}
      </Button>
      <IconButton
        label={say('kernel.undo')}
        icon={Undo2}
        flip
        unavailable={planning.undo ? undefined : say('schedule.nothingToUndo')}
        onPress={() => planning.undo?.()}
      />
      <IconButton
        label={say('schedule.redo')}
        icon={Redo2}
        flip
        unavailable={planning.redo ? undefined : say('schedule.nothingToRedo')}
        onPress={() => planning.redo?.()}
      />
      <IconButton label={say('schedule.history')} icon={History} onPress={onHistory} />
      <IconButton label={say('schedule.print')} icon={Printer} onPress={() => globalThis.print()} />
      <PrintWeek locationId={schedule.location.id} date={schedule.startsOn} size="sm" />
      {grid.conflicts > 0 && (
        <ChipButton tone="out" icon={TriangleAlert} onPress={onConflicts}>
          {say('schedule.conflicts', { count: grid.conflicts })}
        </ChipButton>
      )}
      {drafts > 0 && <Chip icon={CircleDashed}>{say('schedule.drafts', { count: drafts })}</Chip>}
      {swaps}
      {confirmed}
      <ul className="end legend">
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
