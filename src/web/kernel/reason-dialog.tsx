import { useId, type ComponentProps } from 'react';
import { FormFoot, type FormFootProps } from './form-foot.tsx';
import { ReasonForm } from './reason-form.tsx';
import { TypedDialog } from './typed-dialog.tsx';

interface ReasonDialogProps extends Omit<FormFootProps, 'form'>, Omit<ComponentProps<typeof ReasonForm>, 'id'> {
  readonly title: string;
}

/** Asks why, and does it. */
export function ReasonDialog({
  title,
  submit,
  tone = 'primary',
  busy,
  unavailable,
  onClose,
  ...asked
}: ReasonDialogProps) {
  const id = useId();
  const foot = (
    <FormFoot form={id} submit={submit} tone={tone} busy={busy} unavailable={unavailable} onClose={onClose} />
  );
  return (
    <TypedDialog title={title} onClose={onClose} actions={foot}>
      <ReasonForm {...asked} id={id} />
    </TypedDialog>
  );
}
