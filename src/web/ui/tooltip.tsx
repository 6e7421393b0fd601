import './tooltip.css';
import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

/** Explains the button inside it, on hover and on focus; without a text there is nothing to explain. Touch has no hover: nothing may be said only here. */
export function Tooltip({ text, children }: { readonly text: string | undefined; readonly children: ReactElement }) {
  return (
    <TooltipTrigger isDisabled={text === undefined} delay={150} closeDelay={80}>
      {children}
      <AriaTooltip className="tooltip" placement="bottom" offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
