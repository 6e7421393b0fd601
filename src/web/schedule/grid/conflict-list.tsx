import './conflict-list.css';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { sayShift } from '../../../words/shift-change.ts';
import { useWords } from '../../kernel/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sayConflicts } from './conflict-words.ts';
import type { Grid, GridShift } from './view.ts';

interface ConflictListProps {
  readonly schedule: TeamSchedule;
  readonly grid: Grid;
  readonly onOpen: (shift: GridShift) => void;
  readonly onClose: () => void;
}

/** The shifts of the week that something speaks against, as they begin: of many people one would look long for them. Pressed, one opens to be moved. */
export function ConflictList({ schedule, grid, onOpen, onClose }: ConflictListProps) {
  const words = useWords();
  const { say, formats } = words;
  const found = grid.rows
    .flatMap(({ name, cells }) => cells.flat().map((shift) => ({ name, shift })))
    .filter(({ shift }) => shift.conflicts.length > 0)
    .toSorted((a, b) => a.shift.plan.startsAt - b.shift.plan.startsAt);
  return (
    <Dialog title={say('schedule.conflicts', { count: found.length })} isOpen onClose={onClose}>
      {found.length === 0 && <EmptyState text={say('schedule.conflicts.none')} />}
      <ul className="conflict-list">
        {found.map(({ name, shift }) => (
          <li key={shift.shiftId}>
            <button type="button" onClick={() => onOpen(shift)}>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span>{sayShift(say, formats, shift.plan, schedule.location.zone)}</span>
              <small>
                {sayConflicts(
                  shift.conflicts,
                  schedule,
                  words,
                  dateAt(shift.plan.startsAt, schedule.location.zone),
                ).join(' ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
