import { useId, type ReactNode } from 'react';
import type { UnpaidLog } from '../../../contract/payroll/payments.ts';
import type { Zone } from '../../../domain/kernel/time.ts';
import { hoursOf } from '../../../domain/payroll/decide-payment.ts';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Chip } from '../../ui/chip.tsx';
import { GroupError } from '../../ui/group-error.tsx';
import { noteOf } from './owed.ts';

interface WorkLogPickerProps {
  readonly logs: readonly UnpaidLog[];
  readonly zone: Zone;
  readonly currency: string;
  /** What the server would not take of them. */
  readonly error: string | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly renderDay: (log: UnpaidLog) => ReactNode;
}

/** The approved days that are not paid, week by week, each to be chosen. */
export function WorkLogPicker({ logs, zone, currency, error, chosen, onChange, renderDay }: WorkLogPickerProps) {
  const { say } = useWords();
  const errorId = useId();
  if (logs.length === 0) {
    return (
      <div className="field">
        <p className="soft">{say('payroll.nothingUnpaid')}</p>
        <GroupError id={errorId} error={error} />
      </div>
    );
  }
  const toggle = (ids: readonly string[], isChosen: boolean) =>
    onChange(isChosen ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
  const weeks = [...Map.groupBy(logs, ({ startsOn }) => startsOn)];
  return (
    <fieldset className="field" {...(error !== undefined && { 'aria-describedby': errorId })}>
      <legend className="lbl row">
        {say('payroll.unpaidLogs')}
        <span className="end mute" role="status">
          {say('payroll.selectedOf', { count: chosen.length, all: logs.length })}
        </span>
      </legend>
      <ul className="pick">
        {weeks.map(([startsOn, days]) => (
          <li key={startsOn}>
            <Week days={days} chosen={chosen} onToggle={toggle} />
            <ul>
              {days.map((log) => (
                <li key={log.id} className={chosen.includes(log.id) ? 'on' : ''}>
                  <CheckField isSelected={chosen.includes(log.id)} onChange={(isChosen) => toggle([log.id], isChosen)}>
                    <Day log={log} zone={zone} currency={currency} ribbon={renderDay(log)} />
                  </CheckField>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <GroupError id={errorId} error={error} />
    </fieldset>
  );
}

/** All days of a week at once. */
function Week({
  days,
  chosen,
  onToggle,
}: {
  readonly days: readonly UnpaidLog[];
  readonly chosen: readonly string[];
  readonly onToggle: (ids: readonly string[], isChosen: boolean) => void;
}) {
  const { say, formats } = useWords();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ids = days.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  return (
    <div className="pick-week">
      <CheckField
        isSelected={count === ids.length}
        isIndeterminate={count > 0 && count < ids.length}
        onChange={(isChosen) => onToggle(ids, isChosen)}
      >
        {say('payroll.wholeWeek', { dates: formats.dateRange(first.date, last.date) })}
      </CheckField>
      <bdi className="num">
        {say('payroll.hoursShort', {
          hours: formats.decimalHours(hoursOf(days.reduce((sum, { minutes }) => sum + minutes, 0))),
        })}
      </bdi>
    </div>
  );
}

interface DayProps {
  readonly log: UnpaidLog;
  readonly zone: Zone;
  readonly currency: string;
  readonly ribbon: ReactNode;
}

/** A day with what it leaves to be paid: its hours, or its cents where none are paid with it. */
function Day({ log, zone, currency, ribbon }: DayProps) {
  const { say, formats } = useWords();
  const note = noteOf(log);
  const { date, startTime, finishTime, totalWorkedHours } = log;
  return (
    <span className="pick-day">
      <bdi className="num strong">{formats.date(date)}</bdi>
      {ribbon}
      <span className="soft">
        {note !== undefined && <Chip tone="acc">{say(note)}</Chip>}
        {note === undefined && startTime !== null && finishTime !== null && (
          <bdi className="num">{formats.timeRange({ from: startTime, to: finishTime }, zone)}</bdi>
        )}
      </span>
      <bdi className="num strong hours">
        {log.minutes === 0
          ? formats.money(log.owedCents, currency)
          : say('payroll.hoursShort', { hours: formats.decimalHours(totalWorkedHours) })}
      </bdi>
    </span>
  );
}
