import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { ReasonDialog } from '../../kernel/reason-dialog.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Problem } from '../../ui/problem.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useReopen } from './queries.ts';
import { nameOf, reopenedBy } from './view.ts';

interface ReopenDialogProps {
  readonly card: CardDetail;
  readonly name: CardName;
  readonly onDone: () => void;
}

/** Asks why an approved card is opened again; where somebody was quicker, it says who, and what was typed stays until it is closed. */
export function ReopenDialog({ card, name, onDone }: ReopenDialogProps) {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useReopen(name);
  const person = nameOf(card);
  // While one's own is under way, or just done, the card may be open again by it.
  const by = isPending || answer?.ok === true ? undefined : reopenedBy(card);
  const meanwhile = by === undefined ? undefined : say('timeCards.reopenedAlready', { name: by });
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
      unavailable={meanwhile}
      onClose={onDone}
      label={say('timeCards.reopenReason')}
      hint={say('timeCards.reopenHint')}
      missing="timeCards.enterReason"
      answer={meanwhile === undefined ? answer : undefined}
      error={error}
      onSubmit={send}
    >
      {meanwhile !== undefined && <Problem title={meanwhile} />}
    </ReasonDialog>
  );
}
