import { allowsPart, leaveParts, type TypeUnit } from '../../domain/time-off/time-off-type.ts';
import { useWords } from '../kernel/words.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { TimeOffValues } from './view/request.ts';

interface PartFieldsProps {
  readonly unit: TypeUnit;
  readonly values: TimeOffValues;
  readonly onChange: (change: Partial<TimeOffValues>) => void;
}

/** What of a single day is taken: all of it, half, or from when to when. */
export function PartFields({ unit, values, onChange }: PartFieldsProps) {
  const { say } = useWords();
  return (
    <>
      <Segmented
        label={say('timeOff.amount')}
        value={values.part}
        onChange={(part) => onChange({ part })}
        choices={leaveParts
          .filter((part) => allowsPart(unit, part))
          .map((part) => ({ value: part, label: say(`timeOff.part.${part}`) }))}
      />
      {values.part === 'hours' && (
        <div className="two">
          <TextField
            label={say('timeOff.fromTime')}
            type="time"
            ltr
            isRequired
            value={values.fromTime}
            onChange={(fromTime) => onChange({ fromTime })}
          />
          <TextField
            label={say('timeOff.toTime')}
            type="time"
            ltr
            isRequired
            value={values.toTime}
            onChange={(toTime) => onChange({ toTime })}
          />
        </div>
      )}
    </>
  );
}
