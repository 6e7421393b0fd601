import './swap.css';
import { TriangleAlert } from 'lucide-react';
import type { approveSwap, PendingSwap } from '../../../contract/schedule/pending-swaps.ts';
import { textOfWarning, type Unfit } from '../../../domain/schedule/offer.ts';
import type { CallAnswer } from '../../kernel/call.ts';
import { Answers, AskedWhy, Asker, RequestCards } from '../../kernel/request-card.tsx';
import { telling } from '../../kernel/telling.tsx';
import { useWords, type Words } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { butHeldUp } from '../offers/held-up.ts';
import { sayWarningOf } from '../offers/say-warning.ts';
import { useQuestion } from '../offers/use-question.ts';
import { WarnedDialog } from '../offers/warned-dialog.tsx';
import { useApproveSwap } from './queries.ts';
import { SwapShift } from './swap-shift.tsx';

interface SwapCardsProps {
  readonly swaps: readonly PendingSwap[];
  readonly onReject: (swap: PendingSwap) => void;
  readonly onDetails: (swap: PendingSwap) => void;
}

/** Each swap that two agreed on, as a card: who gives what to whom, and the answers. */
export function SwapCards({ swaps, onReject, onDetails }: SwapCardsProps) {
  return (
    <RequestCards
      requests={swaps}
      idOf={({ request }) => request.requestId}
      render={(swap) => (
        <>
          <Agreed swap={swap} />
          <AnswersToSwap swap={swap} onReject={() => onReject(swap)} onDetails={() => onDetails(swap)} />
        </>
      )}
    />
  );
}

function Agreed({
  swap: { request, by, taker, shift, inReturn, lapse, isOwn, answersForReturn, remark, effects },
}: {
  readonly swap: PendingSwap;
}) {
  const words = useWords();
  const { say } = words;
  return (
    <>
      <Asker request={request}>
        <p>
          {say(`people.role.${request.employee.role}`)}
          {request.location !== null && (
            <>
              {' · '}
              <bdi>{request.location.name}</bdi>
            </>
          )}
        </p>
      </Asker>
      <div className="swap-give">
        <span>{say('schedule.swapGives', { name: by.name, other: taker.name })}</span>
        <SwapShift shift={shift} />
      </div>
      <div className="swap-give">
        <span>
          {inReturn === null
            ? say('schedule.swapForNothing')
            : say('schedule.swapGives', { name: taker.name, other: by.name })}
        </span>
        {inReturn !== null && <SwapShift shift={inReturn} />}
      </div>
      {lapse !== null && <p className="hint">{say(`schedule.swapLapsed.${lapse}`)}</p>}
      {!answersForReturn && <p className="hint">{sayElsewhere(inReturn, words)}</p>}
      {isOwn && <p className="hint">{say('schedule.swapIsYours')}</p>}
      <Effects effects={effects ?? []} />
      {remark !== null && <AskedWhy by={remark.by} reason={remark.text} />}
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

function AnswersToSwap({
  swap,
  onReject,
  onDetails,
}: {
  readonly swap: PendingSwap;
  readonly onReject: () => void;
  readonly onDetails: () => void;
}) {
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
        onDetails={onDetails}
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
