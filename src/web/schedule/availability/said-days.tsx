import './availability.css';
import type { ReactNode } from 'react';
import type { AvailabilityReply } from '../../../contract/schedule/availability.ts';
import { weekdays } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { linesOfDay, weekdayName } from './view.ts';

/** What somebody says of each day of their week, to read. */
export function SaidWeek({ week }: { readonly week: AvailabilityReply['week'] }) {
  const { say, formats } = useWords();
  return (
    <ul className="card said-days">
      {weekdays.map((day) => (
        <li key={day}>
          <b>{weekdayName(formats, day)}</b>
          <span>
            {linesOfDay(week[day], say, formats).map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SaidDatesProps {
  readonly dates: AvailabilityReply['dates'];
  /** What is shown where there is none. */
  readonly none: string;
  /** What can be done with a date. */
  readonly renderActions?: (date: AvailabilityReply['dates'][number]) => ReactNode;
}

/** The dates on which it is otherwise than every week. */
export function SaidDates({ dates, none, renderActions }: SaidDatesProps) {
  const { say, formats } = useWords();
  if (dates.length === 0) return <EmptyState text={none} />;
  return (
    <ul className="card said-days" aria-label={say('schedule.availability.dates')}>
      {dates.map((date) => (
        <li key={date.on} data-goes-on>
          <b>{formats.anyDate(date.on)}</b>
          <span>
            {linesOfDay(date.hours, say, formats).map((line) => (
              <span key={line}>{line} </span>
            ))}
            {date.note !== null && <small dir="auto">{date.note}</small>}
          </span>
          {renderActions?.(date)}
        </li>
      ))}
    </ul>
  );
}
