import './button.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from './icon.tsx';

/** One `primary` a view; `ink` decides inside a card; `in`, `out` and `brk` belong to the clock. */
export type Tone = 'primary' | 'ink' | 'line' | 'ghost' | 'in' | 'out' | 'brk';

export interface Look {
  readonly tone?: Tone;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly icon?: LucideIcon;
  /** The icon points along the script, and mirrors in Arabic. */
  readonly flip?: boolean;
  /** As wide as what holds it. */
  readonly wide?: boolean;
}

export const classOf = ({ tone = 'line', size = 'md', wide = false }: Look, quiet = false): string =>
  `btn ${quiet ? 'quiet' : tone} ${size === 'md' ? '' : size} ${wide ? 'wide' : ''}`;

export const sizeOfIcon = (size: Look['size']) => (size === 'lg' ? 18 : 16);

export interface PlainButtonProps
  extends Look, Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'isDisabled'> {
  readonly children: ReactNode;
  /** The work is under way: the width stays, the icon gives way to a spinner, presses wait. */
  readonly busy?: boolean;
}

/** A button that always applies: without the tooltip, which weighs more than all the rest and which whoever logs in has no use for. */
export function PlainButton({ tone, size, icon, flip, wide, busy = false, children, ...rest }: PlainButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={classOf({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) })}
      isPending={busy}
      aria-busy={busy || undefined}
    >
      <ButtonContent busy={busy} size={size} icon={icon} flip={flip ?? false}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}

interface ButtonContentProps {
  readonly busy: boolean;
  readonly size: Look['size'];
  readonly icon: LucideIcon | undefined;
  readonly flip: boolean;
  readonly children: ReactNode;
}

/** What a button shows: its icon, or that it is busy, and its words. */
export const ButtonContent = ({ busy, size, icon, flip, children }: ButtonContentProps) => (
  <>
    {busy ? <span className="spinner" aria-hidden /> : icon && <Icon of={icon} size={sizeOfIcon(size)} flip={flip} />}
    {children}
  </>
);
