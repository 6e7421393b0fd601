import './shift-details.css';
import { MapPin, Phone, StickyNote, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShiftDetails as Details } from '../../contract/schedule/own-shifts.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { AddToCalendar } from './calendar/add-to-calendar.tsx';
import { useShift } from './queries.ts';
import { ShiftPlace } from './shift-place.tsx';
import { ShiftRibbon } from './shift-ribbon.tsx';
import { dateOfShift, hueClass, mapLink } from './view.ts';

/** Everything about one shift: when, where and how to get there, its note, and who else is there. */
export function ShiftDetails({
  shiftId,
  share,
  onClose,
}: {
  readonly shiftId: string;
  /** Sends it into a conversation. */
  readonly share?: ReactNode;
  readonly onClose: () => void;
}) {
  const { say } = useWords();
  const { data, error, refetch } = useShift(shiftId);
  return (
    <Dialog
      title={say('schedule.shift')}
      isOpen
      onClose={onClose}
      {...(data && {
        actions: (
          <>
            {share}
            <AddToCalendar shiftId={shiftId} />
          </>
        ),
      })}
    >
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('schedule.shiftFailed')} blockSize="16rem" />
      )}
      {data && (
        <div className={`shift-details ${hueClass(data.position)}`}>
          <When shift={data} />
          <Where shift={data} />
          <h3>{say('schedule.alsoThere')}</h3>
          <Colleagues shift={data} />
        </div>
      )}
    </Dialog>
  );
}

interface PartProps {
  readonly shift: Details;
}

function When({ shift }: PartProps) {
  const { say, formats } = useWords();
  const { zone } = shift.location;
  return (
    <>
      <div>
        <p className="date">{formats.anyLongDate(dateOfShift(shift))}</p>
        <p className="times num">{formats.timeRange(spanOfShift(shift), zone)}</p>
        <p className="length">
          {say('schedule.lengthWithBreak', {
            hours: formats.hours(shift.workMinutes, 'where_needed').text,
            minutes: shift.breakMinutes,
          })}
        </p>
      </div>
      <ShiftRibbon shift={shift} date={dateOfShift(shift)} zone={zone} />
    </>
  );
}

function Where({ shift }: PartProps) {
  const { say } = useWords();
  const { location, employee, note } = shift;
  return (
    <ul className="facts">
      <li>
        <Icon of={MapPin} size={16} />
        <span>
          <ShiftPlace shift={shift} />
          {location.address !== null && (
            <>
              <span className="address" dir="auto">
                {location.address}
              </span>
              <a className="link" href={mapLink(location.address)} target="_blank" rel="noreferrer">
                {say('schedule.map')}
              </a>
            </>
          )}
        </span>
      </li>
      {location.phone !== null && (
        <li>
          <Icon of={Phone} size={16} />
          <a className="link" href={`tel:${location.phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{location.phone}</bdi>
          </a>
        </li>
      )}
      <li>
        <Icon of={UserRound} size={16} />
        <span>{employee === null ? say('schedule.nobodyYet') : employee.name}</span>
      </li>
      {note !== null && (
        <li>
          <Icon of={StickyNote} size={16} />
          <span className="note" dir="auto">
            {note}
          </span>
        </li>
      )}
    </ul>
  );
}

function Colleagues({ shift: { colleagues, location } }: PartProps) {
  const { say, formats } = useWords();
  if (colleagues.length === 0) return <p className="nobody">{say('schedule.nobodyElse')}</p>;
  return (
    <ul className="colleagues">
      {colleagues.map(({ employeeId, name, photoUrl, position, startsAt, endsAt }) => (
        <li key={`${employeeId} ${startsAt}`}>
          <Avatar name={name} photoUrl={photoUrl} />
          <span>
            <b>{name}</b>
            {position !== null && <small>{position.name}</small>}
          </span>
          <span className="num">{formats.timeRange({ from: startsAt, to: endsAt }, location.zone)}</span>
        </li>
      ))}
    </ul>
  );
}
