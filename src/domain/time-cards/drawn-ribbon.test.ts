import { expect, test } from 'vitest';
import { axisSpan, dayHours } from '../kernel/day-axis.ts';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { drawn } from './drawn-ribbon.ts';

const newYork = 'America/New_York' as Zone;
const friday = '2026-11-20' as PlainDate;
const at = (time: string, date: PlainDate = friday) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt(date, { hour, minute }, newYork);
};
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

test('a segment lies where its hours are', () => {
  const axis = axisSpan(friday, dayHours, newYork);
  const ribbon = [
    { kind: 'worked', span: span('8:30', '12:30') },
    { kind: 'break', span: span('12:30', '13:30') },
    { kind: 'overtime', span: span('17:30', '18:04') },
  ] as const;
  expect(drawn(ribbon, axis)).toEqual([
    { tone: 'in', start: 17.86, end: 46.43 },
    { tone: 'brk', start: 46.43, end: 53.57 },
    { tone: 'ot', start: 82.14, end: 86.19 },
  ]);
});

test('the two hours from one to two o’clock are both drawn on the night the clocks are set back', () => {
  const back = '2026-11-01' as PlainDate;
  const first = at('1:00', back);
  const ribbon = [{ kind: 'worked', span: { from: first, to: first + 7_200_000 } }] as never;
  const [segment] = drawn(ribbon, axisSpan(back, { from: 0, to: 24 }, newYork));
  expect(segment).toEqual({ tone: 'in', start: 4, end: 12 });
});
