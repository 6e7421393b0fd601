import '../../ui/table.css';
import './team-table.css';
import '../grid/shift-chip.css';
import type { TeamWeek, TeamWeekShift } from '../../../contract/schedule/team-week.ts';
import { dateAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ShiftRibbon } from '../shift-ribbon.tsx';
import { hueClass } from '../view.ts';
import type { TeamDay, TeamRow } from './view.ts';

interface TeamTableProps {
  readonly week: Pick<TeamWeek, 'location' | 'today'>;
  readonly days: readonly TeamDay[];
  readonly rows: readonly TeamRow[];
  /** What the holidays of each date are called. */
  readonly holidays: ReadonlyMap<PlainDate, string>;
  readonly onDetails: (shiftId: string) => void;
}

/** People by days, to be read: a shift is pressed for what else there is to know of it. */
export function TeamTable({ week, days, rows, holidays, onDetails }: TeamTableProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawn(rows.length);
  return (
    <>
      <div className="table-wrap team-week">
        <table ref={list}>
          <thead>
            <tr>
              <th scope="col" className="corner">
                <span className="sr">{say('schedule.personOfNew')}</span>
              </th>
              {days.map(({ date }) => (
                <th
                  key={date}
                  scope="col"
                  className={date === week.today ? 'is-today' : ''}
                  aria-current={date === week.today ? 'date' : undefined}
                >
                  <span className="sr">{formats.longDate(date)}</span>
                  <span className="d" aria-hidden>
                    <b>{formats.dayOfMonth(date)}</b> {formats.weekday(date)}
                  </span>
                  {holidays.has(date) && <bdi className="holiday">{holidays.get(date)}</bdi>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, drawn).map(({ employee, cells }) => (
              <tr key={employee?.employeeId ?? 'open'}>
                <th scope="row">
                  {employee === null ? (
                    <b>{say('schedule.openShifts')}</b>
                  ) : (
                    <span className="who">
                      <Avatar name={employee.name} photoUrl={employee.photoUrl} />
                      <b dir="auto">{employee.name}</b>
                    </span>
                  )}
                </th>
                {cells.map((shifts, day) => (
                  <td key={days[day]?.date}>
                    {shifts.map((shift) => (
                      <TeamChip key={shift.shiftId} shift={shift} zone={week.location.zone} onPress={onDetails} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore more={more} draw={draw} />
    </>
  );
}

interface TeamChipProps {
  readonly shift: TeamWeekShift;
  readonly zone: Zone;
  readonly onPress: (shiftId: string) => void;
}

function TeamChip({ shift, zone, onPress }: TeamChipProps) {
  const { say, formats } = useWords();
  return (
    <button
      type="button"
      className={`shift ${hueClass(shift.position)} is-published ${shift.employee === null ? 'is-open' : ''}`}
      onClick={() => onPress(shift.shiftId)}
    >
      <b className="num" aria-hidden>
        {formats.compactRange(spanOfShift(shift), zone)}
      </b>
      <span className="sr">{formats.timeRange(spanOfShift(shift), zone)}</span>
      <span>{shift.position?.name ?? say('schedule.noPosition')}</span>
      <ShiftRibbon shift={shift} date={dateAt(shift.startsAt, zone)} zone={zone} />
    </button>
  );
}
