import type { SwapReply } from '../../../contract/schedule/swaps.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
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
  const accept = useAcceptProposal();
  const decline = useDeclineProposal();
  const withdraw = useWithdrawProposal();
  const last = [accept, decline, withdraw].toSorted((a, b) => b.submittedAt - a.submittedAt)[0] ?? accept;
  if (swap.proposals.length === 0) return <p className="hint">{say('schedule.proposals.none')}</p>;
  return (
    <>
      <ul className="swap-proposals">
        {swap.proposals.map(({ proposalId, by, shift, isForNothing, state }) => (
          <li key={proposalId}>
            <p>{say(`schedule.proposal.${isForNothing ? 'forNothing' : 'inReturn'}`, { name: by.name })}</p>
            {!isForNothing && <SwapShift shift={shift} />}
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
                  <Button
                    size="sm"
                    tone="ink"
                    busy={accept.isPending}
                    aria-label={say('schedule.proposal.acceptOf', { name: by.name })}
                    onPress={() =>
                      accept.mutate(proposalId, {
                        onSuccess: (answer) => {
                          if (!answer.ok) return;
                          const said = answer.value.waitsForApproval
                            ? 'schedule.takenWaits'
                            : 'schedule.proposal.accepted';
                          showToast({ text: <Said of={(words) => words.say(said)} /> });
                        },
                      })
                    }
                  >
                    {say('schedule.proposal.accept')}
                  </Button>
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
      <FormProblem answer={last.data} error={last.error} />
    </>
  );
}
