import './field.css';
import './menu.css';
import './combo-field.css';
import { ChevronDown } from 'lucide-react';
import { use, useState, type Ref } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  type Key,
} from 'react-aria-components';
import { BelowField } from './below-field.tsx';
import { Icon } from './icon.tsx';
import { Popover } from './popover.tsx';
import type { FieldWords } from './text-field.tsx';
import { useTyping } from './typing.ts';

export interface ComboChoice {
  readonly value: string;
  readonly label: string;
  /** A word beside it, to tell it from others. */
  readonly note?: string;
}

interface ComboFieldProps extends FieldWords {
  readonly name: string;
  readonly choices: readonly ComboChoice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Said where nothing matches what was typed. */
  readonly empty: string;
  /** It has the focus from the start. Its choices open once it is pressed or typed into, and are in nobody's way before. */
  readonly isFirst?: boolean;
}

/** One of very many, found by typing a part of it. */
export function ComboField({
  label,
  hint,
  error,
  choices,
  value,
  onChange,
  inputRef,
  empty,
  isFirst = false,
  onBlur,
  ...rest
}: ComboFieldProps) {
  const [isLeft, setLeft] = useState(!isFirst);
  const tellTyped = useTyping();
  const choose = (key: Key | null) => {
    tellTyped();
    onChange(key === null ? '' : String(key));
  };
  return (
    <ComboBox
      {...rest}
      className="field combo"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      defaultItems={choices}
      value={value === '' ? null : value}
      onChange={choose}
      allowsEmptyCollection
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- all else in its dialog follows from what is chosen in it
      autoFocus={isFirst}
      menuTrigger={isLeft ? 'focus' : 'input'}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    >
      <Label>{label}</Label>
      <Group className="input">
        <Typed inputRef={inputRef} />
        <AriaButton className="icon-btn">
          <Icon of={ChevronDown} size={16} />
        </AriaButton>
      </Group>
      <BelowField hint={error === undefined ? hint : undefined} error={error} />
      <Popover offset={4}>
        <ListBox<ComboChoice> renderEmptyState={() => <p className="no-match">{empty}</p>}>
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className="item">
              <span className="grow">{choice.label}</span>
              {choice.note !== undefined && <span className="mute">{choice.note}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** What is typed into. A press always shows the choices, also where it has the focus already. */
function Typed({ inputRef }: { readonly inputRef: ComboFieldProps['inputRef'] | undefined }) {
  const ref = inputRef === undefined ? {} : { ref: inputRef };
  const choices = use(ComboBoxStateContext);
  return <Input {...ref} dir="auto" onClick={() => choices?.isOpen === false && choices.open(null, 'manual')} />;
}
