import './swap.css';
import { TriangleAlert } from 'lucide-react';
import type { PendingSwap } from '../../../contract/schedule/swaps.ts';
import { textOfWarning, type Unfit } from '../../../domain/schedule/offer.ts';
import { Answers, AskedWhy, Asker, RequestCards } from '../../kernel/request-card.tsx';
import { telling } from '../../kernel/telling.tsx';
import { useWords, type Words } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayWarningOf } from '../offers/say-warning.ts';
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
  const effectsSaid = (effects ?? []).flatMap((effect) => sayEffect(effect, words));
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
      {effectsSaid.map(({ id, text }) => (
        <p key={id} className="swap-effect">
          <Icon of={TriangleAlert} size={16} />
          <span>{text}</span>
        </p>
      ))}
      {remark !== null && <AskedWhy by={remark.by} reason={remark.text} />}
    </>
  );
}

/** What an exchange would bring for one of the two: that it is refused, or what is warned of. */
function sayEffect({ person: { employeeId, name }, refused, warnings }: Effect, words: Words) {
  if (refused !== null) return [{ id: employeeId, text: sayRefused(name, refused, words) }];
  return warnings.map((warning) => ({
    id: `${employeeId} ${textOfWarning(warning)}`,
    text: sayWarningOf(name, warning, words),
  }));
}

type Effect = NonNullable<PendingSwap['effects']>[number];

/** That others approve it: those who answer for the place of the shift in return as well. */
const sayElsewhere = (inReturn: PendingSwap['inReturn'], { say }: Pick<Words, 'say'>): string =>
  say('schedule.swapReturnElsewhere', { location: inReturn?.location.name ?? '' });

/** That the exchange is refused, and for whom. */
const sayRefused = (name: string, unfit: Unfit, { say }: Pick<Words, 'say'>): string =>
  say('schedule.swapRefused', { name, reason: say(`schedule.unfit.${unfit}`) });

/** What the card says of each of the two, which is what its reader has read. */
const knownFrom = (effects: PendingSwap['effects']) =>
  (effects ?? []).map(({ person: { employeeId }, warnings }) => ({ employeeId, warnings }));

function AnswersToSwap({
  swap: { request, inReturn, lapse, isOwn, answersForReturn, effects },
  onReject,
  onDetails,
}: {
  readonly swap: PendingSwap;
  readonly onReject: () => void;
  readonly onDetails: () => void;
}) {
  const { say } = useWords();
  const refused = (effects ?? []).flatMap(({ person, refused: rule }) =>
    rule === null ? [] : [sayRefused(person.name, rule, { say })],
  )[0];
  const { mutate, isPending } = useApproveSwap(telling((words) => words.say('schedule.swapApproved')));
  const own = isOwn ? say('schedule.swapIsYours') : undefined;
  const elsewhere = answersForReturn ? undefined : sayElsewhere(inReturn, { say });
  return (
    <Answers
      request={request}
      isApproving={isPending}
      onApprove={() => mutate({ requestId: request.requestId, knowing: knownFrom(effects) })}
      approveUnavailable={own ?? (lapse === null ? (elsewhere ?? refused) : say(`schedule.swapLapsed.${lapse}`))}
      onReject={onReject}
      rejectUnavailable={own}
      onDetails={onDetails}
    />
  );
}
