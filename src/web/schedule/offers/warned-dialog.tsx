import type { TakingWarning } from '../../../contract/schedule/offers.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayWarning } from './say-warning.ts';

interface WarnedDialogProps {
  readonly warnings: readonly TakingWarning[];
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Asks whether the shift is taken, knowing what speaks against it. */
export function WarnedDialog({ warnings, onTake, onClose }: WarnedDialogProps) {
  const words = useWords();
  const { say } = words;
  return (
    <Dialog
      title={say('schedule.take.title')}
      isOpen
      onClose={onClose}
      mustAnswer
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" onPress={onTake}>
            {say('schedule.take.knowing')}
          </Button>
        </>
      }
    >
      <p>{say('schedule.take.warned')}</p>
      <ul className="reasons">
        {warnings.map((warning) => (
          <li key={warning.kind}>{sayWarning(warning, words)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
