import './menu.css';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from './icon.tsx';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
}

interface ChoiceMenuProps<Value extends string> {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A menu in which one thing is chosen, and the chosen one carries a tick. */
export function ChoiceMenu<Value extends string>({ trigger, label, choices, value, onChange }: ChoiceMenuProps<Value>) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="popover" placement="bottom end" offset={6}>
        <AriaMenu
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (key !== undefined) onChange(key as Value);
          }}
        >
          {choices.map((choice) => (
            <MenuItem
              key={choice.value}
              id={choice.value}
              textValue={choice.label}
              className="item"
              {...(choice.lang && { lang: choice.lang })}
            >
              <Icon of={Check} size={16} className="tick" />
              {choice.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface ActionMenuProps<Value extends string> {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly onAction: (value: Value) => void;
}

/** A menu in which each thing is done at once. */
export function ActionMenu<Value extends string>({ trigger, label, choices, onAction }: ActionMenuProps<Value>) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="popover" placement="bottom end" offset={6}>
        <AriaMenu aria-label={label} onAction={(key) => onAction(key as Value)}>
          {choices.map(({ value, label: name }) => (
            <MenuItem key={value} id={value} textValue={name} className="item">
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
