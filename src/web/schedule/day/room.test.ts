import { expect, test } from 'vitest';
import { nameOfShadeAt, withTimes, type TimesAt } from './room.ts';

/** A day of 24 hours, in its hours. */
const place = (from: number, to: number) => ({ start: (from * 100) / 24, end: (to * 100) / 24 });
const bar = (from: number, to: number, lane = 0) => ({ place: place(from, to), lane });

test.each<[string, ReturnType<typeof bar>[], TimesAt[]]>([
  ['an hour has room on it', [bar(9, 10)], ['on']],
  ['of half an hour they stand after it', [bar(0, 0.5)], ['after']],
  ['before it, where another follows', [bar(4, 4.5), bar(5, 9)], ['before', 'on']],
  ['before it, where the day ends', [bar(23.5, 24)], ['before']],
  ['after it, where another follows in another lane', [bar(0, 0.5), bar(0.25, 8, 1)], ['after', 'on']],
  ['nowhere between two', [bar(0, 5), bar(5, 5.5), bar(5.5, 9)], ['on', 'nowhere', 'on']],
  ['not over those of another short one', [bar(1, 1.5), bar(5.5, 6), bar(6.5, 9)], ['after', 'before', 'on']],
  ['nor where those of the one before stand', [bar(1, 1.5), bar(3.5, 4), bar(4.5, 9)], ['after', 'nowhere', 'on']],
])('the times of a shift: %s', (_, bars, expected) => {
  expect(withTimes(bars, 24).map(({ timesAt }) => timesAt)).toEqual(expected);
});

test.each([
  ['at its beginning, where no shift is', place(0, 24), [], place(0, 24)],
  ['there too, where a shift comes late', place(0, 24), [bar(18, 22)], place(0, 18)],
  ['behind the times of a short shift with which it begins', place(0, 24), [bar(0, 0.5)], place(2.25, 24)],
  ['between two shifts', place(9, 17), [bar(8, 10), bar(13, 18)], place(10, 13)],
  ['nowhere, where they leave no room', place(9, 17), [bar(9, 16)], undefined],
  ['at its beginning, where a shift is drawn below', place(9, 17), [bar(9, 17, 1)], place(9, 17)],
])('the name of what is shaded is read %s', (_, shade, bars, expected) => {
  const at = nameOfShadeAt(shade, withTimes(bars, 24), 24);
  expect(at && [at.start, at.end].map(Math.round)).toEqual(expected && [expected.start, expected.end].map(Math.round));
});
