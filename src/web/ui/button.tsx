import './button.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Link as AriaLink,
  type ButtonProps as AriaButtonProps,
  type LinkProps,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

/** One `primary` a view; `ink` decides inside a card; `in`, `out` and `brk` belong to the clock. */
export type Tone = 'primary' | 'ink' | 'line' | 'ghost' | 'in' | 'out' | 'brk';

interface Look {
  readonly tone?: Tone;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly icon?: LucideIcon;
  /** The icon points along the script, and mirrors in Arabic. */
  readonly flip?: boolean;
  /** As wide as what holds it. */
  readonly wide?: boolean;
}

export interface ButtonProps
  extends Look, Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'isDisabled'> {
  readonly children: ReactNode;
  /**
   * Why the button does not apply now. It then stays in its place and can be focused, says why in
   * a tooltip and to screen readers, and does nothing when it is pressed.
   */
  readonly unavailable?: string | undefined;
  /** The work is under way: the width stays, the icon gives way to a spinner, presses wait. */
  readonly busy?: boolean;
}

const classOf = ({ tone = 'line', size = 'md', wide = false }: Look, quiet = false): string =>
  `btn ${quiet ? 'quiet' : tone} ${size === 'md' ? '' : size} ${wide ? 'wide' : ''}`;

const sizeOfIcon = (size: Look['size']) => (size === 'lg' ? 18 : 16);

/** A button of the product. */
export function Button({ tone, size, icon, flip, wide, unavailable, busy = false, children, ...rest }: ButtonProps) {
  const quiet = unavailable !== undefined;
  const className = classOf({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }, quiet);
  const content = (
    <>
      {busy ? (
        <span className="spinner" aria-hidden />
      ) : (
        icon && <Icon of={icon} size={sizeOfIcon(size)} flip={flip ?? false} />
      )}
      {children}
    </>
  );
  // One tree for both: a button that goes quiet under the finger keeps its element, and with it the focus.
  return (
    <Tooltip text={unavailable}>
      <AriaButton
        {...(quiet ? quieted(rest) : rest)}
        className={className}
        isPending={busy && !quiet}
        aria-busy={busy || undefined}
      >
        {content}
      </AriaButton>
    </Tooltip>
  );
}

function quieted(props: AriaButtonProps): AriaButtonProps {
  const { onPress: _press, onPressStart: _start, onPressEnd: _end, ...quiet } = props;
  return { ...quiet, type: 'button', 'aria-disabled': 'true' };
}

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export function ButtonLink({
  tone,
  size,
  icon,
  flip,
  wide,
  children,
  ...rest
}: Look & Omit<LinkProps, 'className' | 'children'> & { readonly children: ReactNode }) {
  return (
    <AriaLink {...rest} className={classOf({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) })}>
      {icon && <Icon of={icon} size={sizeOfIcon(size)} flip={flip ?? false} />}
      {children}
    </AriaLink>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'isDisabled' | 'aria-label'> {
  /** The accessible name, shown as a tooltip too. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly flip?: boolean;
  /** Why it does not apply now. */
  readonly unavailable?: string | undefined;
}

/** A button of one icon, for search, close, more, previous and next; everything else carries a word. */
export function IconButton({ label, icon, flip = false, unavailable, ...rest }: IconButtonProps) {
  const quiet = unavailable !== undefined;
  const props = quiet ? quieted(rest) : rest;
  return (
    <Tooltip text={unavailable ?? label}>
      <AriaButton {...props} aria-label={label} className={`icon-btn ${quiet ? 'quiet' : ''}`}>
        <Icon of={icon} flip={flip} />
      </AriaButton>
    </Tooltip>
  );
}
