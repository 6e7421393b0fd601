import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { youngAge, youngDuring, youngOn } from './young-age.ts';

test('an age counts from the birthday on, and from 16 on it limits nothing', () => {
  const born = '2011-11-20' as PlainDate;
  expect(youngAge(born, '2025-11-19' as PlainDate)).toBe('under_14');
  expect(youngAge(born, '2025-11-20' as PlainDate)).toBe('under_16');
  expect(youngAge(born, '2027-11-19' as PlainDate)).toBe('under_16');
  expect(youngAge(born, '2027-11-20' as PlainDate)).toBeNull();
});

test('in the week of a birthday each date has its own age, and the birthday is told only where something comes to be allowed on it', () => {
  const week = { from: '2026-11-16' as PlainDate, to: '2026-11-22' as PlainDate };
  const during = (born: string) => youngDuring((on) => youngAge(born as PlainDate, on), week);
  expect(during('2010-11-18')).toEqual([{ age: 'under_16', until: '2026-11-17' }]);
  expect(during('2012-11-22')).toEqual([
    { age: 'under_14', until: '2026-11-21' },
    { age: 'under_16', until: null },
  ]);
  expect(during('2011-11-18')).toEqual([{ age: 'under_16', until: null }]);
  expect(during('2010-11-23')).toEqual([{ age: 'under_16', until: null }]);
  expect(during('2010-11-16')).toEqual([]);
  const on = (date: string) => youngOn(during('2010-11-18'), date as PlainDate);
  expect([on('2026-11-17'), on('2026-11-18'), on('2026-11-22')]).toEqual(['under_16', null, null]);
});
