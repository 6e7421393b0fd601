import { invitationDays } from '../../domain/invitations/invitation.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { linkAddress } from './view.ts';

/** The link of an invitation, this once: nothing but its hash is kept. */
export function LinkToHandOn({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const { say } = useWords();
  const address = linkAddress(location.origin, link);
  return (
    <Dialog
      title={say('invitations.linkTitle')}
      isOpen
      mustAnswer
      onClose={onClose}
      actions={
        <Button tone="primary" onPress={onClose}>
          {say('kernel.close')}
        </Button>
      }
    >
      <p>{say('invitations.linkText', { days: invitationDays })}</p>
      <TextField
        label={say('invitations.link')}
        value={address}
        isReadOnly
        ltr
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <div className="row">
        <CopyButton text={address} label={say('invitations.copy')} done={say('invitations.copied')} />
      </div>
    </Dialog>
  );
}
