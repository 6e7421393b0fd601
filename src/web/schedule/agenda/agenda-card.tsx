import { CircleDashed, CircleX, TriangleAlert, UserPlus } from 'lucide-react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShiftMarkChip, showsMark } from '../confirmations/shift-mark.tsx';
import type { ShiftMark } from '../confirmations/view.ts';
import { sayConflicts } from '../grid/conflict-words.ts';
import { ShiftRibbon } from '../shift-ribbon.tsx';
import { hueClass } from '../view.ts';
import type { AgendaShift } from './view.ts';

interface AgendaCardProps {
  readonly of: AgendaShift;
  readonly schedule: Pick<TeamSchedule, 'positions' | 'skills' | 'location' | 'locations' | 'levels'>;
  /** Whether they have confirmed it or would swap it; undefined where nobody is asked. */
  readonly mark: ShiftMark | undefined;
  readonly onPress: () => void;
}

/** A shift of the day, which is changed by pressing it: when, who, as what, how it stands and what speaks against it. */
export function AgendaCard({ of: { shift, row }, schedule, mark, onPress }: AgendaCardProps) {
  const words = useWords();
  const { say, formats } = words;
  const { plan, state, shiftId } = shift;
  const { zone } = schedule.location;
  const position = schedule.positions.find(({ id }) => id === plan.positionId);
  const against = sayConflicts(shift.conflicts, schedule, words);
  const isOpen = row.employeeId === null;
  return (
    <li>
      <button
        type="button"
        className={`ag ${hueClass(position)} is-${state} ${isOpen ? 'is-open' : ''} ${against.length > 0 ? 'is-conflict' : ''}`}
        data-shift={shiftId}
        onClick={onPress}
      >
        <span className="when">
          <b className="num">{formats.timeRange(spanOfShift(plan), zone)}</b>
          {state === 'draft' && <Chip icon={CircleDashed}>{say('schedule.agenda.draft')}</Chip>}
          {state === 'gone' && <Chip icon={CircleX}>{say('schedule.agenda.gone')}</Chip>}
          {showsMark(mark, state) && <ShiftMarkChip mark={mark} />}
        </span>
        <ShiftRibbon shift={plan} date={dateAt(plan.startsAt, zone)} zone={zone} />
        <span className="who">
          {isOpen ? <Icon of={UserPlus} size={18} /> : <Avatar name={row.name} photoUrl={row.photoUrl} />}
          <span>
            <b dir="auto">{isOpen ? say('schedule.openShift') : row.name}</b>
            <small dir="auto">{position?.name ?? say('schedule.noPosition')}</small>
          </span>
        </span>
        {against.length > 0 && (
          <span className="against">
            <Icon of={TriangleAlert} size={16} />
            <span>{against.join(' ')}</span>
          </span>
        )}
      </button>
    </li>
  );
}
