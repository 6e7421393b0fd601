import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { ReasonDialog } from '../../kernel/reason-dialog.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useReopen } from './queries.ts';
import { nameOf } from './view.ts';

interface ReopenDialogProps {
  readonly card: CardDetail;
  readonly name: CardName;
  readonly onDone: () => void;
}

/** Asks why an approved card is opened again. */
export function ReopenDialog({ card, name, onDone }: ReopenDialogProps) {
  const { say } = useWords();
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
    <ReasonDialog
      title={say('timeCards.reopenTitle', { name: person })}
      submit={say('timeCards.reopen')}
      tone="ink"
      busy={isPending}
      onClose={onDone}
      label={say('timeCards.reopenReason')}
      hint={say('timeCards.reopenHint')}
      missing="timeCards.enterReason"
      answer={answer}
      error={error}
      onSubmit={send}
    />
  );
}
