import './chip.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { Icon } from './icon.tsx';

/** Green, orange and red belong to the clock and to outcomes; `acc` is what waits for someone. */
export type StatusTone = 'in' | 'brk' | 'out';

/** A small word about the state of something. */
export function Chip({
  tone,
  icon,
  children,
}: {
  readonly tone?: StatusTone | 'acc' | undefined;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <span className={`chip ${tone ?? ''}`}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}

/** A chip that leads to what it tells of. */
export function ChipLink({
  tone,
  icon,
  href,
  children,
}: {
  readonly tone?: 'acc';
  readonly icon: LucideIcon;
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <AriaLink href={href} className={`chip is-link ${tone ?? ''}`}>
      <Icon of={icon} size={14} />
      {children}
    </AriaLink>
  );
}

/** A chip that opens what it counts. */
export function ChipButton({
  tone,
  icon,
  label,
  onPress,
  children,
}: {
  readonly tone?: StatusTone;
  readonly icon: LucideIcon;
  /** The accessible name, where what it shows does not say what it opens. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <AriaButton
      className={`chip is-link ${tone ?? ''}`}
      onPress={onPress}
      {...(label !== undefined && { 'aria-label': label })}
    >
      <Icon of={icon} size={14} />
      {children}
    </AriaButton>
  );
}

/** The state of a clock as a shape: round = in, square = on a break, ring = out. A word always stands beside it. */
export function StatusDot({ tone, pulse = false }: { readonly tone: StatusTone; readonly pulse?: boolean }) {
  return <span aria-hidden className={`dot ${tone} ${pulse ? 'pulse' : ''}`} />;
}
