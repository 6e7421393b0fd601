import { useState } from 'react';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { showToast } from '../ui/toast.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useAddPasskey } from './queries.ts';

interface AddPasskeyProps extends Pick<ButtonProps, 'tone' | 'size' | 'wide'> {
  /** It is added; with the first second factor come recovery codes, shown by whoever stays when this button goes. */
  readonly onCodes?: (codes: readonly string[]) => void;
  readonly onAdded?: () => void;
}

const notMade = { known: 'security.passkeyKnown', stopped: 'security.passkeyNotMade' } as const;

/** A button, and behind it the way to a new passkey: what it is called, and then whatever the device asks for. */
export function AddPasskey({ onCodes, onAdded, ...look }: AddPasskeyProps) {
  const { say } = useWords();
  const [asked, setAsked] = useState(false);
  const add = useAddPasskey();
  const close = (): void => {
    setAsked(false);
    add.reset();
  };
  const addIt = (name: string): void =>
    add.mutate(name, {
      onSuccess: (answer) => {
        if (typeof answer === 'string' || !answer.ok || !('recoveryCodes' in answer.value)) return;
        close();
        showToast({ text: say('security.passkeyAdded') });
        if (answer.value.recoveryCodes.length > 0) onCodes?.(answer.value.recoveryCodes);
        else onAdded?.();
      },
    });
  const told = add.data;
  return (
    <>
      <Button {...look} onPress={() => setAsked(true)}>
        {say('security.addPasskey')}
      </Button>
      {asked && (
        <PasskeyNameForm
          title={say('security.addPasskey')}
          name=""
          action={say('security.addPasskey')}
          busy={add.isPending}
          onName={addIt}
          onClose={close}
        >
          {typeof told === 'string' ? (
            <Problem title={say(notMade[told])} />
          ) : (
            <FormProblem answer={told} error={add.error} />
          )}
        </PasskeyNameForm>
      )}
    </>
  );
}
