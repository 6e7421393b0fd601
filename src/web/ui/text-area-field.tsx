import './field.css';
import './text-area-field.css';
import type { Ref } from 'react';
import {
  Label,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { typedParagraphs } from '../../domain/kernel/visible-line.ts';
import { BelowField } from './below-field.tsx';
import type { FieldWords } from './text-field.tsx';

interface TextAreaFieldProps
  extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'className' | 'isInvalid' | 'validate'> {
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly rows?: number;
}

/** Several lines of text: label above, hint or error below. What nobody sees of what is pasted is left out. */
export function TextAreaField({ label, hint, error, inputRef, rows = 3, onChange, ...rest }: TextAreaFieldProps) {
  const ref = inputRef === undefined ? {} : { ref: inputRef };
  return (
    <AriaTextField
      {...rest}
      {...(onChange !== undefined && { onChange: (text) => onChange(typedParagraphs(text)) })}
      className="field"
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <TextArea {...ref} className="input area" rows={rows} dir="auto" />
      <BelowField hint={error === undefined ? hint : undefined} error={error} />
    </AriaTextField>
  );
}
