import { useId, useState } from 'react';
import { v7 } from 'uuid';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import type { TimeOffReply } from '../../contract/time-off.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormProblem } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useAdjustTimeOff } from './queries.ts';
import { hoursTyped } from './view/request.ts';

interface AdjustFormProps {
  readonly employeeId: string;
  readonly name: string;
  readonly reply: TimeOffReply;
  readonly onClose: () => void;
}

/** Writes what somebody begins with, or a correction, into their ledger: of which type, from when on, how much and why. */
export function AdjustForm({ employeeId, name, reply, onClose }: AdjustFormProps) {
  const { say, speaker } = useWords();
  const form = useId();
  // One id for this row, however often it is sent.
  const [id] = useState(() => v7());
  const types = reply.types.filter(({ isPaid }) => isPaid);
  const [typeId, setTypeId] = useState(types[0]?.typeId ?? '');
  const [kind, setKind] = useState<'opening' | 'adjusted'>('adjusted');
  const [on, setOn] = useState<string>(reply.today);
  const [hours, setHours] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, data: answer, error, isPending } = useAdjustTimeOff();
  const date = parsePlainDate(on);
  const minutes = hoursTyped(hours);
  const isMissing = reason.trim() === '';
  const send = () => {
    setTried(true);
    if (date === undefined || minutes === undefined || isMissing || isPending) return;
    mutate(
      { params: { employeeId }, body: { id, typeId, kind, on: date, minutes, reason: reason.trim() } },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('timeOff.adjusted', { name }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={say('timeOff.adjustTitle', { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} busy={isPending}>
            {say('timeOff.record')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SelectField
          name="type"
          label={say('timeOff.type')}
          value={typeId}
          onChange={setTypeId}
          choices={types.map((one) => ({ value: one.typeId, label: timeOffTypeName(speaker, one) }))}
        />
        <Segmented
          label={say('timeOff.what')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'adjusted', label: say('timeOff.correction') },
            { value: 'opening', label: say('timeOff.entry.opening') },
          ]}
        />
        <div className="two">
          <TextField
            label={say('timeOff.countsFrom')}
            type="date"
            ltr
            isRequired
            value={on}
            onChange={setOn}
            {...(tried && date === undefined && { error: say('timeOff.enterDate') })}
          />
          <TextField
            label={say('timeOff.hours')}
            hint={say('timeOff.hoursHint')}
            inputMode="text"
            ltr
            isRequired
            value={hours}
            onChange={setHours}
            {...(tried && minutes === undefined && { error: say('timeOff.enterHours') })}
          />
        </div>
        <TextField
          label={say('timeOff.reason')}
          hint={say('timeOff.reasonHint', { name })}
          value={reason}
          onChange={setReason}
          maxLength={longestRemark}
          isRequired
          {...(tried && isMissing && { error: say('approvals.enterReason') })}
        />
        <FormProblem answer={answer} error={error} />
      </form>
    </Dialog>
  );
}
