import type { SwapReply } from '../../../contract/schedule/swaps.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { telling } from '../../kernel/telling.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { butHeldUp } from '../offers/held-up.ts';
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
  const decline = useDeclineProposal(telling(undefined));
  const withdraw = useWithdrawProposal(telling(undefined));
  if (swap.proposals.length === 0) return <p className="hint">{say('schedule.proposals.none')}</p>;
  return (
    <ul className="swap-proposals" ref={focusGoesToNext}>
      {swap.proposals.map(({ proposalId, by, shift, isForNothing, state, warnings, needsReason }) => (
        <li key={proposalId} data-goes-on>
          <p>{say(`schedule.proposal.${isForNothing ? 'forNothing' : 'inReturn'}`, { name: by.name })}</p>
          {!isForNothing && <SwapShift shift={shift} />}
          {warnings.length > 0 && <WarningList warnings={warnings} />}
          <div className="row">
            <SwapState state={state} />
            {swap.by.employeeId === readerId && swap.state === 'open' && state === 'waiting' && (
              <span className="end row">
                <Button
                  size="sm"
                  busy={decline.isPending}
                  aria-label={say('schedule.proposal.declineOf', { name: by.name })}
                  onPress={() => decline.mutate(proposalId)}
                >
                  {say('schedule.decline')}
                </Button>
                <WeighedButton
                  size="sm"
                  tone="ink"
                  busy={accept.isPending}
                  aria-label={say('schedule.proposal.acceptOf', { name: by.name })}
                  warnings={warnings}
                  needsReason={needsReason}
                  does="accept"
                  onPress={(said, onAnswer) => accept.mutate({ proposalId, ...said }, onAnswer)}
                >
                  {say('schedule.proposal.accept')}
                </WeighedButton>
              </span>
            )}
            {by.employeeId === readerId && (state === 'waiting' || state === 'agreed') && (
              <span className="end">
                <Button size="sm" busy={withdraw.isPending} onPress={() => withdraw.mutate(proposalId)}>
                  {say('schedule.proposal.withdraw')}
                </Button>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
