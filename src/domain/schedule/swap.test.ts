import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreedIn, doneIn, isOpenAgain, proceed, standingOf, type Swap, type SwapStep } from './swap.ts';

const people = ['ana', 'ben', 'cleo', 'boss'] as const;
const offered = (offeredTo: string | null = null): Swap => ({
  offeredBy: 'ana',
  offeredTo,
  outcome: null,
  proposals: [],
});

/** All steps in turn; what is refused changes nothing. */
const after = (steps: readonly SwapStep[], needsApproval: boolean, start = offered()): Swap =>
  steps.reduce((swap, step) => {
    const next = proceed(swap, step, needsApproval);
    return next.ok ? next.value : swap;
  }, start);

const take = (by: string, proposalId = `take of ${by}`): SwapStep => ({ kind: 'take', by, proposalId });
const propose = (by: string, proposalId = `shift of ${by}`): SwapStep => ({
  kind: 'propose',
  by,
  proposalId,
  shiftId: `shift of ${by}`,
});
const about = (kind: 'accept_proposal' | 'approve' | 'reject' | 'withdraw_proposal', by: string, of: string) =>
  ({ kind, by, proposalId: `shift of ${of}` }) as const;

describe('a swap', () => {
  test.each<[string, readonly SwapStep[]]>([
    ['open', []],
    ['proposed', [propose('ben')]],
    ['open', [propose('ben'), about('withdraw_proposal', 'ben', 'ben')]],
    ['proposed', [propose('ben'), propose('cleo'), about('withdraw_proposal', 'ben', 'ben')]],
    ['agreed', [propose('ben'), propose('cleo'), about('accept_proposal', 'ana', 'cleo')]],
    ['agreed', [take('ben')]],
  ])('that is not over is %s after %j', (standing, steps) => {
    expect(standingOf(after(steps, true))).toBe(standing);
  });

  test('is done by whoever takes the shift, and the second comes too late', () => {
    const swap = after([take('ben')], false);
    expect(swap.outcome).toBe('taken');
    expect(proceed(swap, take('cleo'), false)).toMatchObject({ refusal: 'offer_is_over' });
  });

  test('for a shift in return is done once the offerer accepts it, and every other proposal is over', () => {
    const swap = after([propose('ben'), propose('cleo'), about('accept_proposal', 'ana', 'cleo')], false);
    expect(swap.proposals.map(({ by, outcome }) => [by, outcome])).toEqual([
      ['ben', 'lapsed'],
      ['cleo', 'done'],
    ]);
  });

  test('waits for a manager where the organization asks for one, and nobody else takes it meanwhile', () => {
    const swap = after([propose('ben'), about('accept_proposal', 'ana', 'ben')], true);
    expect(agreedIn(swap)?.by).toBe('ben');
    expect(proceed(swap, take('cleo'), true)).toMatchObject({ refusal: 'offer_is_over' });
    expect(after([about('approve', 'boss', 'ben')], true, swap).outcome).toBe('taken');
    expect(after([about('reject', 'boss', 'ben')], true, swap).outcome).toBe('rejected');
  });

  test.each(['ana', 'ben'])('is not approved by %s, who is in it', (by) => {
    const swap = after([propose('ben'), about('accept_proposal', 'ana', 'ben')], true);
    expect(proceed(swap, about('approve', by, 'ben'), true)).toMatchObject({ refusal: 'own_request' });
  });

  test('is open again when the colleague steps back before the manager has answered', () => {
    const steps = [propose('ben'), about('accept_proposal', 'ana', 'ben'), about('withdraw_proposal', 'ben', 'ben')];
    const swap = after(steps, true);
    expect(swap.outcome).toBeNull();
    expect(proceed(swap, take('cleo'), true)).toMatchObject({ ok: true });
  });

  test('with one colleague is nobody else’s, and is over when they decline', () => {
    expect(proceed(offered('ben'), propose('cleo'), false)).toMatchObject({ refusal: 'offer_is_over' });
    expect(after([{ kind: 'decline', by: 'ben' }], false, offered('ben')).outcome).toBe('declined');
  });
});

