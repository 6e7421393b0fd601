import { useWatch, type Control } from 'react-hook-form';
import { dateAt, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { askedOf, choicesOf, type AdjustmentValues } from './view.ts';

interface AdjustmentFieldsProps {
  readonly control: Control<AdjustmentValues>;
  readonly date: PlainDate;
  readonly zone: Zone;
  /** The start is known: it is not asked for. */
  readonly asksForEnd?: boolean | undefined;
}

/** Start, end and break; and which of two moments is meant, on the night that the clocks are set back. */
export function AdjustmentFields({ control, date, zone, asksForEnd = false }: AdjustmentFieldsProps) {
  const { say } = useWords();
  const values = useWatch({ control }) as AdjustmentValues;
  const start = useField(control, 'newStartTime');
  const asked = askedOf(values, date);
  const choices = asked === undefined ? undefined : choicesOf(asked, zone);
  return (
    <>
      <div className="two">
        {!asksForEnd && <TextField {...start} label={say('adjustments.newStartTime')} type="time" ltr />}
        <TextField {...useField(control, 'newEndTime')} label={say('adjustments.newEndTime')} type="time" ltr />
      </div>
      {!asksForEnd && choices !== undefined && choices.start.length > 0 && (
        <ReadingChoice control={control} name="startReading" moments={choices.start} zone={zone} />
      )}
      {choices !== undefined && choices.end.length > 0 && (
        <ReadingChoice control={control} name="endReading" moments={choices.end} zone={zone} />
      )}
      <TextField {...useField(control, 'newBreak')} label={say('adjustments.newBreak')} inputMode="numeric" ltr />
    </>
  );
}

interface ReadingChoiceProps {
  readonly control: Control<AdjustmentValues>;
  readonly name: 'startReading' | 'endReading';
  readonly moments: readonly Instant[];
  readonly zone: Zone;
}

function ReadingChoice({ control, name, moments, zone }: ReadingChoiceProps) {
  const { say, formats } = useWords();
  const field = useField(control, name);
  const [first, second] = [moments[0], moments.at(-1)];
  const label = (at: Instant | undefined, word: 'adjustments.firstTime' | 'adjustments.secondTime') =>
    at === undefined ? '' : say(word, { date: formats.dayMonth(dateAt(at, zone)), time: formats.time(at, zone) });
  return (
    <Segmented
      label={say(name === 'startReading' ? 'adjustments.whichStart' : 'adjustments.whichEnd')}
      hint={say('adjustments.clocksSetBack')}
      value={field.value === 'second' ? 'second' : 'first'}
      onChange={field.onChange}
      choices={[
        { value: 'first', label: label(first, 'adjustments.firstTime') },
        { value: 'second', label: label(second, 'adjustments.secondTime') },
      ]}
    />
  );
}
