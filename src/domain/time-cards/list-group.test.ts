import { expect, test } from 'vitest';
import type { CardFlagKind } from './card-flag.ts';
import type { CardState } from './card-step.ts';
import { listGroupOf } from './list-group.ts';

test.each<[CardState, CardFlagKind[], ReturnType<typeof listGroupOf>]>([
  ['open', [], 'clean'],
  ['signed', ['late'], 'review'],
  ['open', ['late', 'missing_clock_out'], 'must_fix'],
  ['approved', ['late'], 'done'],
  ['locked', [], 'done'],
  ['approved', ['changed_since_approval'], 'review'],
  ['approved', ['changed_since_approval', 'open_entry'], 'must_fix'],
])('%s with %j stands among %s', (state, kinds, group) => {
  expect(listGroupOf({ state, flags: kinds.map((kind) => ({ kind, date: null })) })).toBe(group);
});
