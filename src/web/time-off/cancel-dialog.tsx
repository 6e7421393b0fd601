import { useId } from 'react';
import type { TimeOffRequestReply } from '../../contract/time-off.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { ReasonForm } from '../kernel/reason-form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useCancelTimeOff } from './queries.ts';

interface CancelDialogProps {
  readonly request: TimeOffRequestReply;
  readonly dates: string;
  /** One's own is given back without a word; whoever cancels for somebody says why. */
  readonly own: boolean;
  readonly onClose: () => void;
}

/** Asks whether approved time off is really to be taken back, and a manager why. */
export function CancelDialog({ request, dates, own, onClose }: CancelDialogProps) {
  const { say } = useWords();
  const form = useId();
  const { mutate, data: answer, error, isPending } = useCancelTimeOff();
  const send = (reason: string | null) =>
    mutate(
      { requestId: request.requestId, reason },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('timeOff.wasCancelled') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={say('timeOff.cancelOf', { dates })}
      isOpen
      mustAnswer
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('timeOff.keep')}</Button>
          {own ? (
            <Button tone="out" busy={isPending} onPress={() => send(null)}>
              {say('timeOff.cancel')}
            </Button>
          ) : (
            <Button tone="out" type="submit" form={form} busy={isPending}>
              {say('timeOff.cancel')}
            </Button>
          )}
        </>
      }
    >
      {own ? (
        <>
          <p>{say('timeOff.cancelOwn')}</p>
          <FormProblem answer={answer} error={error} />
        </>
      ) : (
        <ReasonForm
          id={form}
          label={say('timeOff.reason')}
          hint={say('timeOff.cancelHint')}
          missing="refusal.reason_missing"
          onSubmit={send}
          answer={answer}
          error={error}
        >
          <p>{say('timeOff.cancelTheirs')}</p>
        </ReasonForm>
      )}
    </Dialog>
  );
}
