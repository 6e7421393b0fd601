import type { Passkey } from '../../contract/factors.ts';
import { useWords } from '../kernel/words.tsx';
import { useRemovePasskey } from './queries.ts';
import { RemoveFactor } from './remove-factor.tsx';

/** Asks before a passkey is removed, and says why where it may not be. */
export function RemovePasskey({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { say } = useWords();
  const remove = useRemovePasskey();
  return (
    <RemoveFactor
      title={say('security.removePasskey', { name: passkey.name })}
      text={say('security.removePasskeyText')}
      done={say('security.passkeyRemoved')}
      remove={remove}
      what={passkey.passkeyId}
      onClose={onClose}
    />
  );
}
