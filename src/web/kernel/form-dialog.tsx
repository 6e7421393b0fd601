import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { FormFoot, type FormFootProps } from './form-foot.tsx';

interface FormDialogProps extends Omit<FormFootProps, 'form'> {
  readonly title: string;
  readonly onSubmit: (event: SubmitEvent) => unknown;
  /** Cancel, Escape, the close button, or a press beside it before anything was typed. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form in a dialog; once something was typed, a press beside it does not take that away. */
export function FormDialog({ title, onSubmit, className = '', children, ...foot }: FormDialogProps) {
  const id = useId();
  const [isTyped, setTyped] = useState(false);
  return (
    <Dialog title={title} isOpen keepsOpen={isTyped} onClose={foot.onClose} actions={<FormFoot {...foot} form={id} />}>
      <form
        id={id}
        className={`form ${className}`}
        noValidate
        onInput={() => setTyped(true)}
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
