import { useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { longestTemplateName, mostTemplateShifts, templateShiftOf } from '../../../domain/schedule/template.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useAddTemplate } from './queries.ts';

interface KeepWeekProps {
  readonly schedule: TeamSchedule;
  readonly name: string;
  readonly onType: (name: string) => void;
}

/** Keeps what is planned in the week that is shown under a name. */
export function KeepWeek({ schedule: { shifts, startsOn, location }, name, onType }: KeepWeekProps) {
  const { say } = useWords();
  const [isTried, setTried] = useState(false);
  const add = useAddTemplate();
  const kept = shifts.flatMap(({ planned }) =>
    planned?.locationId === location.id ? [templateShiftOf(planned, startsOn, location.zone)] : [],
  );
  const wanted = name.trim();
  const unavailable =
    kept.length === 0
      ? say('schedule.templates.emptyWeek')
      : kept.length > mostTemplateShifts
        ? say('schedule.templates.fullWeek', { most: mostTemplateShifts })
        : undefined;
  return (
    <form
      className="keep"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What was whole is tried no more once it is sent: of what is cleared after its answer nothing is missing yet.
        setTried(wanted === '');
        if (wanted === '' || unavailable !== undefined) return;
        add.mutate(
          { locationId: location.id, name: wanted, kind: 'week', shifts: kept },
          {
            onSuccess: ({ ok }) => {
              if (!ok) return;
              showToast({ text: <Said of={(words) => words.say('schedule.templates.kept', { name: wanted })} /> });
              onType('');
            },
          },
        );
      }}
    >
      <TextField
        name="weekName"
        label={say('schedule.templates.weekName')}
        maxLength={longestTemplateName}
        value={name}
        // What was refused was another name.
        onChange={(text) => {
          onType(text);
          add.reset();
        }}
        error={isTried && wanted === '' ? say('schedule.templates.enterName') : undefined}
      />
      <Button type="submit" busy={add.isPending} unavailable={unavailable}>
        {say('schedule.templates.keepWeek')}
      </Button>
      <FormProblem answer={add.data} error={add.error} />
    </form>
  );
}
