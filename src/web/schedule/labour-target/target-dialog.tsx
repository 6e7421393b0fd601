import { useState } from 'react';
import type { LocationTarget } from '../../../contract/schedule/labour-targets.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { onceSent } from '../../kernel/setting-form.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useTyped } from '../../kernel/use-typed.ts';
import { useWords } from '../../kernel/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeLabourTarget, useLabourTargets } from './queries.ts';
import { labourTargetTyped, typedLabourTarget } from './view.ts';

interface TargetDialogProps {
  readonly location: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** What the weeks of a location are meant to come to at most. */
export function TargetDialog({ location, onClose }: TargetDialogProps) {
  const { say } = useWords();
  const { data, error, refetch } = useLabourTargets();
  const target = data?.locations.find(({ locationId }) => locationId === location.id);
  if (data !== undefined && target !== undefined)
    return <TargetFields target={target} currency={data.currency} onClose={onClose} />;
  return (
    <Dialog title={say('schedule.labourTarget.title', { place: location.name })} isOpen onClose={onClose}>
      {data === undefined ? (
        <Unanswered error={error} refetch={refetch} title={say('schedule.labourTarget.failed')} blockSize="230px" />
      ) : (
        <p>{say('schedule.labourTarget.closed')}</p>
      )}
    </Dialog>
  );
}

interface TargetFieldsProps {
  readonly target: LocationTarget;
  readonly currency: string;
  readonly onClose: () => void;
}

function TargetFields({ target, currency, onClose }: TargetFieldsProps) {
  const { say } = useWords();
  const { locationId, name: place, revision } = target;
  const typed = useTyped(typedLabourTarget(target), revision);
  const change = useChangeLabourTarget();
  const [isTried, setTried] = useState(false);
  const { weeklyMinutes, weeklyCents } = labourTargetTyped(typed.values);
  const send = (): void => {
    setTried(true);
    if (weeklyMinutes === undefined || weeklyCents === undefined) return;
    const sent = onceSent(typed, (words) => words.say('schedule.labourTarget.saved', { place }));
    change.mutate(
      { locationId, weeklyMinutes, weeklyCents, revision: typed.revision },
      {
        onSuccess: (answer) => {
          sent.onSuccess(answer);
          if (answer.ok) onClose();
        },
      },
    );
  };
  const field = { inputMode: 'decimal', autoComplete: 'off', ltr: true } as const;
  return (
    <FormDialog
      title={say('schedule.labourTarget.title', { place })}
      submit={say('schedule.labourTarget.save')}
      busy={change.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{say('schedule.labourTarget.lead')}</p>
      <TextField
        {...field}
        name="hours"
        label={say('schedule.labourTarget.hours')}
        hint={say('schedule.labourTarget.hoursHint')}
        error={isTried && weeklyMinutes === undefined ? say('schedule.labourTarget.hoursFault') : undefined}
        maxLength={9}
        value={typed.values.hours}
        onChange={(hours) => typed.change({ hours })}
      />
      <TextField
        {...field}
        name="cost"
        label={say('schedule.labourTarget.cost', { currency })}
        hint={say('schedule.labourTarget.costHint')}
        error={isTried && weeklyCents === undefined ? say('schedule.labourTarget.costFault') : undefined}
        maxLength={14}
        value={typed.values.cost}
        onChange={(cost) => typed.change({ cost })}
      />
      <FormProblem answer={change.data} error={change.error} />
    </FormDialog>
  );
}
