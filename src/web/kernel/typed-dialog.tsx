import { useBlocker } from '@tanstack/react-router';
import { useState, type ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Typing } from '../ui/typing.ts';
import { leavesTyped } from './leaving.ts';
import { useWords } from './words.tsx';

interface TypedDialogProps extends Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'keepsOpen' | 'onTyped'> {
  /** Whether something typed would be lost, where it stays open after that was saved; left out, once anything is typed. */
  readonly isDirty?: boolean;
  /** Nothing was typed in it yet, only ticked: the question says so. */
  readonly isChosen?: boolean;
}

/**
 * A dialog that somebody types something into. Once they have, Escape, the close button and whatever leads off it ask before it is
 * lost, and a press beside it does nothing; Cancel at its foot says what it does, and asks nothing.
 */
export function TypedDialog({ onClose, isDirty, isChosen = false, children, ...rest }: TypedDialogProps) {
  const { say } = useWords();
  const [wasTyped, setTyped] = useState(false);
  const isTyped = isDirty ?? wasTyped;
  const [isAsking, setAsking] = useState(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (way) => isTyped && leavesTyped(way),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const type = (): void => setTyped(true);
  const keep = (): void => {
    setAsking(false);
    reset?.();
  };
  const discard = (): void => {
    onClose();
    proceed?.();
  };
  const actions = (
    <>
      <Button tone="out" onPress={discard}>
        {say('kernel.discardTyped')}
      </Button>
      <Button tone="primary" onPress={keep}>
        {say('kernel.keepTyping')}
      </Button>
    </>
  );
  return (
    <>
      <Dialog {...rest} isOpen keepsOpen={isTyped} onTyped={type} onClose={isTyped ? () => setAsking(true) : onClose}>
        <Typing value={type}>{children}</Typing>
      </Dialog>
      <Dialog
        title={say(isChosen ? 'kernel.chosenTitle' : 'kernel.typedTitle')}
        isOpen={isAsking || status === 'blocked'}
        onClose={keep}
        mustAnswer
        actions={actions}
      >
        <p>{say('kernel.typedText')}</p>
      </Dialog>
    </>
  );
}
