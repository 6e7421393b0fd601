import './totp-dialog.css';
import { Download } from 'lucide-react';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, this once: it closes only when their owner says that they have them. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { say } = useWords();
  const text = codes.join('\n');
  const download = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    link.download = 'meridian-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const saved = (
    <Button tone="primary" onPress={onClose}>
      {say('security.saved')}
    </Button>
  );
  return (
    <Dialog isOpen mustAnswer title={say('security.recoveryCodes')} onClose={onClose} actions={saved}>
      <p>{say('security.recoveryText')}</p>
      <ul className="codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={text} label={say('security.copy')} done={say('security.copied')} />
        <Button size="sm" icon={Download} onPress={download}>
          {say('security.download')}
        </Button>
      </div>
    </Dialog>
  );
}
