import type { Template } from '../../../contract/schedule/templates.ts';
import { useWords } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useTemplates } from './queries.ts';
import { useSayTemplate } from './say-template.ts';

interface TemplateFieldProps {
  readonly locationId: string;
  readonly value: string;
  readonly onChoose: (templateId: string, shift: Template['shifts'][number] | undefined) => void;
}

/** Which of the shifts that were kept a new one is to be like; nothing, where none is kept. */
export function TemplateField({ locationId, value, onChoose }: TemplateFieldProps) {
  const { say } = useWords();
  const sayTemplate = useSayTemplate();
  const kept = useTemplates(locationId).data?.templates.filter(({ kind }) => kind === 'shift') ?? [];
  if (kept.length === 0) return null;
  return (
    <SelectField
      name="templateId"
      label={say('schedule.templates.use')}
      none={say('schedule.templates.none')}
      choices={kept.map((template) => ({
        value: template.templateId,
        label: `${template.name} · ${sayTemplate(template)}`,
      }))}
      value={value}
      onChange={(chosen) => onChoose(chosen, kept.find(({ templateId }) => templateId === chosen)?.shifts[0])}
    />
  );
}
