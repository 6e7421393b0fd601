import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDraft } from './policy-draft.tsx';
import { isSet, type PolicyValues } from './view/policy-values.ts';

interface MoreOfProps {
  readonly label: string;
  /** How much of it is set. */
  readonly count: number;
  /** Something in it is to be changed: it stays open. */
  readonly isForced: boolean;
  readonly children: ReactNode;
}

/** What is seldom needed, with how much of it is set. */
export function MoreOf({ label, count, isForced, children }: MoreOfProps) {
  const { say } = useWords();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isForced;
  return (
    <details className="more-of" open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <Icon of={ChevronDown} size={16} />
        <span>{label}</span>
        {count > 0 && <span className="chip num">{say('payRules.setCount', { count })}</span>}
      </summary>
      {isOpen && <div className="more-of-body">{children}</div>}
    </details>
  );
}

interface MoreRulesProps {
  readonly label: string;
  /** Each says by itself whether a rule is set. */
  readonly fields: readonly (keyof PolicyValues)[];
  /** Fields that only add to one of those. */
  readonly besides?: readonly (keyof PolicyValues)[];
  readonly children: ReactNode;
}

const none: readonly (keyof PolicyValues)[] = [];

/** The rarer rules of a section. */
export function MoreRules({ label, fields, besides = none, children }: MoreRulesProps) {
  const { control, values } = useDraft();
  const { errors } = useFormState({ control });
  return (
    <MoreOf
      label={label}
      count={fields.filter((field) => isSet(values, field)).length}
      isForced={[...fields, ...besides].some((field) => errors[field] !== undefined)}
    >
      {children}
    </MoreOf>
  );
}
