import { useId, type ReactNode, type SubmitEvent } from 'react';
import { FormFoot, type FormFootProps } from './form-foot.tsx';
import { TypedDialog } from './typed-dialog.tsx';

interface FormDialogProps extends Omit<FormFootProps, 'form'> {
  readonly title: string;
  readonly onSubmit: (event: SubmitEvent) => unknown;
  /** Cancel; Escape, the close button or a press beside it before anything was typed; or the answer that it may be lost. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form in a dialog that does not lose what is typed into it: see {@link TypedDialog}. */
export function FormDialog({ title, onSubmit, className = '', children, ...foot }: FormDialogProps) {
  const id = useId();
  return (
    <TypedDialog title={title} onClose={foot.onClose} actions={<FormFoot {...foot} form={id} />}>
      <form
        id={id}
        className={`form ${className}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(event);
        }}
      >
        {children}
      </form>
    </TypedDialog>
  );
}
