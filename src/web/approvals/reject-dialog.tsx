import { useId } from 'react';
import type { PendingRequest } from '../../contract/approvals.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { ReasonForm } from '../kernel/reason-form.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { AnsweredAlready } from './answered-already.tsx';
import { useReject } from './queries.ts';

interface RejectDialogProps {
  readonly request: PendingRequest;
  readonly zone: Zone;
  readonly onDone: () => void;
}

/** Asks for the reason, which the person reads. */
export function RejectDialog({ request, zone, onDone }: RejectDialogProps) {
  const { say } = useWords();
  const form = useId();
  const { mutate, data: answer, error, isPending } = useReject();
  const { name } = request.employee;
  const former = answer?.ok === false && answer.refusal === 'already_decided' ? answer.details : undefined;
  const send = (reason: string) =>
    mutate(
      { requestId: request.requestId, reason },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('approvals.rejected', { name }) });
          onDone();
        },
      },
    );
  return (
    <TypedDialog
      title={say('approvals.rejectTitle', { name })}
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
      {former === undefined ? (
        <ReasonForm
          id={form}
          label={say('approvals.rejectionReason')}
          hint={say('approvals.rejectionHint', { name })}
          missing="approvals.enterReason"
          answer={answer}
          error={error}
          onSubmit={send}
        />
      ) : (
        <AnsweredAlready decision={former} zone={zone} />
      )}
    </TypedDialog>
  );
}
