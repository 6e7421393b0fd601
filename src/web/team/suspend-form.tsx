import { ReasonDialog } from '../kernel/reason-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
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
    <ReasonDialog
      title={say('team.suspendTitle', { name })}
      submit={say('team.suspend')}
      tone="out"
      busy={isPending}
      onClose={onDone}
      label={say('team.reason')}
      hint={say('team.reasonHint')}
      missing="team.enterReason"
      answer={answer}
      error={error}
      onSubmit={send}
    >
      <p>{say('team.suspendText')}</p>
    </ReasonDialog>
  );
}
