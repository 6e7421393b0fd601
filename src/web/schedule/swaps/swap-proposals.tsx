import type { OwnShift } from '../../../contract/schedule/own-shifts.ts';
import type { SwapReply } from '../../../contract/schedule/swaps.ts';
import { EndingButton } from '../../kernel/ending-button.tsx';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { telling } from '../../kernel/telling.tsx';
import { useWords } from '../../kernel/words.tsx';
import { butHeldUp } from '../offers/held-up.ts';
import { TakenShift } from '../offers/taken-shift.tsx';
import { WarningList } from '../offers/warning-list.tsx';
import { WeighedButton } from '../offers/weighed-button.tsx';
import { useAcceptProposal, useDeclineProposal, useWithdrawProposal } from './queries.ts';
import { SwapShift } from './swap-shift.tsx';
import { SwapState } from './swap-state.tsx';

interface SwapProposalsProps {
  readonly swap: SwapReply;
  readonly readerId: string;
}

/** What colleagues propose in return, and the answers of whoever may give them. */
export function SwapProposals({ swap, readerId }: SwapProposalsProps) {
  const { say } = useWords();
  const accept = useAcceptProposal(
    butHeldUp(
      telling((words, { waitsForApproval }) =>
        words.say(waitsForApproval ? 'schedule.takenWaits' : 'schedule.proposal.accepted'),
      ),
    ),
  );
  const decline = useDeclineProposal(telling((words) => words.say('schedule.proposal.decline.done')));
  const withdraw = useWithdrawProposal(telling((words) => words.say('schedule.proposal.withdraw.done')));
  if (swap.proposals.length === 0) {
    return (
      <p className="hint">{say(swap.state === 'open' ? 'schedule.proposals.none' : 'schedule.proposals.noneCame')}</p>
    );
  }
  return (
    <ul className="swap-proposals" ref={focusGoesToNext}>
      {swap.proposals.map(({ proposalId, by, shift, state, warnings, needsReason }) => (
        <li key={proposalId} data-goes-on>
          <p>{say(`schedule.proposal.${shift === null ? 'forNothing' : 'inReturn'}`, { name: by.name })}</p>
          {shift !== null && <SwapShift shift={shift} />}
          {warnings.length > 0 && <WarningList warnings={warnings} />}
          <div className="row">
            <SwapState state={state} />
            {swap.by.employeeId === readerId && swap.state === 'open' && state === 'waiting' && (
              <span className="end row">
                <EndingButton
                  size="sm"
                  does={say('schedule.decline')}
                  aria-label={say('schedule.proposal.declineOf', { name: by.name })}
                  title={say('schedule.proposal.decline.title')}
                  lead={say('schedule.proposal.decline.lead', { name: by.name })}
                  busy={decline.isPending}
                  onPress={() => decline.mutate(proposalId)}
                />
                <WeighedButton
                  size="sm"
                  tone="ink"
                  busy={accept.isPending}
                  aria-label={say('schedule.proposal.acceptOf', { name: by.name })}
                  warnings={warnings}
                  needsReason={needsReason}
                  does="accept"
                  title={say('schedule.accept.title')}
                  about={<Exchange gives={swap.shift} gets={shift} />}
                  onPress={(said, onAnswer) => accept.mutate({ proposalId, ...said }, onAnswer)}
                >
                  {say('schedule.proposal.accept')}
                </WeighedButton>
              </span>
            )}
            {by.employeeId === readerId && (state === 'waiting' || state === 'agreed') && (
              <span className="end">
                <EndingButton
                  size="sm"
                  does={say('schedule.proposal.withdraw')}
                  title={say('schedule.proposal.withdraw.title')}
                  lead={say('schedule.proposal.withdraw.lead', { name: swap.by.name })}
                  busy={withdraw.isPending}
                  onPress={() => withdraw.mutate(proposalId)}
                />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the reader gives by accepting, and what they have instead. */
function Exchange({ gives, gets }: { readonly gives: OwnShift; readonly gets: OwnShift | null }) {
  const { say } = useWords();
  return (
    <>
      <p>{say('schedule.accept.give')}</p>
      <SwapShift shift={gives} />
      {gets !== null && (
        <>
          <p>{say('schedule.accept.get')}</p>
          <TakenShift shift={gets} />
        </>
      )}
    </>
  );
}
