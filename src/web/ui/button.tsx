import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  Link as AriaLink,
  type ButtonProps as AriaButtonProps,
  type LinkProps,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import { ButtonContent, classOf, sizeOfIcon, type Look, type PlainButtonProps } from './plain-button.tsx';
import { Tooltip } from './tooltip.tsx';

export type { Tone } from './plain-button.tsx';

export interface ButtonProps extends PlainButtonProps {
  /**
   * Why the button does not apply now. It then stays in its place and can be focused, says why in
   * a tooltip and to screen readers, and does nothing when it is pressed.
   */
  readonly unavailable?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the product. */
export function Button({ tone, size, icon, flip, wide, unavailable, busy = false, children, ...rest }: ButtonProps) {
  const quiet = unavailable !== undefined;
  const className = classOf({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }, quiet);
  // One tree for both: a button that goes quiet under the finger keeps its element, and with it the focus.
  return (
    <Tooltip text={unavailable}>
      <AriaButton
        {...(quiet ? quieted(rest) : rest)}
        className={className}
        isPending={busy && !quiet}
        aria-busy={busy || undefined}
      >
        <ButtonContent busy={busy} size={size} icon={icon} flip={flip ?? false}>
          {children}
        </ButtonContent>
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
