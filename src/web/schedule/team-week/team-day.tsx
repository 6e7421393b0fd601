import '../agenda/agenda.css';
import { UserPlus } from 'lucide-react';
import type { TeamWeek } from '../../../contract/schedule/team-week.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShiftRibbon } from '../shift-ribbon.tsx';
import { hueClass } from '../view.ts';
import type { TeamDay as Day } from './view.ts';

interface TeamDayProps {
  readonly week: Pick<TeamWeek, 'location'>;
  readonly day: Day;
  /** What the holiday of the day is called. */
  readonly holiday: string | undefined;
  readonly onDetails: (shiftId: string) => void;
}

/** The chosen day on a phone: who works, one below the other. */
export function TeamDay({ week, day, holiday, onDetails }: TeamDayProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawn(day.shifts.length);
  const { zone } = week.location;
  const date = formats.longDate(day.date);
  return (
    <section className="agenda" aria-labelledby="team-day">
      <header>
        <div>
          <h2 id="team-day">{date}</h2>
          {holiday !== undefined && <bdi className="holiday">{holiday}</bdi>}
        </div>
      </header>
      {day.shifts.length === 0 ? (
        <EmptyState text={say('schedule.agenda.nobody', { date })} />
      ) : (
        <ul ref={list} className="cards">
          {day.shifts.slice(0, drawn).map(({ shiftId, employee, position, startsAt, endsAt }) => (
            <li key={shiftId}>
              <button
                type="button"
                className={`ag ${hueClass(position)} is-published ${employee === null ? 'is-open' : ''}`}
                onClick={() => onDetails(shiftId)}
              >
                <span className="when">
                  <b className="num">{formats.timeRange(spanOfShift({ startsAt, endsAt }), zone)}</b>
                </span>
                <ShiftRibbon shift={{ startsAt, endsAt }} date={day.date} zone={zone} />
                <span className="who">
                  {employee === null ? (
                    <Icon of={UserPlus} size={18} />
                  ) : (
                    <Avatar name={employee.name} photoUrl={employee.photoUrl} />
                  )}
                  <span>
                    <b dir="auto">{employee?.name ?? say('schedule.openShift')}</b>
                    <small dir="auto">{position?.name ?? say('schedule.noPosition')}</small>
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ShowMore more={more} draw={draw} />
    </section>
  );
}
