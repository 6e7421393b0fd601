import { useId } from 'react';
import { ReasonForm } from '../kernel/reason-form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useSuspend } from './queries.ts';

interface SuspendFormProps {
  readonly employeeId: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Asks why, says what follows, and suspends. */
export function SuspendForm({ employeeId, name, onDone }: SuspendFormProps) {
  const { say } = useWords();
  const form = useId();
  const { mutate, data: answer, error, isPending } = useSuspend(employeeId);
  const send = (reason: string) =>
    mutate(reason, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: say('team.suspended', { name }) });
        onDone();
      },
    });
  return (
    <Dialog
      title={say('team.suspendTitle', { name })}
      isOpen
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button type="submit" form={form} tone="out" busy={isPending}>
            {say('team.suspend')}
          </Button>
        </>
      }
    >
      <ReasonForm
        id={form}
        label={say('team.reason')}
        hint={say('team.reasonHint')}
        missing="team.enterReason"
        answer={answer}
        error={error}
        onSubmit={send}
      >
        <p>{say('team.suspendText')}</p>
      </ReasonForm>
    </Dialog>
  );
}
