import { describe, expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import { decideAcknowledging, decideAsking, decideReminding, waitBeforeTelling } from './acknowledgement.ts';

const at = (text: string): Instant => parseInstant(text) as Instant;

test.each([
  ['an announcement', 'announcement', true, true],
  ['a group', 'group', true, false],
  ['two', 'direct', true, false],
  ['a group that is asked nothing', 'group', false, true],
] as const)('of %s it is asked or not', (_, kind, asks, ok) => {
  expect(decideAsking(asks, kind).ok).toBe(ok);
});

test.each([
  ['that stands and asks', true, 'Snow', true, true],
  ['that asks nothing', false, 'Snow', true, false],
  ['that was withdrawn', true, null, true, false],
  ['that was sent before they came, or by themselves', true, 'Snow', false, false],
] as const)('somebody acknowledges what %s', (_, asksAcknowledgement, text, isAsked, ok) => {
  const message = { asksAcknowledgement, text, isAsked, editedAt: null, acknowledgedAt: null };
  expect(decideAcknowledging(message, null).ok).toBe(ok);
});

const [nine, ten] = [at('2026-11-20T09:00:00Z'), at('2026-11-20T10:00:00Z')];

test.each([
  ['as it reads now', ten, ten, null, undefined],
  ['before it was edited', ten, null, null, 'message_changed_meanwhile'],
  ['before it was edited again', ten, nine, null, 'message_changed_meanwhile'],
  ['once more, however it reads now', ten, null, nine, undefined],
] as const)('somebody acknowledges what they read %s', (_, editedAt, readAs, acknowledgedAt, refusal) => {
  const message = { asksAcknowledgement: true, text: 'Snow', isAsked: true, editedAt, acknowledgedAt };
  const decided = decideAcknowledging(message, readAs);
  expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
});

describe('those who have not acknowledged are told', () => {
  test.each([
    ['never, once there is nobody left', 0, undefined, 'everybody_acknowledged'],
    ['not within the hour', 2, '2026-11-20T09:00:01Z', 'reminded_lately'],
    ['an hour after the last time', 2, '2026-11-20T09:00:00Z', undefined],
    ['where they never were', 2, undefined, undefined],
  ])('%s', (_, missing, last, refusal) => {
    const lastToldAt = last === undefined ? undefined : at(last);
    expect(decideReminding({ missing, lastToldAt }, at('2026-11-20T10:00:00Z'))).toMatchObject(
      refusal === undefined ? { ok: true } : { refusal },
    );
  });

  test('by the clock at once, after a day, after two more, and then no more', () => {
    const hours = [0, 1, 2, 3].map((round) => waitBeforeTelling(round)).map((wait) => wait && wait / 3_600_000);
    expect(hours).toEqual([0, 24, 48, undefined]);
  });
});
