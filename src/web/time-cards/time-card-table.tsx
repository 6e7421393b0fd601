import './time-card-table.css';
import type { CSSProperties, ReactNode } from 'react';
import { axisMarks, weekHours, widened, type AxisHours } from '../../domain/kernel/day-axis.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Table } from '../ui/table.tsx';
import { TimeCardRow } from './time-card-row.tsx';
import { shownDays, type Week } from './view/week.ts';
import { WhyButton } from './why/why-button.tsx';

interface TimeCardTableProps {
  readonly week: Week;
  /** Whose it is. */
  readonly employeeId: string;
  /** It is the present week. */
  readonly present: boolean;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** Where a week without entries leads on to. */
  readonly otherwise?: ReactNode;
  /** What is to be said of a day besides, by its date. */
  readonly notes?: ReadonlyMap<PlainDate, ReactNode>;
}

/** The days of a week on which there was something, and their sum. */
export function TimeCardTable({ week, employeeId, present, label, otherwise, notes }: TimeCardTableProps) {
  const { say, formats } = useWords();
  const days = shownDays(week, notes);
  if (days.length === 0) {
    return <EmptyState text={say(present ? 'timeCards.emptyNow' : 'timeCards.emptyThen')}>{otherwise}</EmptyState>;
  }
  const hours = widened(
    weekHours,
    days.flatMap((day) => day.ribbon.map(({ span }) => span)),
    week.zone,
  );
  return (
    <Table className="in-lines time-card" label={label}>
      <thead>
        <tr>
          <th scope="col">{say('timeCards.date')}</th>
          <th scope="col" className="wide">
            <span className="sr">{say('timeCards.dayRibbon')}</span>
            <Hours week={week} hours={hours} />
          </th>
          <th scope="col">{say('timeCards.clockIn')}</th>
          <th scope="col">{say('timeCards.clockOut')}</th>
          <th scope="col" className="n">
            {say('timeCards.break')}
          </th>
          <th scope="col" className="n">
            {say('timeCards.totalHours')}
          </th>
          <th scope="col">{say('timeCards.status')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <TimeCardRow
            key={day.date}
            day={day}
            card={{ employeeId, startsOn: week.startsOn }}
            zone={week.zone}
            hours={hours}
            note={notes?.get(day.date)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('timeCards.weekTotal')}</th>
          <td className="hide-s" colSpan={3} />
          <td className="n hide-s strong">
            <bdi className="num">{formats.duration(week.breakMinutes)}</bdi>
          </td>
          <td className="n strong">
            {week.workedMinutes > 0 && (
              <WhyButton
                card={{ employeeId, startsOn: week.startsOn }}
                figure={say('timeCards.weekTotal')}
                topic="worked"
              />
            )}
            <bdi className="num">{formats.duration(week.workedMinutes)}</bdi>
          </td>
          <td className="hide-s" />
        </tr>
      </tfoot>
    </Table>
  );
}

/** The hours over the ribbons, every fourth, without AM and PM: there is no room, and the row says them. */
function Hours({ week, hours }: { readonly week: Week; readonly hours: AxisHours }) {
  const { formats } = useWords();
  return (
    <span className="axis6" aria-hidden="true">
      {axisMarks(week.startsOn, hours, week.zone, 4).map(({ at, percent }) => (
        <span key={at} style={{ '--a': percent } as CSSProperties}>
          {formats.face(at, week.zone).time.replace(/:00$/, '')}
        </span>
      ))}
    </span>
  );
}