const ids = ['p1', 'p2', 'p3', 'p4'] as const;
const anybody = fc.constantFrom(...people);
const anyStep: fc.Arbitrary<SwapStep> = fc.oneof(
  fc.record({ kind: fc.constant('take' as const), by: anybody, proposalId: fc.constantFrom(...ids) }),
  fc
    .record({ by: anybody, proposalId: fc.constantFrom(...ids) })
    .map(({ by, proposalId }) => ({ kind: 'propose' as const, by, proposalId, shiftId: `shift of ${by}` })),
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'decline' as const), by: anybody }),
  fc.record({
    kind: fc.constantFrom(
      'accept_proposal' as const,
      'decline_proposal' as const,
      'withdraw_proposal' as const,
      'approve' as const,
      'reject' as const,
    ),
    by: anybody,
    proposalId: fc.constantFrom(...ids),
  }),
  fc.record({ kind: fc.constant('lapse_proposal' as const), proposalId: fc.constantFrom(...ids) }),
  fc.constant({ kind: 'lapse' as const }),
);
const story = fc.record({
  needsApproval: fc.boolean(),
  offeredTo: fc.constantFrom(null, 'ben', 'cleo'),
  steps: fc.array(anyStep, { maxLength: 25 }),
});

describe('an offer is open again', () => {
  const agreedWithBen = [propose('cleo'), take('ben', 'shift of ben')];
  const isOpenAfter = (before: readonly SwapStep[], step: SwapStep, needsApproval = true) =>
    isOpenAgain(after(before, needsApproval), after([...before, step], needsApproval));

  test('once whoever took it does not take it after all, and by nothing else', () => {
    expect(isOpenAfter(agreedWithBen, about('withdraw_proposal', 'ben', 'ben'))).toBe(true);
    expect(isOpenAfter(agreedWithBen, { kind: 'lapse_proposal', proposalId: 'shift of ben' })).toBe(true);
    expect(isOpenAfter(agreedWithBen, about('withdraw_proposal', 'cleo', 'cleo'))).toBe(false);
    expect(isOpenAfter(agreedWithBen, about('reject', 'boss', 'ben'))).toBe(false);
    expect(isOpenAfter(agreedWithBen, about('approve', 'boss', 'ben'))).toBe(false);
    expect(isOpenAfter(agreedWithBen, { kind: 'withdraw', by: 'ana' })).toBe(false);
    expect(isOpenAfter([propose('cleo')], about('withdraw_proposal', 'cleo', 'cleo'))).toBe(false);
  });
});

describe('whatever is done about a swap, in whatever order', () => {
  test('each shift has one person at any time, and both change hands together, once, or neither does', () => {
    fc.assert(
      fc.property(story, ({ needsApproval, offeredTo, steps }) => {
        let swap = offered(offeredTo);
        const holder: Record<string, string> = {
          offered: 'ana',
          ...Object.fromEntries(people.map((one) => [`shift of ${one}`, one])),
        };
        let handOvers = 0;
        const seen = new Set<string>();
        for (const step of steps) {
          if ((step.kind === 'take' || step.kind === 'propose') && seen.has(step.proposalId)) continue;
          const next = proceed(swap, step, needsApproval);
          if (!next.ok) continue;
          if (step.kind === 'take' || step.kind === 'propose') seen.add(step.proposalId);
          const done = doneIn(next.value);
          if (done !== undefined && doneIn(swap) === undefined) {
            handOvers += 1;
            // What changes hands is still theirs: nothing else ever moved it.
            expect(holder['offered']).toBe('ana');
            holder['offered'] = done.by;
            if (done.shiftId !== null) {
              expect(holder[done.shiftId]).toBe(done.by);
              holder[done.shiftId] = 'ana';
            }
            if (needsApproval) expect(step).toMatchObject({ kind: 'approve' });
            if (step.kind === 'approve') expect(['ana', done.by]).not.toContain(step.by);
          }
          swap = next.value;
          const ofAnswers = swap.proposals.filter(({ outcome }) => outcome === 'agreed' || outcome === 'done');
          expect(ofAnswers.length).toBeLessThanOrEqual(1);
          expect(swap.outcome === 'taken').toBe(doneIn(swap) !== undefined);
          if (swap.outcome !== null) {
            expect(swap.proposals.some(({ outcome }) => outcome === null || outcome === 'agreed')).toBe(false);
          }
        }
        expect(handOvers).toBeLessThanOrEqual(1);
        if (handOvers === 0) expect(holder['offered']).toBe('ana');
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is over stays as it ended', () => {
    fc.assert(
      fc.property(story, anyStep, ({ needsApproval, offeredTo, steps }, late) => {
        const swap = after(steps, needsApproval, offered(offeredTo));
        expect(swap.outcome !== null && proceed(swap, late, needsApproval).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
