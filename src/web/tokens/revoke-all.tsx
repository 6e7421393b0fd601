import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useRevokeTokens } from './queries.ts';

/** Asks before every program of the reader is shut out. */
export function RevokeAll({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords();
  const revoke = useRevokeTokens();
  const revokeThem = (): void =>
    revoke.mutate(undefined, {
      onSuccess: (answer) => {
        if (!answer.ok) return;
        onClose();
        showToast({ text: say('tokens.allRevoked') });
      },
    });
  const actions = (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button tone="out" busy={revoke.isPending} onPress={revokeThem}>
        {say('tokens.revokeAll')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen mustAnswer title={say('tokens.revokeAllTitle')} onClose={onClose} actions={actions}>
      <div className="form">
        <p>{say('tokens.revokeAllText')}</p>
        <FormProblem answer={revoke.data} error={revoke.error} />
      </div>
    </Dialog>
  );
}
