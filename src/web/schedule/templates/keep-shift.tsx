import { useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import { faultOfShift } from '../../../domain/schedule/shift.ts';
import { longestTemplateName, templateShiftOf } from '../../../domain/schedule/template.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ShiftTimeFields } from '../grid/shift-time-fields.tsx';
import { planOfWish } from '../grid/shift-wish.ts';
import { useAddTemplate } from './queries.ts';
import { usualTemplate, type TypedTemplate } from './view.ts';

interface KeepShiftProps {
  readonly schedule: TeamSchedule;
  readonly wish: TypedTemplate;
  readonly onType: (wish: TypedTemplate) => void;
}

/** Keeps the times, the break and the position of a shift under a name. */
export function KeepShift({ schedule: { location, positions, startsOn }, wish, onType }: KeepShiftProps) {
  const { say } = useWords();
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<TypedTemplate>) => onType({ ...wish, ...part });
  const add = useAddTemplate();
  const name = wish.name.trim();
  const plan = planOfWish({ ...wish, employeeId: '', date: startsOn, note: '' }, location);
  const fault = plan && faultOfShift(plan);
  return (
    <form
      className="keep"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name === '' || plan === undefined || fault !== undefined) return;
        const shift = templateShiftOf(plan, startsOn, location.zone);
        add.mutate(
          { locationId: location.id, name, kind: 'shift', shifts: [shift] },
          {
            onSuccess: ({ ok }) => {
              if (!ok) return;
              showToast({ text: <Said of={(words) => words.say('schedule.templates.kept', { name })} /> });
              onType(usualTemplate);
              setTried(false);
            },
          },
        );
      }}
    >
      <TextField
        name="shiftName"
        label={say('schedule.templates.shiftName')}
        maxLength={longestTemplateName}
        value={wish.name}
        // What was refused was another name.
        onChange={(text) => {
          change({ name: text });
          add.reset();
        }}
        error={isTried && name === '' ? say('schedule.templates.enterName') : undefined}
      />
      <ShiftTimeFields wish={wish} positions={positions} onChange={change} />
      {isTried && plan === undefined && <Problem title={say('schedule.timesMissing')} />}
      {isTried && fault !== undefined && <Problem title={say(`refusal.${fault}`)} />}
      <Button type="submit" busy={add.isPending}>
        {say('schedule.templates.keepShift')}
      </Button>
      <FormProblem answer={add.data} error={add.error} />
    </form>
  );
}
