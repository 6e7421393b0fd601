import { useId, useState } from 'react';
import type { PendingRequest } from '../../contract/approvals.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { AnsweredAlready } from './answered-already.tsx';
import { useReject } from './queries.ts';

const longestReason = 500;

interface RejectDialogProps {
  readonly request: PendingRequest;
  readonly zone: Zone;
  readonly onDone: () => void;
}

/** Asks for the reason, which the person reads; what was typed stays until the answer is recorded. */
export function RejectDialog({ request, zone, onDone }: RejectDialogProps) {
  const { say } = useWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, data: answer, error, isPending } = useReject();
  const { name } = request.employee;
  const isMissing = reason.trim() === '';
  const former = answer?.ok === false && answer.refusal === 'already_decided' ? answer.details : undefined;
  const send = () => {
    setTried(true);
    if (isMissing || isPending) return;
    mutate(
      { requestId: request.requestId, reason: reason.trim() },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('approvals.rejected', { name }) });
          onDone();
        },
      },
    );
  };
  return (
    <Dialog
      title={say('approvals.rejectTitle', { name })}
      isOpen
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say(former === undefined ? 'kernel.cancel' : 'kernel.close')}</Button>
          {former === undefined && (
            <Button tone="out" type="submit" form={form} busy={isPending}>
              {say('approvals.submitRejection')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {former === undefined ? (
          <>
            <TextField
              label={say('approvals.rejectionReason')}
              hint={say('approvals.rejectionHint', { name })}
              value={reason}
              onChange={setReason}
              maxLength={longestReason}
              isRequired
              {...(tried && isMissing && { error: say('approvals.enterReason') })}
            />
            <FormProblem answer={answer} error={error} />
          </>
        ) : (
          <AnsweredAlready decision={former} zone={zone} />
        )}
      </form>
    </Dialog>
  );
}
