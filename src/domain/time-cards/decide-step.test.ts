import { describe, expect, test } from 'vitest';
import { attestationFor, currentAttestation } from './attestation.ts';
import type { CardState } from './card-step.ts';
import {
  decideApproval,
  decideChange,
  decideLock,
  decideReopening,
  decideSigning,
  type CardFacts,
} from './decide-step.ts';

interface Wish extends Partial<Omit<CardFacts, 'standing' | 'hasChangedSince'>> {
  readonly state?: CardState;
  readonly wasApproved?: boolean;
  readonly changedSince?: keyof CardFacts['hasChangedSince'];
}

/** A week that is over, whole and worked, unless the wish says otherwise. */
function aCard({ state = 'open', wasApproved = false, changedSince, ...wish }: Wish = {}): CardFacts {
  return {
    employeeId: 'ana',
    standing: { state, wasApproved },
    isOver: true,
    isSettled: true,
    isEmpty: false,
    isOwedAlone: false,
    mustBeFixed: false,
    lacksRate: false,
    adjustmentWaits: false,
    besideChanged: false,
    hasChangedSince: { seen: false, signed: false, approved: false, ...(changedSince && { [changedSince]: true }) },
    ...wish,
  };
}

const boss = { employeeId: 'boss', role: 'manager' } as const;
const answer = (decided: { readonly ok: boolean; readonly refusal?: string }) => (decided.ok ? 'yes' : decided.refusal);

const unripe: readonly (readonly [Wish, string])[] = [
  [{ isOver: false }, 'week_not_over'],
  [{ mustBeFixed: true }, 'card_must_be_fixed'],
  [{ mustBeFixed: true, isEmpty: true }, 'card_must_be_fixed'],
  [{ isEmpty: true }, 'card_is_empty'],
  [{ changedSince: 'seen' }, 'card_changed_meanwhile'],
];

describe('signing', () => {
  test.each<[Wish, string]>([
    [{}, 'yes'],
    ...unripe.map(([wish, refusal]): [Wish, string] => [wish, refusal]),
    [{ state: 'signed' }, 'card_already_signed'],
    [{ state: 'signed', changedSince: 'signed' }, 'yes'],
    [{ isEmpty: true, wasApproved: true }, 'card_is_empty'],
    [{ isEmpty: true, isOwedAlone: true }, 'card_is_empty'],
    // What hours are paid is not what is signed.
    [{ lacksRate: true }, 'yes'],
    [{ adjustmentWaits: true }, 'yes'],
    [{ state: 'approved' }, 'card_already_approved'],
    [{ state: 'locked' }, 'card_already_approved'],
  ])('of %j is answered %s', (wish, expected) => {
    expect(answer(decideSigning(aCard(wish), currentAttestation))).toBe(expected);
  });

  test('who tells of their rests otherwise signs again, until it is approved', () => {
    const again = (state: CardState) =>
      answer(decideSigning(aCard({ state }), currentAttestation, { tellsOtherwise: true }));
    expect((['signed', 'approved', 'locked'] as const).map(again)).toEqual([
      'yes',
      'card_already_approved',
      'card_already_approved',
    ]);
  });

  test('an outdated wording is refused', () => {
    expect(answer(decideSigning(aCard(), currentAttestation + 1))).toBe('attestation_outdated');
    // So is the one without rests, of a week that asks for them.
    const asked = attestationFor(true);
    expect(answer(decideSigning(aCard(), currentAttestation, { asked }))).toBe('attestation_outdated');
    expect(answer(decideSigning(aCard(), asked, { asked }))).toBe('yes');
  });
});

