import { useId, useState } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { FormProblem } from '../../kernel/form.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useReopen, type CardName } from './queries.ts';
import { nameOf } from './view.ts';

const longestReason = 500;

interface ReopenDialogProps {
  readonly card: CardDetail;
  readonly name: CardName;
  readonly onDone: () => void;
}

/** Asks why an approved card is opened again; what was typed stays until it is. */
export function ReopenDialog({ card, name, onDone }: ReopenDialogProps) {
  const { say } = useWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, data: answer, error, isPending } = useReopen(name);
  const person = nameOf(card);
  const isMissing = reason.trim() === '';
  const send = () => {
    setTried(true);
    if (isMissing || isPending) return;
    mutate(reason.trim(), {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: <Said of={(words) => words.say('timeCards.reopenedToast', { name: person })} /> });
        onDone();
      },
    });
  };
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
      <form
        id={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextAreaField
          label={say('timeCards.reopenReason')}
          hint={say('timeCards.reopenHint')}
          value={reason}
          onChange={setReason}
          maxLength={longestReason}
          isRequired
          {...(tried && isMissing && { error: say('timeCards.enterReason') })}
        />
        <FormProblem answer={answer} error={error} />
      </form>
    </Dialog>
  );
}
