import './swap.css';
import { TriangleAlert } from 'lucide-react';
import type { approveSwap, PendingSwap } from '../../../contract/schedule/pending-swaps.ts';
import { textOfWarning, type Unfit } from '../../../domain/schedule/offer.ts';
import type { CallAnswer } from '../../kernel/call.ts';
import { Answers } from '../../kernel/request-card.tsx';
import { telling } from '../../kernel/telling.tsx';
import { useWords, type Words } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { butHeldUp } from '../offers/held-up.ts';
import { sayWarningOf } from '../offers/say-warning.ts';
import { useQuestion } from '../offers/use-question.ts';
import { WarnedDialog } from '../offers/warned-dialog.tsx';
import { useApproveSwap } from './queries.ts';

/** What whoever answers a swap reads of it first: what hinders it, and what it would bring for each of the two. */
export function BeforeAnswer({
  swap: { inReturn, lapse, isOwn, answersForReturn, effects },
}: {
  readonly swap: PendingSwap;
}) {
  const words = useWords();
  const { say } = words;
  return (
    <>
      {lapse !== null && <p className="hint">{say(`schedule.swapLapsed.${lapse}`)}</p>}
      {!answersForReturn && <p className="hint">{sayElsewhere(inReturn, words)}</p>}
      {isOwn && <p className="hint">{say('schedule.swapIsYours')}</p>}
      <Effects effects={effects ?? []} />
    </>
  );
}

/** What an exchange would bring for each of the two. */
function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  const words = useWords();
  return effects
    .flatMap((effect) => sayEffect(effect, words))
    .map(({ id, text }) => (
      <p key={id} className="swap-effect">
        <Icon of={TriangleAlert} size={16} />
        <span>{text}</span>
      </p>
    ));
}

/** What an exchange would bring for one of the two: that it is refused, or what is warned of. */
function sayEffect({ person: { employeeId, name }, refused, warnings }: Effect, words: Words) {
  if (refused !== null) return [{ id: employeeId, text: sayRefused(name, refused, words) }];
  return warnings.map((warning) => ({
    id: `${employeeId} ${textOfWarning(warning)}`,
    text: sayWarningOf(name, warning, words),
  }));
}

type Effect = Pick<NonNullable<PendingSwap['effects']>[number], 'person' | 'refused' | 'warnings'>;

/** That others approve it: those who answer for the place of the shift in return as well. */
const sayElsewhere = (inReturn: PendingSwap['inReturn'], { say }: Pick<Words, 'say'>): string =>
  say('schedule.swapReturnElsewhere', { location: inReturn?.location.name ?? '' });

/** That the exchange is refused, and for whom. */
const sayRefused = (name: string, unfit: Unfit, { say }: Pick<Words, 'say'>): string =>
  say('schedule.swapRefused', { name, reason: say(`schedule.unfit.${unfit}`) });

/** What is warned of by then for each of the two, in the order of the card, where an answer says so. */
const anewIn = (answer: CallAnswer<typeof approveSwap>, { by, taker }: PendingSwap): readonly Effect[] | undefined =>
  answer.ok || answer.refusal !== 'taking_not_weighed'
    ? undefined
    : [by, taker].flatMap((person) =>
        answer.details.people
          .filter(({ employeeId }) => employeeId === person.employeeId)
          .map(({ warnings }) => ({ person, refused: null, warnings })),
      );

interface AnswersToSwapProps {
  readonly swap: PendingSwap;
  readonly onReject: () => void;
  /** Left out where the whole swap is open, or opens otherwise. */
  readonly onDetails?: () => void;
}

/** Approve, which asks first where something is warned of, and Reject. */
export function AnswersToSwap({ swap, onReject, onDetails }: AnswersToSwapProps) {
  const { say } = useWords();
  const { request, inReturn, lapse, isOwn, answersForReturn } = swap;
  const effects = swap.effects ?? [];
  const refused = effects.flatMap(({ person, refused: rule }) =>
    rule === null ? [] : [sayRefused(person.name, rule, { say })],
  )[0];
  const { mutate, isPending } = useApproveSwap(butHeldUp(telling((words) => words.say('schedule.swapApproved'))));
  const { shown, ask, hearing, asking } = useQuestion((answer: CallAnswer<typeof approveSwap>) => anewIn(answer, swap));
  const needsReason = effects.some((effect) => effect.needsReason);
  const approve = (read: readonly Effect[], reason: string | undefined): void => {
    const knowing = read.map(({ person: { employeeId }, warnings }) => ({ employeeId, warnings }));
    mutate({ requestId: request.requestId, knowing, ...(reason !== undefined && { reason }) }, hearing(read));
  };
  const own = isOwn ? say('schedule.swapIsYours') : undefined;
  const elsewhere = answersForReturn ? undefined : sayElsewhere(inReturn, { say });
  return (
    <>
      <Answers
        request={request}
        isApproving={isPending}
        onApprove={() => (needsReason ? ask(effects) : approve(effects, undefined))}
        approveUnavailable={own ?? (lapse === null ? (elsewhere ?? refused) : say(`schedule.swapLapsed.${lapse}`))}
        onReject={onReject}
        rejectUnavailable={own}
        {...(onDetails && { onDetails })}
      />
      {shown && (
        <WarnedDialog
          does="approve"
          title={say('schedule.approve.title')}
          isWarned
          needsReason={needsReason}
          asking={asking}
          busy={isPending}
          onDo={(reason) => approve(shown, reason)}
        >
          <Effects effects={shown} />
        </WarnedDialog>
      )}
    </>
  );
}
