import type { Passkey } from '../../contract/factors.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { showToast } from '../ui/toast.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useRenamePasskey } from './queries.ts';

/** Asks for another name of a passkey. */
export function RenamePasskey({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { say } = useWords();
  const rename = useRenamePasskey();
  const renameIt = (name: string): void =>
    rename.mutate(
      { passkeyId: passkey.passkeyId, name },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          onClose();
          showToast({ text: say('security.passkeyRenamed') });
        },
      },
    );
  return (
    <PasskeyNameForm
      title={say('security.renamePasskey', { name: passkey.name })}
      name={passkey.name}
      action={say('security.rename')}
      busy={rename.isPending}
      onName={renameIt}
      onClose={onClose}
    >
      <FormProblem answer={rename.data} error={rename.error} />
    </PasskeyNameForm>
  );
}
