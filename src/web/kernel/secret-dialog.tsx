import './secret-dialog.css';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from './words.tsx';

interface SecretDialogProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that was made, this once: it closes only when its owner says that they have it. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const { say } = useWords();
  const saved = (
    <Button tone="primary" onPress={onClose}>
      {say('kernel.secretSaved')}
    </Button>
  );
  return (
    <Dialog isOpen mustAnswer title={title} onClose={onClose} actions={saved}>
      <p>{text}</p>
      <code className="secret-once" dir="ltr">
        {secret}
      </code>
      <div className="row">
        <CopyButton text={secret} label={say('kernel.copySecret')} done={say('kernel.copiedSecret')} />
      </div>
    </Dialog>
  );
}
