import './field.css';
import { CircleAlert, ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import { Icon } from './icon.tsx';
import type { FieldWords } from './text-field.tsx';

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

interface SelectFieldProps extends FieldWords {
  readonly name: string;
  /** Choices that belong to nothing larger. */
  readonly choices?: ChoiceGroup['choices'];
  readonly groups?: readonly ChoiceGroup[];
  /** Stands for no choice, where making none is one. */
  readonly none?: string;
  readonly autoComplete?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLSelectElement>;
}

/**
 * One of very many, by themselves or in groups. The system's own list: a phone shows its wheel, a keyboard jumps to
 * what is typed. Up to four choices take `<Segmented>`.
 */
export function SelectField({
  label,
  hint,
  error,
  choices,
  groups,
  none,
  value,
  onChange,
  inputRef,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  const below = `${id}-below`;
  const ref = inputRef === undefined ? {} : { ref: inputRef };
  return (
    <div className="field" {...(error !== undefined && { 'data-invalid': true })}>
      <label htmlFor={id}>{label}</label>
      <div className="input select">
        <select
          {...rest}
          {...ref}
          id={id}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={below}
          onChange={(event) => onChange(event.target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices?.map(option)}
          {groups?.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.choices.map(option)}
            </optgroup>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </div>
      <p id={below} className={error === undefined ? 'hint' : 'error'} hidden={(error ?? hint) === undefined}>
        {error !== undefined && <Icon of={CircleAlert} size={14} />}
        {error ?? hint}
      </p>
    </div>
  );
}

const option = (choice: ChoiceGroup['choices'][number]) => (
  <option key={choice.value} value={choice.value}>
    {choice.label}
  </option>
);
