import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useApprove } from './queries.ts';

interface ApproveDialogProps {
  readonly card: CardDetail;
  readonly name: CardName;
  readonly onDone: () => void;
}

/** Asks whoever approves a week of which an adjustment waits whether they know: approved, it takes none until it is opened again. */
export function ApproveDialog({ card, name, onDone }: ApproveDialogProps) {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useApprove(name);
  const send = () =>
    mutate(
      { seen: card.ledgerSequence, behind: card.behind, leavesWaiting: true },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: <Said of={(words) => words.say('timeCards.approvedToast', { count: 1 })} /> });
          onDone();
        },
      },
    );
  return (
    <FormDialog
      title={say('timeCards.flag.adjustment_waiting')}
      submit={say('timeCards.approveAnyway')}
      busy={isPending}
      onSubmit={send}
      onClose={onDone}
    >
      <p>{say('refusal.adjustment_waits')}</p>
      <FormProblem answer={answer} error={error} />
    </FormDialog>
  );
}
