import { useId } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { ReasonForm } from '../../kernel/reason-form.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useReopen, type CardName } from './queries.ts';
import { nameOf } from './view.ts';

interface ReopenDialogProps {
  readonly card: CardDetail;
  readonly name: CardName;
  readonly onDone: () => void;
}

/** Asks why an approved card is opened again. */
export function ReopenDialog({ card, name, onDone }: ReopenDialogProps) {
  const { say } = useWords();
  const form = useId();
  const { mutate, data: answer, error, isPending } = useReopen(name);
  const person = nameOf(card);
  const send = (reason: string) =>
    mutate(reason, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: <Said of={(words) => words.say('timeCards.reopenedToast', { name: person })} /> });
        onDone();
      },
    });
  return (
    <Dialog
      title={say('timeCards.reopenTitle', { name: person })}
      isOpen
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button tone="ink" type="submit" form={form} busy={isPending}>
            {say('timeCards.reopen')}
          </Button>
        </>
      }
    >
      <ReasonForm
        id={form}
        label={say('timeCards.reopenReason')}
        hint={say('timeCards.reopenHint')}
        missing="timeCards.enterReason"
        answer={answer}
        error={error}
        onSubmit={send}
      />
    </Dialog>
  );
}
