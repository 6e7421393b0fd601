import { expect, test } from 'vitest';
import { blockerOf, type BlockingFacts } from './payroll-blocker.ts';

const approved: BlockingFacts = {
  state: 'approved',
  wasApproved: true,
  flags: [],
  workedMinutes: 480,
  byMultiplier: { 1: 480 },
  isOwedAlone: false,
};
const empty: BlockingFacts = { ...approved, state: 'open', wasApproved: false, workedMinutes: 0, byMultiplier: {} };
const changed = { kind: 'changed_since_approval', date: null } as const;
const missing = { kind: 'missing_clock_out', date: null } as const;

test.each<[string, BlockingFacts, string | undefined]>([
  ['an approved week', approved, undefined],
  ['a locked one', { ...approved, state: 'locked' }, undefined],
  ['an open one', { ...approved, state: 'open' }, 'not_approved'],
  ['one that was never approved', { ...approved, state: 'open', wasApproved: false }, 'not_approved'],
  ['one that is only signed', { ...approved, state: 'signed' }, 'not_approved'],
  ['one without work', empty, undefined],
  ['one without work that a guarantee pays', { ...empty, isOwedAlone: true }, 'not_approved'],
  ['one without work that a guarantee paid', { ...empty, state: 'approved', isOwedAlone: true }, undefined],
  ['one on which no work is left since it was approved', { ...empty, wasApproved: true }, 'not_approved'],
  ['one whose end is missing', { ...empty, flags: [missing] }, 'not_approved'],
  ['one that is approved with its end missing', { ...approved, flags: [missing] }, undefined],
  ['one that changed since', { ...approved, flags: [changed] }, 'changed_since_approval'],
  ['one at a multiplier of its own', { ...approved, byMultiplier: { 1: 400, 1.75: 80 } }, 'odd_multiplier'],
])('%s is held up by the right thing', (_name, facts, blocker) => {
  expect(blockerOf(facts)).toBe(blocker);
});
