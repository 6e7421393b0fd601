import { useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useAddTemplate } from './queries.ts';
import { TemplateFields } from './template-fields.tsx';
import { keptAs, usualTemplate, type TypedTemplate } from './view.ts';

interface KeepShiftProps {
  readonly schedule: TeamSchedule;
  readonly wish: TypedTemplate;
  readonly onType: (wish: TypedTemplate) => void;
}

/** Keeps the times, the break and the position of a shift under a name. */
export function KeepShift({ schedule, wish, onType }: KeepShiftProps) {
  const { say } = useWords();
  const [isTried, setTried] = useState(false);
  const add = useAddTemplate();
  return (
    <form
      className="keep"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { name, shift } = keptAs(wish, schedule);
        const isLacking = name === '' || shift === undefined;
        // What was whole is tried no more once it is sent: of what is cleared after its answer nothing is missing yet.
        setTried(isLacking);
        if (isLacking) return;
        add.mutate(
          { locationId: schedule.location.id, name, kind: 'shift', shifts: [shift] },
          {
            onSuccess: ({ ok }) => {
              if (!ok) return;
              showToast({ text: <Said of={(words) => words.say('schedule.templates.kept', { name })} /> });
              onType(usualTemplate);
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
          onType({ ...wish, ...part });
          // What was refused was something else.
          add.reset();
        }}
      />
      <Button type="submit" busy={add.isPending}>
        {say('schedule.templates.keepShift')}
      </Button>
      <FormProblem answer={add.data} error={add.error} />
    </form>
  );
}
