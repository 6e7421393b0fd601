import { describe, expect, test } from 'vitest';
import { monday } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import { lacksRate, rateOn } from './week-question.ts';

const raised = { from: addDays(monday, 2), ratePerHour: '22.00' };
const hired = { from: monday, ratePerHour: '20.00' };

describe('the rate of a date', () => {
  test.each([
    ['as they were set', [hired, raised]],
    ['the newest first', [raised, hired]],
  ])('is the last one that began by then, whatever order they are read in: %s', (_, rates) => {
    expect([-1, 0, 1, 2, 3].map((day) => rateOn({ rates }, addDays(monday, day)))).toEqual([
      undefined,
      '20.00',
      '20.00',
      '22.00',
      '22.00',
    ]);
  });

  test('is missing before the first begins', () => {
    expect([-1, 0].map((day) => lacksRate({ rates: [hired] }, addDays(monday, day)))).toEqual([true, false]);
  });

  test('is not missing where a salary or earnings alone are paid', () => {
    const salary = { amount: '1000.00', period: 'weekly', covers: 'all-hours' } as const;
    const before = addDays(monday, -1);
    expect([lacksRate({ rates: [] }, before), lacksRate({ rates: [hired], salary }, before)]).toEqual([false, false]);
  });
});
