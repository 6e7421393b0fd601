import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { leadingTo, linesOf } from './balance-changes.ts';

const date = parsePlainDate('2027-01-04') as PlainDate;
const none = { leastOn: date, taken: 2_400, takenByOthers: 0, earned: 0, lapsed: 0 };

test('where the request alone takes of the balance, nothing more is said', () => {
  expect(linesOf(none, 2_400)).toEqual([]);
});

test('what other requests take and what is earned until then are told apart, and never as one sum', () => {
  const changes = { ...none, takenByOthers: 960, earned: 400 };
  expect(linesOf(changes, 2_400)).toEqual([
    { key: 'timeOff.until.others', minutes: 960, date },
    { key: 'timeOff.until.earned', minutes: 400, date },
  ]);
  expect(leadingTo(changes)).toEqual([960, 400, 0]);
});

test('a part of the request that is taken after the least is left is told, and what lapses is', () => {
  expect(linesOf({ ...none, taken: 480, lapsed: 60 }, 720)).toEqual([
    { key: 'timeOff.until.taken', minutes: 480, date },
    { key: 'timeOff.until.lapsed', minutes: 60, date },
  ]);
});
