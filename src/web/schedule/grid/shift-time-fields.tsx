import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { useWords } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ShiftWish } from './shift-wish.ts';

type Times = Pick<ShiftWish, 'start' | 'end' | 'breakMinutes' | 'positionId'>;

interface ShiftTimeFieldsProps {
  readonly wish: Times;
  /** Those of the location; a closed one is offered where the shift has it already. */
  readonly positions: TeamSchedule['positions'];
  readonly onChange: (part: Partial<Times>) => void;
}

/** From when to when a shift goes, how long its break is, and in which position. */
export function ShiftTimeFields({ wish, positions, onChange }: ShiftTimeFieldsProps) {
  const { say } = useWords();
  return (
    <>
      <div className="two">
        <TextField
          label={say('schedule.start')}
          type="time"
          ltr
          value={wish.start}
          onChange={(start) => onChange({ start })}
        />
        <TextField label={say('schedule.end')} type="time" ltr value={wish.end} onChange={(end) => onChange({ end })} />
      </div>
      <div className="two">
        <TextField
          label={say('schedule.breakMinutes')}
          inputMode="numeric"
          ltr
          value={wish.breakMinutes}
          onChange={(breakMinutes) => onChange({ breakMinutes })}
        />
        <SelectField
          name="positionId"
          label={say('schedule.position')}
          none={say('schedule.noPosition')}
          choices={positions
            .filter(({ id, isOpen }) => isOpen || id === wish.positionId)
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={wish.positionId}
          onChange={(positionId) => onChange({ positionId })}
        />
      </div>
    </>
  );
}
