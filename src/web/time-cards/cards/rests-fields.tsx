import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type RestsOfDay = NonNullable<CardDetail['signing']>['rests'][number];

interface RestsFieldsProps {
  readonly rests: readonly RestsOfDay[];
  readonly onChange: (date: PlainDate, missed: number) => void;
}

/** Of each day on which rests were due, how many were missed: none, unless whoever signs says otherwise. */
export function RestsFields({ rests, onChange }: RestsFieldsProps) {
  const { say, formats } = useWords();
  return (
    <fieldset className="rests">
      <legend>{say('timeCards.restsTitle')}</legend>
      <p className="soft">{say('timeCards.restsLead')}</p>
      <div className="rests-days">
        {rests.map(({ date, due, missed }) => (
          <SelectField
            key={date}
            name={`rests-${date}`}
            label={say('timeCards.restsOf', { day: formats.date(date), due })}
            choices={Array.from({ length: due + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? say('timeCards.restsGiven') : say('timeCards.restsMissed', { missed: count, due }),
            }))}
            value={String(missed)}
            onChange={(value) => onChange(date, Number(value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
