import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import type { Asking } from './use-question.ts';
import { WhyField } from './why-field.tsx';

interface WarnedDialogProps {
  /** Takes a shift, accepts one in return for one's own, or approves what two agreed on. */
  readonly does: 'take' | 'accept' | 'approve';
  readonly title: string;
  /** What it is about. */
  readonly about?: ReactNode;
  /** Something speaks against it. */
  readonly isWarned: boolean;
  /** What speaks against it. */
  readonly children: ReactNode;
  /** A rule among them asks why. */
  readonly needsReason: boolean;
  readonly asking: Asking;
  readonly busy: boolean;
  /** @param reason undefined where no rule asks why */
  readonly onDo: (reason: string | undefined) => void;
}

const namesOf = {
  take: 'schedule.take',
  accept: 'schedule.proposal.accept',
  approve: 'approvals.approve',
} as const;

/** Asks whether the reader would do it, knowing what it is and what speaks against it, and why where a rule asks that. */
export function WarnedDialog({
  does,
  title,
  about,
  isWarned,
  children,
  needsReason,
  asking,
  busy,
  onDo,
}: WarnedDialogProps) {
  const { say } = useWords();
  const { answer, error, asksWhy, close } = asking;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const why = useRef<HTMLTextAreaElement>(null);
  // The rule may ask since the page was read.
  useEffect(() => {
    if (asksWhy) why.current?.focus();
  }, [asksWhy]);
  const isAsked = needsReason || asksWhy;
  const send = (): void => {
    const given = reason.trim();
    const lacksReason = isAsked && given === '';
    setMissing(lacksReason);
    if (lacksReason) why.current?.focus();
    else onDo(isAsked ? given : undefined);
  };
  return (
    <TypedDialog
      title={title}
      onClose={close}
      mustAnswer
      actions={
        <>
          <Button onPress={close}>{say('kernel.cancel')}</Button>
          <Button tone="primary" busy={busy} onPress={send}>
            {isWarned ? say(`schedule.${does}.knowing`) : say(namesOf[does])}
          </Button>
        </>
      }
    >
      <div className="form">
        {about}
        {isWarned && <p>{say(`schedule.${does}.warned`)}</p>}
        {children}
        <FormProblem answer={answer} error={error} />
        {isAsked && <WhyField inputRef={why} reason={reason} onType={setReason} isMissing={isMissing} />}
      </div>
    </TypedDialog>
  );
}
