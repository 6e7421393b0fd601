import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import { decideResend, isWorthKeeping, maskedRecipient, reasonOf, topicOf, type Undelivered } from './undelivered.ts';

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (instant === undefined) throw new Error(`${text} is no instant`);
  return instant;
};
const now = at('2026-11-20T15:00:00.000Z');

const givenUp: Undelivered = {
  state: 'given_up',
  isKept: true,
  failure: 'not_reached',
  usefulUntil: null,
  settledAt: at('2026-11-20T14:00:00.000Z'),
  postedAt: at('2026-11-19T14:00:00.000Z'),
  triedAt: at('2026-11-20T14:00:00.000Z'),
  hasReader: true,
};

const waits = { state: 'waiting', failure: null, settledAt: null } as const;

test.each<[string, Partial<Undelivered>, string]>([
  ['was given up an hour ago', {}, 'sent'],
  ['was given up thirty days ago', { settledAt: at('2026-10-21T15:00:00.000Z') }, 'sent'],
  ['was given up before that', { settledAt: at('2026-10-21T14:59:59.999Z') }, 'letter_is_forgotten'],
  ['says nothing any more', { isKept: false }, 'letter_is_forgotten'],
  ['opens something until later', { usefulUntil: at('2026-11-20T15:00:00.001Z') }, 'sent'],
  ['opens nothing from now on', { usefulUntil: now }, 'letter_is_forgotten'],
  ['is on its way again', waits, 'letter_waits'],
  ['was tried a moment less than a day ago', { ...waits, triedAt: at('2026-11-19T15:00:00.001Z') }, 'letter_waits'],
  ['nobody has tried for a day', { ...waits, triedAt: at('2026-11-19T15:00:00.000Z') }, 'sent'],
  ['nobody has ever tried in a day', { ...waits, triedAt: null }, 'sent'],
  ['was for somebody who has no access any more', { hasReader: false }, 'letter_has_no_reader'],
  ['has arrived since', { state: 'delivered', failure: null, isKept: false }, 'letter_was_delivered'],
])('a letter that %s', (_, change, expected) => {
  const decided = decideResend({ ...givenUp, ...change }, now);
  expect(decided.ok ? 'sent' : decided.refusal).toBe(expected);
});

test('what nobody could use is not kept', () => {
  const worth = (failure: string | null) => isWorthKeeping({ failure, usefulUntil: null }, now);
  expect(['not_reached', 'mail_refused_550', 'device_gone', 'no_longer_theirs', 'too_late', null].map(worth)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a failure is told by its reason, and by what the service answered', () => {
  expect(
    ['not_reached', 'mail_refused_550', 'text_refused_400', 'push_refused_413', 'of a later version'].map(reasonOf),
  ).toEqual([
    { reason: 'not_reached', status: null },
    { reason: 'refused', status: 550 },
    { reason: 'refused', status: 400 },
    { reason: 'refused', status: 413 },
    { reason: 'failed', status: null },
  ]);
});

test('an address is shown as far as it is told apart', () => {
  expect(maskedRecipient('maria.lopez@harborpine.example')).toBe('m•••@harborpine.example');
  expect(maskedRecipient('+15550123')).toBe('••• 0123');
});

test('whoever may not read a letter is told what it is about', () => {
  expect(['schedule_published', 'digest', 'notice', 'reset_password', 'constructor'].map(topicOf)).toEqual([
    'schedule',
    'digest',
    'notice',
    'ways_in',
    'ways_in',
  ]);
});
