import { useState, type ReactNode } from 'react';
import { FormProblem, type FormProblemProps } from '../../kernel/form-problem.tsx';
import type { AskError } from '../../kernel/refused.ts';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { WhyField } from './why-field.tsx';

interface WarnedDialogProps {
  /** Takes a shift, accepts one in return for one's own, or approves what two agreed on. */
  readonly does: 'take' | 'accept' | 'approve';
  /** What speaks against it. */
  readonly children: ReactNode;
  /** A rule among them asks why. */
  readonly needsReason: boolean;
  /** What came of the last press, where it was not done: a toast would lie behind the question. */
  readonly answer: FormProblemProps['answer'];
  readonly error: AskError | null;
  readonly busy: boolean;
  /** @param reason undefined where no rule asks why */
  readonly onDo: (reason: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks whether the reader would do it, knowing what speaks against it, and why where a rule asks that. */
export function WarnedDialog({ does, children, needsReason, answer, error, busy, onDo, onClose }: WarnedDialogProps) {
  const { say } = useWords();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The rule may ask since the page was read.
  const isAsked = needsReason || answer?.refusal === 'taking_needs_reason';
  const send = (): void => {
    const why = reason.trim();
    setMissing(why === '');
    if (isAsked && why === '') return;
    onDo(isAsked ? why : undefined);
  };
  return (
    <TypedDialog
      title={say(`schedule.${does}.title`)}
      onClose={onClose}
      mustAnswer
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" busy={busy} onPress={send}>
            {say(`schedule.${does}.knowing`)}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>{say(`schedule.${does}.warned`)}</p>
        {children}
        <FormProblem answer={answer} error={error} />
        {isAsked && <WhyField reason={reason} onType={setReason} isMissing={isMissing} />}
      </div>
    </TypedDialog>
  );
}
