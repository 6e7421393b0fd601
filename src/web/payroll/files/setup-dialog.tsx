import { useId } from 'react';
import { useForm, type Control } from 'react-hook-form';
import type { PayrollFileReply } from '../../../contract/payroll/files.ts';
import { setupFields, type SetupField } from '../../../domain/payroll/files/file-setup.ts';
import { checkedBy, ErrorSummary, FormProblem, useField } from '../../kernel/form.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useChangeSetup } from './queries.ts';
import { checkSetup, fieldLabel, setupValues, typedSetup, type SetupValues } from './view.ts';

interface SetupDialogProps {
  readonly file: PayrollFileReply;
  readonly onClose: () => void;
}

/** What the organization and its earnings are called in a payroll system; what was typed stays until it is saved. */
export function SetupDialog({ file: { format, setup, revision }, onClose }: SetupDialogProps) {
  const { say } = useWords();
  const id = useId();
  const { mutate, data: answer, error, isPending } = useChangeSetup(format);
  const form = useForm<SetupValues>({ defaultValues: setupValues(setup), resolver: checkedBy(checkSetup(format)) });
  const save = form.handleSubmit((typed) =>
    mutate(
      { revision, setup: typedSetup(format, typed) },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: <Said of={(words) => words.say('payroll.files.saved')} /> });
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog
      title={say('payroll.files.setupOf', { system: say(`payroll.files.system.${format}`) })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button type="submit" form={id} tone="primary" busy={isPending}>
            {say('payroll.files.save')}
          </Button>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={(event) => void save(event)}>
        <p>{say(`payroll.files.setupLead.${format}`)}</p>
        <ErrorSummary form={form} />
        {setupFields[format].map((field) => (
          <Field
            key={field.name}
            control={form.control}
            field={field}
            label={fieldLabel(format, field.name, { say })}
          />
        ))}
        <FormProblem answer={answer} error={error} />
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly control: Control<SetupValues>;
  readonly field: SetupField;
  readonly label: string;
}

function Field({ control, field, label }: FieldProps) {
  return (
    <TextField
      {...useField(control, field.name)}
      isRequired={false}
      label={label}
      maxLength={field.longest}
      autoComplete="off"
      spellCheck="false"
      ltr
    />
  );
}
