import './field.css';
import './segmented.css';
import type { LucideIcon } from 'lucide-react';
import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components';
import { Icon } from './icon.tsx';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** The choices speak for themselves: the label is for screen readers alone. */
  readonly quietLabel?: boolean;
  readonly hint?: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: LucideIcon;
    readonly lang?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Two to four choices that exclude each other, all in sight; arrow keys move between them. */
export function Segmented<Value extends string>({
  label,
  quietLabel = false,
  hint,
  choices,
  value,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup className="field" value={value} onChange={(next) => onChange(next as Value)}>
      <Label className={quietLabel ? 'sr' : 'lbl'}>{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <div>
        <div className="seg">
          {choices.map((choice) => (
            <RadioField key={choice.value} value={choice.value} {...(choice.lang && { lang: choice.lang })}>
              <RadioButton className="seg-item">
                {choice.icon && <Icon of={choice.icon} size={16} />}
                {choice.label}
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </div>
    </RadioGroup>
  );
}