describe('approval', () => {
  test.each<[Wish, string]>([
    [{}, 'yes'],
    [{ state: 'signed' }, 'yes'],
    [{ state: 'signed', changedSince: 'signed' }, 'yes'],
    ...unripe.map(([wish, refusal]): [Wish, string] => [wish, refusal]),
    // Nobody else would pay what is owed for having come.
    [{ isEmpty: true, isOwedAlone: true }, 'yes'],
    // What was paid for it is taken back.
    [{ isEmpty: true, wasApproved: true }, 'yes'],
    [{ state: 'approved' }, 'card_already_approved'],
    [{ state: 'approved', changedSince: 'approved' }, 'yes'],
    [{ state: 'locked' }, 'card_is_locked'],
    [{ state: 'locked', changedSince: 'approved' }, 'card_is_locked'],
    [{ isSettled: false }, 'overtime_not_settled'],
    [{ lacksRate: true }, 'pay_rate_missing'],
    [{ isSettled: false, isOver: false }, 'week_not_over'],
    [{ adjustmentWaits: true }, 'adjustment_waits'],
    [{ adjustmentWaits: true, state: 'approved', changedSince: 'approved' }, 'adjustment_waits'],
    [{ adjustmentWaits: true, lacksRate: true }, 'pay_rate_missing'],
    [{ adjustmentWaits: true, isSettled: false }, 'overtime_not_settled'],
    [{ besideChanged: true }, 'week_beside_changed'],
    [{ besideChanged: true, isSettled: false }, 'overtime_not_settled'],
    [{ besideChanged: true, state: 'locked' }, 'card_is_locked'],
    [{ employeeId: 'boss' }, 'own_time_card'],
    [{ employeeId: 'boss', state: 'locked' }, 'own_time_card'],
  ])('of %j is answered %s', (wish, expected) => {
    expect(answer(decideApproval(aCard(wish), boss, true))).toBe(expected);
  });

  test.each([
    ['manager', true, 'own_time_card'],
    ['manager', false, 'own_time_card'],
    ['admin', true, 'own_time_card'],
    ['admin', false, 'yes'],
  ] as const)('of their own by a(n) %s, where others could: %s, is answered %s', (role, othersCould, expected) => {
    const doer = { employeeId: 'ana', role };
    expect(answer(decideApproval(aCard(), doer, othersCould))).toBe(expected);
    expect(answer(decideReopening(aCard({ state: 'approved' }), doer, othersCould))).toBe(expected);
  });

  test('of which an adjustment waits is given knowingly, and forgives nothing else', () => {
    const knowing = (wish: Wish) => answer(decideApproval(aCard({ adjustmentWaits: true, ...wish }), boss, true, true));
    expect([knowing({}), knowing({ lacksRate: true }), knowing({ changedSince: 'seen' })]).toEqual([
      'yes',
      'pay_rate_missing',
      'card_changed_meanwhile',
    ]);
  });

  test('tells whether it was alone', () => {
    expect(decideApproval(aCard(), { employeeId: 'ana', role: 'admin' }, false)).toMatchObject({
      value: { alone: true },
    });
    expect(decideApproval(aCard(), boss, true)).toMatchObject({ value: { alone: false } });
  });
});

test.each<[Wish, string]>([
  [{}, 'card_not_approved'],
  [{ state: 'signed' }, 'card_not_approved'],
  [{ state: 'approved' }, 'yes'],
  [{ state: 'approved', changedSince: 'approved' }, 'card_changed_since_approval'],
  [{ state: 'locked' }, 'card_is_locked'],
])('locking %j is answered %s', (wish, expected) => {
  expect(answer(decideLock(aCard(wish)))).toBe(expected);
});

test.each<[CardState, string]>([
  ['open', 'card_not_approved'],
  ['signed', 'card_not_approved'],
  ['approved', 'yes'],
  ['locked', 'yes'],
])('reopening what is %s is answered %s', (state, expected) => {
  expect(answer(decideReopening(aCard({ state }), boss, true))).toBe(expected);
});

test.each<[CardState, string]>([
  ['open', 'yes'],
  ['signed', 'yes'],
  ['approved', 'week_is_approved'],
  ['locked', 'week_is_locked'],
])('whether a week that is %s may change is answered %s', (state, expected) => {
  expect(answer(decideChange({ state }))).toBe(expected);
});
