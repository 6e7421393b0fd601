import './field.css';
import { Eye, EyeOff, Search } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button as AriaButton, Group, Input, Label, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { typedLine } from '../../domain/kernel/visible-line.ts';
import { BelowField } from './below-field.tsx';
import { Icon } from './icon.tsx';
import { usePartLabels, type PartLabels } from './labels.tsx';

export interface FieldWords {
  readonly label: string;
  /** Said before anything goes wrong, and kept while it does not. */
  readonly hint?: string | undefined;
  /** What is wrong and how to mend it; replaces the hint. */
  readonly error?: string | undefined;
}

export interface TextFieldProps
  extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'className' | 'isInvalid' | 'validate'> {
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Runs left to right in every language: e-mail, phone, codes, money. */
  readonly ltr?: boolean;
}

/** One line of text: label above, hint or error below. Pasting is always allowed; what nobody sees of it is left out. */
export function TextField({ label, hint, error, inputRef, ltr = false, onChange, ...rest }: TextFieldProps) {
  const ref = inputRef === undefined ? {} : { ref: inputRef };
  const isSearch = rest.type === 'search';
  return (
    <AriaTextField
      {...rest}
      {...(onChange !== undefined && { onChange: (text) => onChange(typedLine(text)) })}
      className="field"
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <Group className="input">
        {isSearch && <Icon of={Search} size={16} />}
        {/* Empty, the words that stand in it run as the page does. */}
        <Input
          {...ref}
          {...(isSearch && { placeholder: label })}
          {...(!(isSearch && rest.value === '') && { dir: ltr ? 'ltr' : 'auto' })}
        />
      </Group>
      <BelowField hint={error === undefined ? hint : undefined} error={error} />
    </AriaTextField>
  );
}

/** A password, or another secret that one types, hidden until its owner asks to see it. */
export function PasswordField({
  label,
  hint,
  error,
  inputRef,
  keepsHint = false,
  eye,
  ...rest
}: Omit<TextFieldProps, 'type' | 'ltr'> & {
  /** The hint is a rule that must be known to mend the error: it stays under it. */
  readonly keepsHint?: boolean;
  /** What the eye is called where it shows something else than a password. */
  readonly eye?: Pick<PartLabels, 'showPassword' | 'hidePassword'>;
}) {
  const [shown, setShown] = useState(false);
  const parts = usePartLabels();
  const labels = eye ?? parts;
  const ref = inputRef === undefined ? {} : { ref: inputRef };
  return (
    <AriaTextField
      {...rest}
      type={shown ? 'text' : 'password'}
      className="field"
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <Group className="input">
        <Input {...ref} dir="ltr" spellCheck={false} autoCapitalize="none" />
        <AriaButton
          slot={null}
          className="icon-btn"
          aria-label={shown ? labels.hidePassword : labels.showPassword}
          onPress={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </AriaButton>
      </Group>
      <BelowField hint={error === undefined || keepsHint ? hint : undefined} error={error} />
    </AriaTextField>
  );
}
