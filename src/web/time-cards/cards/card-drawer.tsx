import { Check, Lock, RotateCcw } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TimeCardLoading } from '../time-card-loading.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { useApprove, useCard, useLock } from './queries.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { nameOf } from './view.ts';

interface CardDrawerProps {
  readonly name: CardName;
  readonly onClose: () => void;
  /** The card with what other nouns know of it. */
  readonly renderCard: (card: CardDetail) => ReactNode;
}

/** One card beside the list, and what the reader may do with it. */
export function CardDrawer({ name, onClose, renderCard }: CardDrawerProps) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useCard(name);
  const [isReopening, setReopening] = useState(false);
  const title =
    data === undefined
      ? say('timeCards.teamTitle')
      : say('timeCards.openCard', { name: nameOf(data), week: formats.dateRange(data.startsOn, data.endsOn) });
  return (
    <>
      <Dialog
        side
        isOpen
        title={title}
        onClose={onClose}
        {...(data && {
          actions: <CardActions key={data.state} card={data} name={name} onReopen={() => setReopening(true)} />,
        })}
      >
        {data === undefined && error !== null && (
          <AskProblem title={say('timeCards.cardFailed')} error={error} retry={() => void refetch()} />
        )}
        {data === undefined && error === null && <TimeCardLoading />}
        {data && renderCard(data)}
      </Dialog>
      {/* Not among the actions, which begin anew with each state: what is typed here outlives that somebody else was quicker. */}
      {data && isReopening && <ReopenDialog card={data} name={name} onDone={() => setReopening(false)} />}
    </>
  );
}

interface CardActionsProps {
  readonly card: CardDetail;
  readonly name: CardName;
  readonly onReopen: () => void;
}

function CardActions({ card, name, onReopen }: CardActionsProps) {
  const { say } = useWords();
  const approve = useApprove(name);
  const lock = useLock(name);
  const [isAsking, setAsking] = useState(false);
  const { may } = card;
  const why = useId();
  const refused = card.approvalRefusal === null ? undefined : say(`refusal.${card.approvalRefusal}`);
  const isOffered = may.approve || card.state === 'open' || card.state === 'signed';
  const told = (key: 'approvedToast' | 'lockedToast') => ({
    onSuccess: ({ ok }: { readonly ok: boolean }) => {
      if (ok) showToast({ text: <Said of={(words) => words.say(`timeCards.${key}`, { count: 1 })} /> });
    },
  });
  return (
    <>
      <FormProblem answer={approve.data ?? lock.data} error={approve.error ?? lock.error} />
      {/* A touch has no tooltip. */}
      {isOffered && refused !== undefined && (
        <p id={why} className="mute apart card-refused">
          {refused}
        </p>
      )}
      {may.reopen && (
        <Button icon={RotateCcw} onPress={onReopen}>
          {say('timeCards.reopen')}
        </Button>
      )}
      {may.lock && (
        <Button icon={Lock} busy={lock.isPending} onPress={() => lock.mutate(undefined, told('lockedToast'))}>
          {say('timeCards.lock')}
        </Button>
      )}
      {isOffered && (
        <Button
          tone="primary"
          icon={Check}
          busy={approve.isPending}
          unavailable={refused}
          {...(refused !== undefined && { 'aria-describedby': why })}
          onPress={() => {
            if (card.flags.some(({ kind }) => kind === 'adjustment_waiting')) setAsking(true);
            else approve.mutate({ seen: card.ledgerSequence, behind: card.behind }, told('approvedToast'));
          }}
        >
          {say(card.state === 'approved' ? 'timeCards.approveAgain' : 'timeCards.approve')}
        </Button>
      )}
      {isAsking && <ApproveDialog card={card} name={name} onDone={() => setAsking(false)} />}
    </>
  );
}
