import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { accruedAdjustment, employmentAdjustment } from './allowance.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;

test.each([
  ['2015-07-14', undefined, 0],
  ['2015-04-23', '2017-04-01', 0],
  ['2016-04-01', '2016-10-01', -10],
  ['2016-04-01', undefined, -5],
  ['2010-01-01', '2016-06-30', -10],
  ['2017-04-01', '2017-10-01', 0],
  ['2018-04-01', undefined, 0],
])('employed from %s to %s, an allowance of 20 days changes by %d', (startDate, endDate, adjustment) => {
  const employment =
    endDate === undefined ? { startDate: on(startDate) } : { startDate: on(startDate), endDate: on(endDate) };
  expect(employmentAdjustment(employment, on('2016-07-20'), 20)).toBe(adjustment);
});

test.each([
  ['2016-10-01', '2017-02-01', 24, -22],
  ['2016-04-01', '2016-07-01', 19, -12.5],
  ['2016-10-01', '2017-12-31', 24, 0],
])('employed from %s, on %s of %d days there are %d to earn', (startDate, now, allowance, adjustment) => {
  expect(accruedAdjustment({ startDate: on(startDate) }, on(now), allowance)).toBe(adjustment);
});
