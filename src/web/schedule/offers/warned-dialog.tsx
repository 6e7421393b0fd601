import type { TakingWarning } from '../../../domain/schedule/offer.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { WarningList } from './warning-list.tsx';

interface WarnedDialogProps {
  readonly warnings: readonly TakingWarning[];
  /** Takes a shift, or accepts one in return for one's own. */
  readonly does: 'take' | 'accept';
  readonly onDo: () => void;
  readonly onClose: () => void;
}

/** Asks whether the reader would have a shift, knowing what speaks against it. */
export function WarnedDialog({ warnings, does, onDo, onClose }: WarnedDialogProps) {
  const { say } = useWords();
  return (
    <Dialog
      title={say(`schedule.${does}.title`)}
      isOpen
      onClose={onClose}
      mustAnswer
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" onPress={onDo}>
            {say(`schedule.${does}.knowing`)}
          </Button>
        </>
      }
    >
      <p>{say(`schedule.${does}.warned`)}</p>
      <WarningList warnings={warnings} />
    </Dialog>
  );
}
