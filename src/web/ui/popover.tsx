import './popover.css';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components';

interface PopoverProps extends Omit<AriaPopoverProps, 'className'> {
  /** What it is besides a popover. */
  readonly className?: string;
}

/** What opens beside a button, raised above the page: it brings its looks along, whichever is opened first. */
export const Popover = ({ className, ...rest }: PopoverProps) => (
  <AriaPopover {...rest} className={className === undefined ? 'popover' : `popover ${className}`} />
);
