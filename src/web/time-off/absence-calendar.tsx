import './absence-calendar.css';
import type { TimeOffReply } from '../../contract/time-off.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { dayMinutesOn } from '../../domain/time-off/leave-calendar.ts';
import { holidayName } from '../../words/holiday-name.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Table } from '../ui/table.tsx';
import type { AbsenceRow, PartAway } from './view/absences.ts';
import { calendarOf } from './view/calendar.ts';

interface AbsenceCalendarProps {
  readonly rows: readonly AbsenceRow[];
  readonly dates: readonly PlainDate[];
  readonly today: PlainDate;
  /** What a day off is to the reader: days that take nothing are shown pale, and a holiday says its name. */
  readonly reply: Pick<TimeOffReply, 'leaveWeeks' | 'holidays'>;
  readonly label: string;
}

/** People by the days of a month: who is away when. */
export function AbsenceCalendar({ rows, dates, today, reply, label }: AbsenceCalendarProps) {
  const { say, speaker, formats } = useWords();
  const calendar = calendarOf(reply);
  const holidayOn = (date: PlainDate) => reply.holidays.find((holiday) => holiday.date === date);
  const classOf = (date: PlainDate) => (dayMinutesOn(calendar, date) === 0 ? 'is-off' : '');
  return (
    <Table label={label} className="absence-calendar">
      <thead>
        <tr>
          <th scope="col">{say('timeOff.person')}</th>
          {dates.map((date) => {
            const holiday = holidayOn(date);
            return (
              <th
                key={date}
                scope="col"
                className={classOf(date)}
                aria-current={date === today ? 'date' : undefined}
                title={holiday && holidayName(speaker, holiday)}
              >
                <span className="sr">
                  {formats.date(date)} {holiday && holidayName(speaker, holiday)}
                </span>
                <span aria-hidden className={`num ${holiday === undefined ? '' : 'is-holiday'}`}>
                  {formats.dayOfMonth(date)}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ employeeId, name, photoUrl, location, parts }) => (
          <tr key={employeeId}>
            <th scope="row">
              <span className="who">
                <Avatar name={name} photoUrl={photoUrl} size="sm" />
                <span>
                  <bdi>{name}</bdi>
                  <small>
                    <bdi>{location}</bdi>
                  </small>
                </span>
              </span>
            </th>
            {dates.map((date) => {
              const taken = parts.get(date) ?? [];
              return (
                <td key={date} className={classOf(date)}>
                  {[true, false].map((isApproved) => (
                    <Away key={`${isApproved}`} of={taken.filter((one) => one.isApproved === isApproved)} />
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What of a day somebody is away, hatched; or has asked to be, outlined as what is a draft. */
function Away({ of: parts }: { readonly of: readonly PartAway[] }) {
  const { say } = useWords();
  const [first] = parts;
  if (first === undefined) return null;
  const text = parts.map(({ part }) => say(`timeOff.part.${part}`)).join(', ');
  const isPart = parts.every(({ part }) => part !== 'whole');
  return (
    <span
      className={`away ${isPart ? 'is-part' : ''} ${first.isApproved ? '' : 'is-asked'}`}
      title={first.isApproved ? undefined : say('timeOff.requested')}
    >
      <span className="sr">{first.isApproved ? text : say('timeOff.requestedPart', { part: text })}</span>
    </span>
  );
}
