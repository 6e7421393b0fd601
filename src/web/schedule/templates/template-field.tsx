import type { Template } from '../../../contract/schedule/templates.ts';
import { useWords } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useTemplates } from './queries.ts';

interface TemplateFieldProps {
  readonly locationId: string;
  readonly value: string;
  readonly onChoose: (templateId: string, shift: Template['shifts'][number] | undefined) => void;
}

/** Which of the shifts that were kept a new one is to be like; nothing, where none is kept. */
export function TemplateField({ locationId, value, onChoose }: TemplateFieldProps) {
  const { say, formats } = useWords();
  const kept = useTemplates(locationId).data?.templates.filter(({ kind }) => kind === 'shift') ?? [];
  if (kept.length === 0) return null;
  return (
    <SelectField
      name="templateId"
      label={say('schedule.templates.use')}
      none={say('schedule.templates.none')}
      choices={kept.flatMap(({ templateId, name, shifts }) =>
        shifts.map(({ fromMinute: from, toMinute: to }) => ({
          value: templateId,
          label: `${name} · ${formats.wallRange({ from, to })}`,
        })),
      )}
      value={value}
      onChange={(chosen) => onChoose(chosen, kept.find(({ templateId }) => templateId === chosen)?.shifts[0])}
    />
  );
}
