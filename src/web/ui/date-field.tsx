import './field.css';
import './date-field.css';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { DateField as AriaDateField, DateInput, DateSegment, Label } from 'react-aria-components';
import { BelowField } from './below-field.tsx';
import type { FieldWords } from './text-field.tsx';

interface DateFieldProps extends FieldWords {
  /** `YYYY-MM-DD`; empty while none was typed whole. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<{ focus(): void }>;
  readonly isRequired?: boolean;
}

/** Of four digits: whoever has typed the first of a year's has not typed the year 2. */
const firstWholeYear = 1000;

/** A calendar date, typed part by part in the order of the reader's language. */
export function DateField({ label, hint, error, value, onChange, onBlur, inputRef, isRequired }: DateFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const [unfinished, setUnfinished] = useState<CalendarDate | null>(null);
  const change = (date: CalendarDate | null): void => {
    const isWhole = date !== null && date.year >= firstWholeYear;
    setUnfinished(isWhole ? null : date);
    onChange(isWhole ? date.toString() : '');
  };
  return (
    <AriaDateField
      ref={group}
      className="field"
      value={value === '' ? unfinished : parseDate(value)}
      onChange={change}
      {...(onBlur && { onBlur })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      isRequired={isRequired ?? false}
      shouldForceLeadingZeros
    >
      <Label className="lbl">{label}</Label>
      <DateInput className="input date">
        {(segment) => <DateSegment segment={segment} className={`seg-part seg-${segment.type}`} />}
      </DateInput>
      <BelowField hint={error === undefined ? hint : undefined} error={error} />
    </AriaDateField>
  );
}
