import { describe, expect, test } from 'vitest';
import type { Role } from '../access/role.ts';
import {
  decideLeaving,
  decideRunning,
  decideSpeaking,
  pairOf,
  type ConversationKind,
  type NotRun,
} from './conversation.ts';

const doer = (role: Role) => ({
  employeeId: 'ana',
  role,
  managedLocationIds: role === 'manager' ? ['wharf'] : [],
  locationIds: ['wharf'],
});

test('a pair is the same from both sides', () => {
  expect(pairOf('b', 'a')).toEqual(pairOf('a', 'b'));
});

describe('an announcement', () => {
  test.each<[Role, string | null, boolean]>([
    ['employee', 'wharf', false],
    ['manager', 'wharf', true],
    ['manager', 'pier', false],
    ['manager', null, false],
    ['admin', 'pier', true],
    ['admin', null, true],
  ])('is made by %s at %s: %s', (role, locationId, may) => {
    expect(decideSpeaking(doer(role), { kind: 'announcement', locationId }).ok).toBe(may);
  });

  test('is the only kind that keeps anybody in it quiet', () => {
    for (const kind of ['direct', 'group'] as const) {
      expect(decideSpeaking(doer('employee'), { kind, locationId: 'pier' }).ok).toBe(true);
    }
  });
});

test.each<[ConversationKind, boolean, boolean]>([
  ['group', false, true],
  ['group', true, false],
  ['direct', false, false],
  ['announcement', true, false],
])('a %s that follows a rule (%s) may be left: %s', (kind, followsRule, may) => {
  expect(decideLeaving({ kind, followsRule }).ok).toBe(may);
});

describe('a group is run', () => {
  test.each<[string, ConversationKind, boolean, string, boolean, true | NotRun]>([
    ['by whoever started it', 'group', false, 'ana', true, true],
    ['by nobody else while they are in it', 'group', false, 'ben', true, 'group_not_yours'],
    ['by everybody in it once they are gone', 'group', false, 'ben', false, true],
    ['by nobody where it follows a rule', 'group', true, 'ana', true, 'conversation_follows_rule'],
    ['by nobody between two', 'direct', false, 'ana', true, 'conversation_is_of_two'],
    ['by nobody where it is for announcements', 'announcement', true, 'ana', false, 'conversation_follows_rule'],
  ])('%s', (_how, kind, followsRule, openedBy, hasOpener, answer) => {
    const decided = decideRunning({ kind, followsRule, openedBy, hasOpener }, 'ana');
    expect(decided.ok || decided.refusal).toBe(answer);
  });
});
