import './check-field.css';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { Icon } from './icon.tsx';
import { useTyping } from './typing.ts';

interface CheckFieldProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  /** Of several things that it stands for, some are so and some are not; a press makes them all so. */
  readonly isIndeterminate?: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** One thing that is so or is not; the words beside it belong to it. */
export function CheckField({ children, onChange, ...rest }: CheckFieldProps) {
  const tellTyped = useTyping();
  const change = (isSelected: boolean) => {
    tellTyped();
    onChange(isSelected);
  };
  return (
    <CheckboxField {...rest} onChange={change}>
      <CheckboxButton className="check">
        <span className="box" aria-hidden>
          <Icon of={Check} size={14} />
        </span>
        <span>{children}</span>
      </CheckboxButton>
    </CheckboxField>
  );
}
