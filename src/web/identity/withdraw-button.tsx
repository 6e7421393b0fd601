import { useState } from 'react';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWithdraw } from './queries.ts';

interface WithdrawButtonProps {
  readonly requestId: string;
  readonly organization: string;
}

/** Takes the reader's application back, once they have said that they mean it. */
export function WithdrawButton({ requestId, organization }: WithdrawButtonProps) {
  const { say } = useWords();
  const [asks, setAsks] = useState(false);
  const { mutate, data: answer, error, isPending } = useWithdraw();
  const close = () => setAsks(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setAsks(true)}>
        {say('identity.withdraw')}
      </button>
      <Dialog
        title={say('identity.withdrawTitle')}
        isOpen={asks}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{say('identity.keepWaiting')}</Button>
            <Button
              tone="out"
              busy={isPending}
              onPress={() => mutate(requestId, { onSuccess: ({ ok }) => ok && close() })}
            >
              {say('identity.withdraw')}
            </Button>
          </>
        }
      >
        <p>{say('identity.withdrawText', { organization })}</p>
        <FormProblem answer={answer} error={error} />
      </Dialog>
    </>
  );
}
