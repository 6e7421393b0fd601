import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { youngAge } from './young-age.ts';

test('an age counts from the birthday on, and from 16 on it limits nothing', () => {
  const born = '2011-11-20' as PlainDate;
  expect(youngAge(born, '2025-11-19' as PlainDate)).toBe('under_14');
  expect(youngAge(born, '2025-11-20' as PlainDate)).toBe('under_16');
  expect(youngAge(born, '2027-11-19' as PlainDate)).toBe('under_16');
  expect(youngAge(born, '2027-11-20' as PlainDate)).toBeNull();
});
