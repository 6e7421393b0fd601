import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { FormProblem, type FormProblemProps } from './form-problem.tsx';
import { checkedBy, useField, type Fault } from './form.tsx';

interface ReasonFormProps extends FormProblemProps {
  /** By which the button at the foot of its dialog sends it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is said where nothing was typed. */
  readonly missing: Fault;
  readonly onSubmit: (reason: string) => void;
  /** What is said before anybody is asked why. */
  readonly children?: ReactNode;
}

/** Asks why, in a dialog; what was typed stays until it is accepted. */
export function ReasonForm({ id, label, hint, missing, onSubmit, children, answer, error }: ReasonFormProps) {
  const { control, handleSubmit } = useForm({
    defaultValues: { reason: '' },
    resolver: checkedBy(({ reason }) => (reason.trim() === '' ? { reason: missing } : {})),
  });
  const send = handleSubmit(({ reason }) => onSubmit(reason.trim()));
  return (
    <form id={id} className="form" noValidate onSubmit={(event) => void send(event)}>
      {children}
      <TextAreaField
        {...useField(control, 'reason')}
        label={label}
        {...(hint !== undefined && { hint })}
        maxLength={longestRemark}
      />
      <FormProblem answer={answer} error={error} />
    </form>
  );
}
