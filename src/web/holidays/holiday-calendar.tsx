import './holiday-calendar.css';
import { useState } from 'react';
import { v7 } from 'uuid';
import { holidayName } from '../../words/holiday-name.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Stepper } from '../ui/layout.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Table } from '../ui/table.tsx';
import { HolidayForm } from './holiday-form.tsx';
import { useHolidayCalendar, useLeaveHolidayOut, useUndoHolidayChange } from './queries.ts';
import { daysOfYear, type CalendarDay } from './view.ts';

/** As far ahead as anybody plans. */
const yearsAhead = 5;

/** The holidays of the organization or of a location, year by year: which are kept, and a form for more. */
export function HolidayCalendar() {
  const { say } = useWords();
  const { data, error, refetch } = useHolidayCalendar();
  const [place, setPlace] = useState('');
  const [ahead, setAhead] = useState(0);
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('holidays.failed')} blockSize="620px" />;
  const locationId = place === '' ? null : place;
  const year = data.thisYear + ahead;
  return (
    <section className="holidays" ref={focusGoesToNext}>
      <div className="holiday-bar">
        <SelectField
          name="holidays-of"
          label={say('holidays.of')}
          none={say('holidays.whole')}
          choices={data.locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={place}
          onChange={setPlace}
        />
        <Stepper
          label={String(year)}
          previous={{
            label: say('holidays.prev'),
            onPress: () => setAhead(ahead - 1),
            unavailable: ahead === 0 ? say('holidays.pastStays') : undefined,
          }}
          next={{
            label: say('holidays.next'),
            onPress: () => setAhead(ahead + 1),
            unavailable: ahead === yearsAhead ? say('holidays.farEnough') : undefined,
          }}
        />
      </div>
      <Days days={daysOfYear(data.changes, locationId, year)} locationId={locationId} year={year} />
      <HolidayForm locationId={locationId} thisYear={data.thisYear} />
    </section>
  );
}

interface DaysProps {
  readonly days: readonly CalendarDay[];
  readonly locationId: string | null;
  readonly year: number;
}

function Days({ days, locationId, year }: DaysProps) {
  const { say, formats } = useWords();
  const leave = useLeaveHolidayOut();
  const undo = useUndoHolidayChange();
  return (
    <>
      <Table label={say('holidays.title')}>
        <thead>
          <tr>
            <th scope="col">{say('holidays.day')}</th>
            <th scope="col">{say('holidays.date')}</th>
            <th scope="col">{say('holidays.kind')}</th>
            <th scope="col">
              <span className="sr">{say('holidays.leave')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.code ?? day.changeId} className={day.isKept ? '' : 'dropped'} data-goes-on>
              <th scope="row">
                <DayName day={day} />
              </th>
              <td className="num">
                {say('holidays.weekday', { weekday: formats.weekday(day.date), date: formats.fullDate(day.date) })}
              </td>
              <td>
                {day.isKept ? (
                  say(day.code === null ? 'holidays.own' : 'holidays.federal')
                ) : (
                  <Chip>{say('holidays.leftOut')}</Chip>
                )}
              </td>
              <td>
                <DayAction
                  day={day}
                  year={year}
                  isBusy={leave.isPending || undo.isPending}
                  onLeave={(code) =>
                    leave.mutate({ id: v7(), locationId, code, fromYear: year, lastYear: day.lastYear })
                  }
                  onUndo={(changeId) => undo.mutate({ params: { changeId }, body: { fromYear: year } })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <FormProblem answer={leave.data} error={leave.error} />
      <FormProblem answer={undo.data} error={undo.error} />
    </>
  );
}

function DayName({ day }: { readonly day: CalendarDay }) {
  const { speaker } = useWords();
  return <bdi>{holidayName(speaker, day)}</bdi>;
}

interface DayActionProps {
  readonly day: CalendarDay;
  readonly year: number;
  readonly isBusy: boolean;
  readonly onLeave: (code: NonNullable<CalendarDay['code']>) => void;
  readonly onUndo: (changeId: string) => void;
}

/** What whoever keeps the calendar can do about a day: nothing at a location about what is said for all of them. */
function DayAction({ day, year, isBusy, onLeave, onUndo }: DayActionProps) {
  const { say, speaker } = useWords();
  const { code, changeId, isKept, isOfPlace } = day;
  const what = { name: holidayName(speaker, day), year: String(year) };
  if (!isOfPlace) return <small className="mute">{say(isKept ? 'holidays.wholeOwn' : 'holidays.leftWhole')}</small>;
  if (changeId === null) {
    return (
      <Button
        size="sm"
        aria-label={say('holidays.leaveOf', what)}
        busy={isBusy}
        onPress={() => code !== null && onLeave(code)}
      >
        {say('holidays.leave')}
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      aria-label={say(isKept ? 'holidays.removeOf' : 'holidays.keepOf', what)}
      busy={isBusy}
      onPress={() => onUndo(changeId)}
    >
      {say(isKept ? 'holidays.remove' : 'holidays.keep')}
    </Button>
  );
}
