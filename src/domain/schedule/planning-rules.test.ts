import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import type { Conflict } from './conflict.ts';
import {
  isTheirsNoLonger,
  inNeedOfReason,
  isBlocked,
  isUnplannable,
  minded,
  usualLevels,
  warnedAmong,
} from './planning-rules.ts';

const doubled: Conflict = { kind: 'double_booking', locationId: 'pier' };
const tired: Conflict = { kind: 'short_rest', restMinutes: 60 };
const unskilled: Conflict = { kind: 'skill', skillId: 'card', endedOn: null };
const young: Conflict = { kind: 'minor', limit: { limit: 'age' } };

test.each([
  ['a double booking is planned, and not published', doubled, { isUnplannable: false, isBlocked: true }],
  ['a short rest is planned and published', tired, { isUnplannable: false, isBlocked: false }],
  ['what somebody has no card for is not planned', unskilled, { isUnplannable: true, isBlocked: true }],
  ['what the law forbids is not even planned', young, { isUnplannable: true, isBlocked: true }],
])('as usual, %s', (_, conflict, expected) => {
  const asked = [[conflict], usualLevels] as const;
  expect({ isUnplannable: isUnplannable(...asked), isBlocked: isBlocked(...asked) }).toEqual(expected);
});

test('a rule that is off is not said', () => {
  expect(minded([doubled, tired], { ...usualLevels, short_rest: 'off' })).toEqual([doubled]);
});

test('as usual, a reason is asked for where somebody loses their rest, and not for a long day', () => {
  const long: Conflict = { kind: 'overtime', minutes: 60 };
  expect(inNeedOfReason([tired, long], usualLevels)).toEqual([tired]);
});

test('a shift after somebody’s last day is said whatever the rules are, and refused by none of them', () => {
  const ended: Conflict = { kind: 'employment_ended', lastDay: '2026-11-20' as PlainDate };
  expect([isTheirsNoLonger([{ kind: 'not_here' }]), isBlocked([{ kind: 'not_here' }], usualLevels)]).toEqual([
    true,
    false,
  ]);
  expect(minded([ended, tired], { ...usualLevels, short_rest: 'off' })).toEqual([ended]);
  expect([isBlocked([ended], usualLevels), isTheirsNoLonger([ended]), isTheirsNoLonger([tired])]).toEqual([
    false,
    true,
    false,
  ]);
});

test('what is warned of, with or without a reason, is neither what is refused nor what is off', () => {
  const long: Conflict = { kind: 'overtime', minutes: 60 };
  const ended: Conflict = { kind: 'employment_ended', lastDay: '2026-11-20' as PlainDate };
  const all = [ended, doubled, unskilled, tired, long];
  expect(warnedAmong(all, usualLevels)).toEqual([tired, long]);
  expect(warnedAmong(all, { ...usualLevels, overtime: 'off' })).toEqual([tired]);
});
