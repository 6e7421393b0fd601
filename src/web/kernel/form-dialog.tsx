import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { FormFoot, type FormFootProps } from './form-foot.tsx';

interface FormDialogProps extends Omit<FormFootProps, 'form'> {
  readonly title: string;
  readonly onSubmit: (event: SubmitEvent) => unknown;
  /** Cancel, Escape, the close button or a press beside it. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog({ title, onSubmit, className = '', children, ...foot }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog title={title} isOpen onClose={foot.onClose} actions={<FormFoot {...foot} form={id} />}>
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
    </Dialog>
  );
}
