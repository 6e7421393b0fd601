import { useState } from 'react';
import { FormProblem } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useRemoveTotp } from './queries.ts';

/** Asks before the app is removed, and says why where it may not be. */
export function RemoveTotp() {
  const { say } = useWords();
  const [asked, setAsked] = useState(false);
  const remove = useRemoveTotp();
  const close = (): void => {
    setAsked(false);
    remove.reset();
  };
  const removeIt = (): void =>
    remove.mutate(undefined, {
      onSuccess: (answer) => {
        if (!answer.ok) return;
        close();
        showToast({ text: say('security.appRemoved') });
      },
    });
  const actions = (
    <>
      <Button onPress={close}>{say('kernel.cancel')}</Button>
      <Button tone="out" busy={remove.isPending} onPress={removeIt}>
        {say('security.remove')}
      </Button>
    </>
  );
  return (
    <>
      <Button size="sm" aria-label={say('security.removeApp')} onPress={() => setAsked(true)}>
        {say('security.remove')}
      </Button>
      {asked && (
        <Dialog isOpen mustAnswer title={say('security.removeApp')} onClose={close} actions={actions}>
          <div className="form">
            <p>{say('security.removeAppText')}</p>
            <FormProblem answer={remove.data} error={remove.error} />
          </div>
        </Dialog>
      )}
    </>
  );
}
