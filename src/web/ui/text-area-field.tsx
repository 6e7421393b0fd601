import './field.css';
import './text-area-field.css';
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import {
  FieldError,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import type { FieldWords } from './text-field.tsx';

interface TextAreaFieldProps
  extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'className' | 'isInvalid' | 'validate'> {
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly rows?: number;
}

/** Several lines of text: label above, hint or error below. */
export function TextAreaField({ label, hint, error, inputRef, rows = 3, ...rest }: TextAreaFieldProps) {
  const ref = inputRef === undefined ? {} : { ref: inputRef };
  return (
    <AriaTextField {...rest} className="field" isInvalid={error !== undefined} validationBehavior="aria">
      <Label>{label}</Label>
      <TextArea {...ref} className="input area" rows={rows} dir="auto" />
      {error !== undefined && (
        <FieldError className="error">
          <Icon of={CircleAlert} size={14} />
          {error}
        </FieldError>
      )}
      {error === undefined && hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </AriaTextField>
  );
}
