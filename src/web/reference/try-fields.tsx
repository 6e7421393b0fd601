import { useId, type ChangeEvent } from 'react';
import { useWords } from '../kernel/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { choicesOf, formOf, type Filled, type Operation } from './view.ts';

interface TryFieldsProps {
  readonly parameters: Operation['parameters'];
  readonly filled: Filled;
  /** Those that must be there and are not, once it was tried. */
  readonly missing: readonly string[];
  readonly onChange: (name: string, value: string) => void;
}

/** A field for each parameter: what is one of a few is chosen, anything else typed, also what is wrong. */
export function TryFields({ parameters, filled, missing, onChange }: TryFieldsProps) {
  const { say } = useWords();
  return (
    <div className="try-fields">
      {parameters.map((parameter) => {
        const { name, required } = parameter;
        const choices = choicesOf(parameter);
        const { is, example = '' } = formOf(parameter);
        const form = say(`reference.form.${is}`, { example });
        const hints = [choices === undefined ? form : undefined, required ? undefined : say('reference.optional')];
        const field = {
          label: name,
          value: filled[name] ?? '',
          onChange: (value: string) => onChange(name, value),
          hint: hints.filter((hint) => hint !== undefined).join(' · ') || undefined,
          error: missing.includes(name) ? say('reference.missing') : undefined,
        };
        return choices === undefined ? (
          <TextField key={name} {...field} isRequired={required} ltr autoComplete="off" />
        ) : (
          <SelectField key={name} {...field} name={name} none="—" choices={choices.map(itself)} />
        );
      })}
    </div>
  );
}

const itself = (value: string) => ({ value, label: value });

interface FileFieldProps {
  readonly types: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** The file that is sent. */
export function FileField({ types, error, onChoose }: FileFieldProps) {
  const { say } = useWords();
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => onChoose(target.files?.[0]);
  return (
    <div className="field" {...(error !== undefined && { 'data-invalid': true })}>
      <label id={`${id}-name`} htmlFor={id}>
        {say('reference.file')}
      </label>
      <input
        id={id}
        type="file"
        aria-labelledby={`${id}-name`}
        accept={types.join(',')}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-below`}
        onChange={choose}
      />
      <p id={`${id}-below`} className={error === undefined ? 'hint' : 'error'}>
        {error ?? types.join(', ')}
      </p>
    </div>
  );
}
