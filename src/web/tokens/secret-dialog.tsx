import './secret-dialog.css';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** A new token, this once: it closes only when its owner says that they have it. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { say } = useWords();
  const saved = (
    <Button tone="primary" onPress={onClose}>
      {say('tokens.saved')}
    </Button>
  );
  return (
    <Dialog isOpen mustAnswer title={say('tokens.made')} onClose={onClose} actions={saved}>
      <p>{say('tokens.madeText')}</p>
      <code className="token-secret" dir="ltr">
        {secret}
      </code>
      <div className="row">
        <CopyButton text={secret} label={say('tokens.copy')} done={say('tokens.copied')} />
      </div>
    </Dialog>
  );
}
