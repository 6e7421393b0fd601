import { describe, expect, test } from 'vitest';
import { clock } from '../../../tests/world/payable-weeks.ts';
import { gapsBetween, inOrderOfTime, type Pause, type WorkSegment } from './work-segment.ts';

const work = (from: string, to: string, endsWith?: Pause): WorkSegment => {
  const span = { from: clock(0, from), to: clock(0, to) };
  return endsWith === undefined ? { span } : { span, endsWith };
};

test('work stands in order of time, and what ends sooner before what goes on, however it was read', () => {
  const [early, brief, long, late] = [
    work('8:00', '9:00'),
    work('9:00', '9:00'),
    work('9:00', '12:00'),
    work('13:00', '14:00'),
  ];
  expect(inOrderOfTime([late, long, brief, early])).toEqual([early, brief, long, late]);
  expect(inOrderOfTime([long, early, late, brief])).toEqual([early, brief, long, late]);
});

describe('the time off the clock between work', () => {
  test('is what the clock called it, or what its length did', () => {
    const byLength: WorkSegment = { ...work('13:00', '15:00', 'break'), byLength: true };
    expect(
      gapsBetween([work('8:00', '12:00', 'meal'), byLength, work('15:10', '16:00'), work('16:30', '17:00')]),
    ).toEqual([
      { span: { from: clock(0, '12:00'), to: clock(0, '13:00') }, kind: 'meal', byLength: false },
      { span: { from: clock(0, '15:00'), to: clock(0, '15:10') }, kind: 'break', byLength: true },
      { span: { from: clock(0, '16:00'), to: clock(0, '16:30') }, kind: undefined, byLength: false },
    ]);
  });

  test('is none where work goes on at once, or overlaps', () => {
    expect(gapsBetween([work('8:00', '12:00', 'break'), work('12:00', '13:00'), work('12:30', '14:00')])).toEqual([]);
  });
});
