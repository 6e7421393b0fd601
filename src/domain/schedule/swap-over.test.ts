import { describe, expect, test } from 'vitest';
import type { Lapse } from './offer.ts';
import { endingsBy } from './swap-over.ts';
import { proceed, type Proposal, type Swap, type SwapStep } from './swap.ts';

/** Ana offers; Ben and Cleo propose, each by a proposal of their own name. */
const proposal = (by: string, outcome: Proposal['outcome'] = null): Proposal => ({
  id: by,
  by,
  shiftId: `of ${by}`,
  outcome,
});
const offer = (offeredTo: string | null, ...proposals: Proposal[]): Swap => ({
  offeredBy: 'ana',
  offeredTo,
  outcome: null,
  proposals,
});

/** Who hears of what, and why. */
function heard(swap: Swap, step: SwapStep, why?: Lapse): readonly string[] {
  const next = proceed(swap, step, false);
  if (!next.ok) throw new Error(next.refusal);
  return endingsBy(swap, next.value, step, why).map((one) => `${one.employeeId}: ${one.of} ${one.why}`);
}

const about = (proposalId: string, by: string) => ({ proposalId, by });
const both = offer(null, proposal('ben'), proposal('cleo'));
const agreed = offer(null, proposal('ben', 'agreed'), proposal('cleo'));

describe('of a step hears', () => {
  test.each<readonly [name: string, swap: Swap, step: SwapStep, why: Lapse | undefined, told: readonly string[]]>([
    [
      'everybody who proposed that the offer is withdrawn',
      both,
      { kind: 'withdraw', by: 'ana' },
      undefined,
      ['ben: swap withdrawn', 'cleo: swap withdrawn'],
    ],
    [
      'whoever it was offered to alone, and has not answered, that it is withdrawn',
      offer('ben'),
      { kind: 'withdraw', by: 'ana' },
      undefined,
      ['ben: offer withdrawn'],
    ],
    [
      'the same of a proposal that they took back before',
      offer('ben', proposal('ben', 'withdrawn')),
      { kind: 'withdraw', by: 'ana' },
      undefined,
      ['ben: offer withdrawn'],
    ],
    [
      'whoever answered it once that their swap is over, and not of the offer as well',
      offer('ben', proposal('ben')),
      { kind: 'withdraw', by: 'ana' },
      undefined,
      ['ben: swap withdrawn'],
    ],
    [
      'whoever it was offered to alone that the shift is another one, and whoever offered it',
      offer('ben'),
      { kind: 'lapse' },
      'changed',
      ['ana: swap changed', 'ben: offer changed'],
    ],
    [
      'whoever offers that a proposal fell away, and that alone',
      both,
      { kind: 'withdraw_proposal', ...about('ben', 'ben') },
      undefined,
      ['ana: proposal withdrawn'],
    ],
    [
      'whoever proposed it as well that the shift in return is another one, and no other',
      both,
      { kind: 'lapse_proposal', proposalId: 'ben' },
      'changed',
      ['ana: proposal return', 'ben: swap return'],
    ],
    [
      'of somebody who has left nothing of a shift in return',
      both,
      { kind: 'lapse_proposal', proposalId: 'ben' },
      'left',
      ['ana: proposal left', 'ben: swap left'],
    ],
    [
      'whoever proposed it that their answer is declined, and not that the swap is over',
      both,
      { kind: 'decline_proposal', ...about('ben', 'ana') },
      undefined,
      ['ben: answer declined'],
    ],
    [
      'the two who had agreed that a manager rejects it, and nobody else why',
      agreed,
      { kind: 'reject', ...about('ben', 'boss') },
      undefined,
      ['ana: swap rejected', 'ben: swap rejected', 'cleo: swap closed'],
    ],
    [
      'whoever else proposed that another has it now',
      agreed,
      { kind: 'approve', ...about('ben', 'boss') },
      undefined,
      ['cleo: swap taken'],
    ],
    ['nobody of what they do themselves', offer('ben', proposal('ben')), { kind: 'decline', by: 'ben' }, undefined, []],
  ])('%s', (_name, swap, step, why, told) => {
    expect(heard(swap, step, why)).toEqual(told);
  });
});
