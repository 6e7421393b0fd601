import './availability.css';
import { ChevronDown, Plus, X } from 'lucide-react';
import { availabilityKinds, mostHoursOfDay, type AvailabilityKind } from '../../../domain/schedule/availability.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { useRowKeys } from '../../kernel/row-keys.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { dayModes, inMode, usualHours, type DayMode, type DayValues, type TypedHours } from './view.ts';

interface DayFieldsProps {
  /** The weekday or date that it is about. */
  readonly label: string;
  readonly values: DayValues;
  readonly error: string | undefined;
  readonly onChange: (values: DayValues) => void;
}

/** When somebody can work on a day: at any time, never, or at certain hours. */
export function DayFields({ label, values, error, onChange }: DayFieldsProps) {
  const { say } = useWords();
  const { mode, hours } = values;
  const { keys, removed } = useRowKeys(hours.length);
  const change = (index: number, part: Partial<TypedHours>) =>
    onChange({ ...values, hours: hours.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <div className="day-said">
      <SelectField
        name={label}
        label={label}
        error={error}
        choices={dayModes.map((value) => ({ value, label: say(`schedule.availability.mode.${value}`) }))}
        value={mode}
        onChange={(value) => onChange(inMode(values, value as DayMode))}
      />
      {mode === 'hours' && (
        <div className="hours-said" ref={focusGoesToNext}>
          {hours.map(({ kind, from, to }, index) => (
            <div key={keys[index]} className="stretch" data-goes-on>
              <span className="input select">
                <select
                  aria-label={say('schedule.availability.kindOf', { day: label })}
                  value={kind}
                  onChange={(event) => change(index, { kind: event.target.value as AvailabilityKind })}
                >
                  {availabilityKinds.map((one) => (
                    <option key={one} value={one}>
                      {say(`schedule.availability.kind.${one}`)}
                    </option>
                  ))}
                </select>
                <Icon of={ChevronDown} size={16} />
              </span>
              <input
                type="time"
                className="input"
                aria-label={say('schedule.availability.from', { day: label })}
                value={from}
                onChange={(event) => change(index, { from: event.target.value })}
              />
              <span aria-hidden>–</span>
              <input
                type="time"
                className="input"
                aria-label={say('schedule.availability.to', { day: label })}
                value={to}
                onChange={(event) => change(index, { to: event.target.value })}
              />
              {hours.length > 1 && (
                <IconButton
                  label={say('schedule.availability.removeHours', { day: label })}
                  icon={X}
                  onPress={() => {
                    removed(index);
                    onChange({ ...values, hours: hours.filter((_, at) => at !== index) });
                  }}
                />
              )}
            </div>
          ))}
          {hours.length < mostHoursOfDay && (
            <Button
              size="sm"
              tone="ghost"
              icon={Plus}
              onPress={() => onChange({ ...values, hours: [...hours, { ...usualHours, from: '', to: '' }] })}
            >
              {say('schedule.availability.addHours')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
