import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from './words.tsx';

interface EndingQuestionProps {
  /** What it does, as the button that asked has it. */
  readonly does: string;
  readonly title: string;
  /** What comes of it. */
  readonly lead: string;
  readonly onDo: () => void;
  readonly onClose: () => void;
}

/** Asks before something is withdrawn or declined: others are told at once, and it does not come back. */
export function EndingQuestion({ does, title, lead, onDo, onClose }: EndingQuestionProps) {
  const { say } = useWords();
  return (
    <Dialog
      title={title}
      isOpen
      mustAnswer
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button
            tone="out"
            onPress={() => {
              onClose();
              onDo();
            }}
          >
            {does}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
    </Dialog>
  );
}
