import type { ComponentProps } from 'react';
import { longestRemark } from '../../../contract/kernel/schemas.ts';
import { useWords } from '../../kernel/words.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

interface WhyFieldProps extends Pick<ComponentProps<typeof TextAreaField>, 'inputRef'> {
  readonly reason: string;
  readonly onType: (reason: string) => void;
  /** It was sent without one. */
  readonly isMissing: boolean;
}

/** Asks why a shift is taken, exchanged or approved all the same, where a rule asks for it. */
export function WhyField({ reason, onType, isMissing, ...field }: WhyFieldProps) {
  const { say } = useWords();
  return (
    <TextAreaField
      {...field}
      name="reason"
      label={say('schedule.why')}
      hint={say('schedule.why.hint')}
      error={isMissing && reason.trim() === '' ? say('schedule.why.enter') : undefined}
      maxLength={longestRemark}
      value={reason}
      onChange={onType}
    />
  );
}
