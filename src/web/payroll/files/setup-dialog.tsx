import { useForm, type Control } from 'react-hook-form';
import {
  setupFields,
  type FileSetup,
  type SetupField,
  type SetupFormat,
} from '../../../domain/payroll/files/file-setup.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { checkedBy, ErrorSummary, useField } from '../../kernel/form.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useChangeSetup } from './queries.ts';
import { checkSetup, fieldHint, fieldLabel, setupValues, typedSetup, type SetupValues } from './view.ts';

interface SetupDialogProps {
  readonly file: { readonly format: SetupFormat; readonly setup: FileSetup; readonly revision: number };
  readonly onClose: () => void;
}

/** What the organization and its earnings are called in a payroll system; what was typed stays until it is saved. */
export function SetupDialog({ file: { format, setup, revision }, onClose }: SetupDialogProps) {
  const { say } = useWords();
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
    <FormDialog
      title={say('payroll.files.setupOf', { system: say(`payroll.files.system.${format}`) })}
      submit={say('payroll.files.save')}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{say(`payroll.files.setupLead.${format}`)}</p>
      <ErrorSummary form={form} />
      {setupFields[format].map((field) => (
        <Field key={field.name} control={form.control} field={field} label={fieldLabel(format, field.name, { say })} />
      ))}
      <FormProblem answer={answer} error={error} />
    </FormDialog>
  );
}

interface FieldProps {
  readonly control: Control<SetupValues>;
  readonly field: SetupField;
  readonly label: string;
}

function Field({ control, field, label }: FieldProps) {
  const { error, ...typed } = useField(control, field.name);
  const hint = fieldHint(field, useWords());
  return (
    <TextField
      {...typed}
      isRequired={false}
      label={label}
      hint={hint}
      {...(error !== undefined && { error: `${error} ${hint}` })}
      maxLength={field.longest}
      autoComplete="off"
      spellCheck="false"
      ltr
    />
  );
}
