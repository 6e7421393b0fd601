import { useState } from 'react';
import type { KeptTypeReply } from '../../contract/time-off/time-off-rules.ts';
import { longestTypeName, typeUnits, type TypeUnit } from '../../domain/time-off/time-off-type.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useAddTimeOffType, useChangeTimeOffType } from './queries.ts';
import { typeChanges } from './view/type.ts';

interface TypeDialogProps {
  /** The one that is changed; undefined, a new one. */
  readonly type: KeptTypeReply | undefined;
  readonly onClose: () => void;
}

/** What a type is called, by which part it is taken and what must come with it; of a new one, whether it is paid. */
export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const { say, speaker } = useWords();
  const [name, setName] = useState(type?.name ?? '');
  const [pay, setPay] = useState<'paid' | 'unpaid'>('paid');
  const [unit, setUnit] = useState<TypeUnit>(type?.unit ?? 'day');
  const [needsNote, setNeedsNote] = useState(type?.needsNote ?? false);
  const [needsAttachment, setNeedsAttachment] = useState(type?.needsAttachment ?? false);
  const [isTried, setTried] = useState(false);
  const add = useAddTimeOffType();
  const change = useChangeTimeOffType();
  const preset = type?.preset ?? null;
  const typed = name.trim();
  const isNamed = typed !== '' || preset !== null;
  const close = ({ ok }: { readonly ok: boolean }) => ok && onClose();
  return (
    <FormDialog
      title={say(type === undefined ? 'timeOff.typeAdd' : 'timeOff.typeChange')}
      submit={say('timeOff.typeSave')}
      busy={add.isPending || change.isPending}
      onSubmit={() => {
        setTried(true);
        if (!isNamed) return;
        const asking = { unit, needsNote, needsAttachment };
        if (type === undefined) {
          add.mutate({ name: typed, isPaid: pay === 'paid', ...asking }, { onSuccess: close });
          return;
        }
        const changed = typeChanges(type, { name: typed === '' ? null : typed, ...asking });
        change.mutate({ typeId: type.typeId, changed }, { onSuccess: close });
      }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={say('timeOff.typeName')}
        maxLength={longestTypeName}
        isRequired={preset === null}
        value={name}
        onChange={setName}
        hint={
          preset === null
            ? undefined
            : say('timeOff.typeNameHint', { name: timeOffTypeName(speaker, { preset, name: null }) })
        }
        error={isTried && !isNamed ? say('timeOff.typeEnterName') : undefined}
      />
      {type === undefined && (
        <Segmented
          label={say('timeOff.typePay')}
          hint={say('timeOff.typePayHint')}
          value={pay}
          onChange={setPay}
          choices={[
            { value: 'paid', label: say('timeOff.typePaid') },
            { value: 'unpaid', label: say('timeOff.typeUnpaid') },
          ]}
        />
      )}
      <Segmented
        label={say('timeOff.typeUnit')}
        value={unit}
        onChange={setUnit}
        choices={typeUnits.map((one) => ({ value: one, label: say(`timeOff.unit.${one}`) }))}
      />
      <div>
        <CheckField name="needs-note" isSelected={needsNote} onChange={setNeedsNote}>
          {say('timeOff.needsNote')}
        </CheckField>
        <CheckField name="needs-attachment" isSelected={needsAttachment} onChange={setNeedsAttachment}>
          {say('timeOff.needsAttachment')}
        </CheckField>
      </div>
      <FormProblem answer={add.data} error={add.error} />
      <FormProblem answer={change.data} error={change.error} />
    </FormDialog>
  );
}
