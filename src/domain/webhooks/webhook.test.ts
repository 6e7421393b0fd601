import { expect, test } from 'vitest';
import { addMilliseconds, instant, millisecondsPerHour } from '../kernel/time.ts';
import { decideDelivery, isUnderWay, nextTryAt } from './webhook.ts';

const midway = { isLast: false, arrivedSince: false };
const atLast = { isLast: true, arrivedSince: false };

test.each([
  ['any 2xx has arrived', { status: 204 }, midway, { state: 'delivered' }],
  ['a redirect is no arrival: it is not followed', { status: 302 }, midway, { state: 'waiting' }],
  ['an error is tried again', { status: 500 }, midway, { state: 'waiting' }],
  ['no answer is tried again', { problem: 'timed_out' }, midway, { state: 'waiting' }],
  ['410 ends the webhook at once', { status: 410 }, midway, { state: 'given_up', goesOff: 'gone' }],
  [
    'the last try in vain, with nothing arrived meanwhile, ends it',
    { status: 500 },
    atLast,
    { state: 'given_up', goesOff: 'failing' },
  ],
  [
    'a webhook that takes other messages stays',
    { status: 422 },
    { isLast: true, arrivedSince: true },
    { state: 'given_up' },
  ],
] as const)('%s', (_, delivery, how, decided) => {
  expect(decideDelivery(delivery, how)).toEqual(decided);
});

test.each([
  ['a message not tried yet is under way', { state: 'waiting', triedAt: null, resentAt: null }, 23, true],
  ['one that nobody tried in a day is not', { state: 'waiting', triedAt: null, resentAt: null }, 25, false],
  ['one that was tried and waits for its next try is not', { state: 'waiting', triedAt: 1, resentAt: null }, 2, false],
  ['one that was given up is not', { state: 'given_up', triedAt: 20, resentAt: null }, 21, false],
  ['one that was sent again is', { state: 'waiting', triedAt: 20, resentAt: 90 }, 91, true],
  ['and no more, if nobody tried it in a day', { state: 'waiting', triedAt: 20, resentAt: 90 }, 114, false],
  ['nor once it was tried since then', { state: 'waiting', triedAt: 95, resentAt: 90 }, 96, false],
] as const)('%s', (_, { state, triedAt, resentAt }, hours, expected) => {
  const happenedAt = instant(0);
  const after = (count: number) => addMilliseconds(happenedAt, count * millisecondsPerHour);
  const at = (count: number | null) => (count === null ? null : after(count));
  const message = { state, happenedAt, triedAt: at(triedAt), resentAt: at(resentAt) };
  expect(isUnderWay(message, after(hours))).toBe(expected);
});

const triedAt = instant(0);

test.each([
  ['after the first try in three seconds', { state: 'waiting', tries: 1, triedAt, resentAt: null }, 3],
  ['later and later', { state: 'waiting', tries: 5, triedAt, resentAt: null }, 148],
  ['in six hours at most', { state: 'waiting', tries: 11, triedAt, resentAt: null }, 22_026],
  ['after the last try never', { state: 'waiting', tries: 12, triedAt, resentAt: null }, undefined],
  ['before the first try nobody says when', { state: 'waiting', tries: 0, triedAt: null, resentAt: null }, undefined],
  [
    'nor where it was sent again by hand, and began anew',
    { state: 'waiting', tries: 1, triedAt, resentAt: triedAt },
    undefined,
  ],
  ['what has arrived is not tried', { state: 'delivered', tries: 1, triedAt, resentAt: null }, undefined],
])('%s', (_, message, seconds) => {
  expect(nextTryAt(message, triedAt)).toBe(
    seconds === undefined ? undefined : addMilliseconds(triedAt, seconds * 1000),
  );
});

test('a time that is over is not told as the next', () => {
  const message = { state: 'waiting', tries: 1, triedAt, resentAt: null };
  expect(nextTryAt(message, addMilliseconds(triedAt, 2_999))).toBe(addMilliseconds(triedAt, 3_000));
  expect(nextTryAt(message, addMilliseconds(triedAt, 3_000))).toBeUndefined();
});
