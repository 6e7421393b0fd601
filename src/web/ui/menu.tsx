import { useRef, useState, type ReactElement } from 'react';
import { ButtonContext } from 'react-aria-components';
import type { Choice, MenuFocus, MenuPopoverProps } from './menu-popover.tsx';
import { onDemand } from './on-demand.tsx';

const MenuPopover = onDemand<MenuPopoverProps>(async () => (await import('./menu-popover.tsx')).MenuPopover);

interface MenuProps<Value extends string> {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
}

/** A menu in which one thing is chosen, and the chosen one carries a tick. */
export const ChoiceMenu = <Value extends string>({
  onChange,
  ...rest
}: MenuProps<Value> & { readonly value: Value; readonly onChange: (value: Value) => void }) => (
  <AnyMenu {...rest} onPick={(value) => onChange(value as Value)} />
);

/** A menu in which each thing is done at once. */
export const ActionMenu = <Value extends string>({
  onAction,
  ...rest
}: MenuProps<Value> & { readonly onAction: (value: Value) => void }) => (
  <AnyMenu {...rest} onPick={(value) => onAction(value as Value)} />
);

type AnyMenuProps = MenuProps<string> & Pick<MenuPopoverProps, 'value' | 'onPick'>;

/** The button is there at once; the menu, the greater part of the two, is loaded when it is first opened. */
function AnyMenu({ trigger, ...menu }: AnyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [focus, setFocus] = useState<MenuFocus>(true);
  const open = (from: MenuFocus): void => {
    setFocus(from);
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onPress: () => open(true),
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown') open('first');
            else if (event.key === 'ArrowUp') open('last');
            // Taken back before the menu was there.
            else if (event.key === 'Escape' && isOpen) setOpen(false);
            else event.continuePropagation();
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {wasOpen && <MenuPopover {...menu} button={button} isOpen={isOpen} onOpenChange={setOpen} focus={focus} />}
    </>
  );
}
