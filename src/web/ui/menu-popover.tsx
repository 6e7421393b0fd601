import './menu.css';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components';
import { Icon } from './icon.tsx';
import { Popover } from './popover.tsx';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
}

/** Where the focus begins: as the menu has it, or from the key that opened it. */
export type MenuFocus = true | 'first' | 'last';

export interface MenuPopoverProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly focus: MenuFocus;
  readonly label: string;
  readonly choices: readonly Choice<string>[];
  /** The chosen one, which carries a tick; undefined where each thing is done at once. */
  readonly value?: string;
  readonly onPick: (value: string) => void;
}

/** An open menu below its button. */
export function MenuPopover({ button, isOpen, onOpenChange, focus, label, choices, value, onPick }: MenuPopoverProps) {
  const hasTick = value !== undefined;
  const selection = hasTick
    ? ({ selectionMode: 'single', disallowEmptySelection: true, selectedKeys: [value] } as const)
    : {};
  return (
    <Popover
      aria-label={label}
      placement="bottom end"
      offset={6}
      trigger="MenuTrigger"
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaMenu
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an open menu has the focus: it is the menu's own rule
        autoFocus={focus}
        {...selection}
        onClose={() => onOpenChange(false)}
        onAction={(key) => key !== value && onPick(String(key))}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            id={choice.value}
            textValue={choice.label}
            className="item"
            {...(choice.lang && { lang: choice.lang })}
          >
            {hasTick && <Icon of={Check} size={16} className="tick" />}
            {choice.label}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
