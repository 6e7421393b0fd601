import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useChangeMessage } from './queries.ts';

interface WithdrawQuestionProps {
  readonly of: { readonly conversationId: string; readonly messageId: string };
  readonly onClose: () => void;
}

/** Asks before somebody withdraws a message: what it said does not come back. */
export function WithdrawQuestion({ of, onClose }: WithdrawQuestionProps) {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useChangeMessage();
  const withdraw = (): void =>
    mutate({ ...of, text: null }, { onSuccess: (told) => (told.ok ? onClose() : undefined) });
  return (
    <Dialog
      title={say('messaging.withdrawTitle')}
      isOpen
      mustAnswer
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('messaging.cancel')}</Button>
          <Button tone="out" busy={isPending} onPress={withdraw}>
            {say('messaging.withdraw')}
          </Button>
        </>
      }
    >
      <FormProblem answer={answer} error={error} />
      <p>{say('messaging.withdrawText')}</p>
    </Dialog>
  );
}
