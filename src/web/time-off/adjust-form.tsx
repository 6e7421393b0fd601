import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { v7 } from 'uuid';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import type { TimeOffReply } from '../../contract/time-off.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useAdjustTimeOff } from './queries.ts';
import { checkAdjustment, isPast, rowTyped, type AdjustmentValues } from './view/adjustment.ts';

interface AdjustFormProps {
  readonly employeeId: string;
  readonly name: string;
  readonly reply: TimeOffReply;
  readonly onClose: () => void;
}

/** Writes what somebody begins with, or a correction, into their ledger: of which type, from when on, how much and why. */
export function AdjustForm({ employeeId, name, reply, onClose }: AdjustFormProps) {
  const { say, speaker } = useWords();
  // One id for this row, however often it is sent.
  const [id] = useState(() => v7());
  const types = reply.types.filter(({ isPaid }) => isPaid);
  const { control, handleSubmit } = useForm<AdjustmentValues>({
    defaultValues: { typeId: types[0]?.typeId ?? '', kind: 'adjusted', on: reply.today, hours: '', reason: '' },
    resolver: checkedBy(checkAdjustment),
  });
  const type = useController({ control, name: 'typeId' }).field;
  const kind = useController({ control, name: 'kind' }).field;
  const startsOn = useWatch({ control, name: 'on' });
  const { mutate, data: answer, error, isPending } = useAdjustTimeOff();
  const send = handleSubmit((values) => {
    const row = rowTyped(values);
    if (row === undefined) return;
    mutate(
      { params: { employeeId }, body: { id, ...row } },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('timeOff.adjusted', { name }) });
          onClose();
        },
      },
    );
  });
  return (
    <FormDialog
      title={say('timeOff.adjustTitle', { name })}
      submit={say('timeOff.record')}
      busy={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        name="type"
        label={say('timeOff.type')}
        value={type.value}
        onChange={type.onChange}
        choices={types.map((one) => {
          const label = timeOffTypeName(speaker, one);
          return { value: one.typeId, label: one.isOpen ? label : say('timeOff.typeIsRetired', { name: label }) };
        })}
      />
      <Segmented
        label={say('timeOff.what')}
        value={kind.value}
        onChange={kind.onChange}
        choices={[
          { value: 'adjusted', label: say('timeOff.correction') },
          { value: 'opening', label: say('timeOff.entry.opening') },
        ]}
      />
      <div className="two">
        <DateField
          {...useField(control, 'on')}
          label={say('timeOff.countsFrom')}
          {...(isPast(startsOn, reply.today) && { hint: say('timeOff.countsFromPast') })}
        />
        <TextField
          {...useField(control, 'hours')}
          label={say('timeOff.hours')}
          hint={say('timeOff.hoursHint')}
          inputMode="text"
          ltr
        />
      </div>
      <TextField
        {...useField(control, 'reason')}
        label={say('timeOff.reason')}
        hint={say('timeOff.reasonHint', { name })}
        maxLength={longestRemark}
      />
      <FormProblem answer={answer} error={error} />
    </FormDialog>
  );
}
