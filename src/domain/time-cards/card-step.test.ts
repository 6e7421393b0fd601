import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardStepKinds, standingOf, type CardStepKind } from './card-step.ts';

const steps = (kinds: readonly CardStepKind[]) => kinds.map((step, index) => ({ step, sequence: index + 1 }));
const said = fc.array(fc.constantFrom(...cardStepKinds), { maxLength: 12 }).map(steps);

describe('a card stands', () => {
  test.each<[string, CardStepKind[]]>([
    ['open', []],
    ['signed', ['signed']],
    ['approved', ['signed', 'approved']],
    ['approved', ['approved']],
    ['locked', ['signed', 'approved', 'locked']],
    ['open', ['signed', 'approved', 'locked', 'reopened']],
    ['signed', ['signed', 'approved', 'reopened', 'signed']],
    ['approved', ['approved', 'approved']],
  ])('%s after %j', (state, kinds) => {
    expect(standingOf(steps(kinds)).state).toBe(state);
  });

  test('by its steps and not by the order in which they are read', () => {
    fc.assert(
      fc.property(said, fc.infiniteStream(fc.nat()), (rows, dice) => {
        const shuffled = rows.toSorted(() => (Number(dice.next().value) % 2 === 0 ? 1 : -1));
        expect(standingOf(shuffled)).toEqual(standingOf(rows));
      }),
    );
  });

  test('open after every reopening, whatever was said before', () => {
    fc.assert(
      fc.property(said, (rows) => {
        const standing = standingOf([...rows, { step: 'reopened' as const, sequence: rows.length + 1 }]);
        expect(standing).toMatchObject({ state: 'open', sequence: rows.length + 1 });
        expect([standing.signature, standing.approval, standing.lock]).toEqual([undefined, undefined, undefined]);
        expect(standing.lastSignature).toEqual(rows.findLast(({ step }) => step === 'signed'));
      }),
    );
  });

  test('by what was said since it was last reopened, and by nothing before', () => {
    fc.assert(
      fc.property(said, said, (before, after) => {
        const moved = after.map(({ step, sequence }) => ({ step, sequence: before.length + 1 + sequence }));
        const reopened = [...before, { step: 'reopened' as const, sequence: before.length + 1 }, ...moved];
        expect(standingOf(reopened).state).toBe(standingOf(after).state);
      }),
    );
  });
});

test('of two approvals the later one is in force', () => {
  expect(standingOf(steps(['approved', 'approved'])).approval?.sequence).toBe(2);
});
