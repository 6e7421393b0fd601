import './check-field.css';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { Icon } from './icon.tsx';

interface CheckFieldProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** One thing that is so or is not; the words beside it belong to it. */
export function CheckField({ children, ...rest }: CheckFieldProps) {
  return (
    <CheckboxField {...rest}>
      <CheckboxButton className="check">
        <span className="box" aria-hidden>
          <Icon of={Check} size={14} />
        </span>
        <span>{children}</span>
      </CheckboxButton>
    </CheckboxField>
  );
}
