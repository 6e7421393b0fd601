import { useForm } from 'react-hook-form';
import { checkedBy, FormProblem, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useSuspend } from './queries.ts';

interface SuspendFormProps {
  readonly employeeId: string;
  readonly name: string;
  readonly onDone: () => void;
}

interface SuspendValues {
  readonly reason: string;
}

/** Asks why, says what follows, and suspends. */
export function SuspendForm({ employeeId, name, onDone }: SuspendFormProps) {
  const { say } = useWords();
  const suspend = useSuspend(employeeId);
  const form = useForm<SuspendValues>({
    defaultValues: { reason: '' },
    resolver: checkedBy(({ reason }) => (reason.trim() === '' ? { reason: 'team.enterReason' } : {})),
  });
  const send = ({ reason }: SuspendValues) =>
    suspend.mutate(reason, {
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
          <Button type="submit" form="suspend-form" tone="out" busy={suspend.isPending}>
            {say('team.suspend')}
          </Button>
        </>
      }
    >
      <form id="suspend-form" className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <p>{say('team.suspendText')}</p>
        <TextField
          {...useField(form.control, 'reason')}
          label={say('team.reason')}
          hint={say('team.reasonHint')}
          autoComplete="off"
          maxLength={500}
        />
        <FormProblem answer={suspend.data} error={suspend.error} />
      </form>
    </Dialog>
  );
}
