import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { turnedDays } from './turned-days.ts';

const on = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const today = on('2026-11-20');
const holidays = new Set([on('2026-11-20'), on('2026-12-10')]);

test.each([
  ['counted, to come, a holiday now', '2026-12-10', false, true],
  ['spared, and a holiday still', '2026-12-10', true, false],
  ['spared, and none any more', '2026-12-11', true, true],
  ['counted, and none', '2026-12-11', false, false],
  ['counted, of today', '2026-11-20', false, false],
  ['spared, of yesterday', '2026-11-19', true, false],
])('a date of time off that is %s turns only where it must', (_, date, isSpared, turns) => {
  expect(turnedDays([{ date: on(date), isSpared }], holidays, today)).toHaveLength(turns ? 1 : 0);
});
