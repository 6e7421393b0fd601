import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { useRemoveTotp } from './queries.ts';
import { RemoveFactor } from './remove-factor.tsx';

/** A button that removes the app, once its owner says so again. */
export function RemoveTotp() {
  const { say } = useWords();
  const [asked, setAsked] = useState(false);
  const remove = useRemoveTotp();
  const close = (): void => {
    setAsked(false);
    remove.reset();
  };
  return (
    <>
      <Button size="sm" aria-label={say('security.removeApp')} onPress={() => setAsked(true)}>
        {say('security.remove')}
      </Button>
      {asked && (
        <RemoveFactor
          title={say('security.removeApp')}
          text={say('security.removeAppText')}
          done={say('security.appRemoved')}
          remove={remove}
          what={undefined}
          onClose={close}
        />
      )}
    </>
  );
}
