import { describe, expect, test } from 'vitest';
import { clock } from '../../../tests/world/payable-weeks.ts';
import { shiftsOf } from './shifts.ts';
import type { WorkSegment } from './work-segment.ts';

/** `8:00–12:00, 13:00–17:00` of a Monday. */
const work = (words: string): WorkSegment[] =>
  words.split(', ').map((part) => {
    const [from = '', to = ''] = part.split('–');
    return { span: { from: clock(0, from), to: clock(0, to) } };
  });

describe('shifts', () => {
  test.each([
    ['8:00–12:00, 15:59–18:00', 1],
    ['8:00–12:00, 16:00–18:00', 2],
  ])('%s are %d, if a gap of four hours begins a new one', (words, count) => {
    expect(shiftsOf(work(words), { newShiftGapMinutes: 240 }).shifts).toHaveLength(count);
  });

  test('one without a limit is one, and one past its limit is refused', () => {
    expect(shiftsOf(work('1:00–2:00, 23:00–23:30'), {}).shifts).toHaveLength(1);
    expect(shiftsOf(work('1:00–17:00'), { maxShiftMinutes: 960 }).rejected).toEqual([]);
    expect(shiftsOf(work('1:00–17:01'), { maxShiftMinutes: 960 }).rejected).toHaveLength(1);
  });

  test('work that ends before it begins is refused, and work without length is none of that', () => {
    const { shifts, rejected } = shiftsOf(work('8:00–7:00, 9:00–9:00, 10:00–12:00'), {});
    expect(rejected).toEqual(work('8:00–7:00'));
    expect(shifts).toEqual([work('9:00–9:00, 10:00–12:00')]);
  });

  test('a gap is one between shifts that were worked, whatever was refused within it', () => {
    const rules = { newShiftGapMinutes: 240, maxShiftMinutes: 960 };
    const { shifts } = shiftsOf(work('6:00–8:00, 9:00–26:00, 11:59–14:00, 18:00–20:00'), rules);
    expect(shifts).toEqual([work('6:00–8:00, 11:59–14:00'), work('18:00–20:00')]);
  });
});
