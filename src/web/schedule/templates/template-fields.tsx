import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { longestTemplateName } from '../../../domain/schedule/template.ts';
import { useWords } from '../../kernel/words.tsx';
import { Problem } from '../../ui/problem.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ShiftTimeFields } from '../grid/shift-time-fields.tsx';
import { keptAs, type TypedTemplate } from './view.ts';

interface TemplateFieldsProps {
  readonly schedule: TeamSchedule;
  readonly wish: TypedTemplate;
  /** It was sent, so that what is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (part: Partial<TypedTemplate>) => void;
}

/** The name of a shift that is kept, its times, its break and its position. */
export function TemplateFields({ schedule, wish, isTried, onChange }: TemplateFieldsProps) {
  const { say } = useWords();
  const { name, shift, fault } = keptAs(wish, schedule);
  return (
    <>
      <TextField
        name="shiftName"
        label={say('schedule.templates.shiftName')}
        maxLength={longestTemplateName}
        value={wish.name}
        onChange={(text) => onChange({ name: text })}
        error={isTried && name === '' ? say('schedule.templates.enterName') : undefined}
      />
      <ShiftTimeFields wish={wish} positions={schedule.positions} onChange={onChange} />
      {isTried && shift === undefined && (
        <Problem title={say(fault === undefined ? 'schedule.timesMissing' : `refusal.${fault}`)} />
      )}
    </>
  );
}
