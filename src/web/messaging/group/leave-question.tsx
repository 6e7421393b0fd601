import { LogOut } from 'lucide-react';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useLeave } from '../queries.ts';

interface LeaveQuestionProps {
  readonly conversationId: string;
  readonly onStay: () => void;
  readonly onLeft: () => void;
}

/** Asks before somebody leaves: whoever has left does not come back by themselves. */
export function LeaveQuestion({ conversationId, onStay, onLeft }: LeaveQuestionProps) {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useLeave();
  const leave = (): void =>
    mutate(conversationId, {
      onSuccess: (told) => {
        if (!told.ok) return;
        showToast({ text: say('messaging.left') });
        onLeft();
      },
    });
  return (
    <Dialog
      title={say('messaging.leaveTitle')}
      isOpen
      mustAnswer
      onClose={onStay}
      actions={
        <>
          <Button onPress={onStay}>{say('messaging.cancel')}</Button>
          <Button tone="out" icon={LogOut} flip busy={isPending} onPress={leave}>
            {say('messaging.leave')}
          </Button>
        </>
      }
    >
      <FormProblem answer={answer} error={error} />
      <p>{say('messaging.leaveText')}</p>
    </Dialog>
  );
}
