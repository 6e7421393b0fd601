import { useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { Template } from '../../../contract/schedule/templates.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useChangeTemplate } from './queries.ts';
import { TemplateFields } from './template-fields.tsx';
import { keptAs, typedOf } from './view.ts';

interface ChangeShiftProps {
  readonly schedule: TeamSchedule;
  readonly template: Template;
  readonly kept: Template['shifts'][number];
  readonly onClose: () => void;
}

/** Changes a shift that is kept: its name, its times, its break or its position. What was planned by it stays. */
export function ChangeShift({ schedule, template, kept, onClose }: ChangeShiftProps) {
  const { say } = useWords();
  const [wish, setWish] = useState(() => typedOf(template.name, kept));
  const [isTried, setTried] = useState(false);
  const change = useChangeTemplate();
  return (
    <FormDialog
      title={say('schedule.templates.change', { name: template.name })}
      submit={say('schedule.templates.save')}
      busy={change.isPending}
      onClose={onClose}
      onSubmit={() => {
        const { name, shift } = keptAs(wish, schedule);
        const isLacking = name === '' || shift === undefined;
        setTried(isLacking);
        if (isLacking) return;
        // Whose it is, on which day and its note, which no field shows, stay.
        const { day, employeeId, note } = kept;
        change.mutate(
          { templateId: template.templateId, name, shifts: [{ ...shift, day, employeeId, note }] },
          {
            onSuccess: ({ ok }) => {
              if (!ok) return;
              showToast({ text: <Said of={(words) => words.say('schedule.templates.saved', { name })} /> });
              onClose();
            },
          },
        );
      }}
    >
      <TemplateFields
        schedule={schedule}
        wish={wish}
        isTried={isTried}
        onChange={(part) => {
          setWish({ ...wish, ...part });
          change.reset();
        }}
      />
      <FormProblem answer={change.data} error={change.error} />
    </FormDialog>
  );
}
