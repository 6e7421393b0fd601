import { describe, expect, test } from 'vitest';
import { clock } from '../../../tests/world/payable-weeks.ts';
import { addMilliseconds, parseZone, type Zone } from '../kernel/time.ts';
import { roundPunches, type PunchRounding, type RoundTarget } from './punch-rounding.ts';
import type { Pause, WorkSegment } from './work-segment.ts';

const zone = parseZone('America/New_York') as Zone;
const rule = (targets: readonly RoundTarget[], mode: PunchRounding['mode'], more: Partial<PunchRounding> = {}) => ({
  targets,
  intervalMinutes: 15,
  mode,
  ...more,
});

/** `8:00–12:00 meal, 13:00–17:00` of a Monday. */
const work = (words: string): WorkSegment[] =>
  words.split(', ').map((part) => {
    const [times = '', pause] = part.split(' ');
    const [from = '', to = ''] = times.split('–');
    const span = { from: clock(0, from), to: clock(0, to) };
    return pause === undefined ? { span } : { span, endsWith: pause as Pause };
  });
const rounded = (words: string, ...rules: readonly PunchRounding[]) =>
  roundPunches(work(words), rules, false, () => zone);

describe('which punches a rule is for', () => {
  const ends = (target: RoundTarget) =>
    rounded('8:00–12:03 meal, 13:00–14:03 break, 14:30–17:03', rule([target], 'down')).map(({ span }) => span.to);

  test.each<[RoundTarget, string[]]>([
    ['clock-out', ['12:03', '14:03', '17:00']],
    ['meal-start', ['12:00', '14:03', '17:03']],
    ['break-start', ['12:03', '14:00', '17:03']],
    ['out', ['12:00', '14:00', '17:00']],
  ])('one for %s', (target, expected) => {
    expect(ends(target)).toEqual(expected.map((time) => clock(0, time)));
  });

  test('one for several kinds of punches is for each of them', () => {
    const [day] = rounded('8:03–17:03', rule(['clock-in', 'meal-end'], 'down'));
    expect(day?.span).toEqual({ from: clock(0, '8:00'), to: clock(0, '17:03') });
  });

  test('one near a time of day is for the last minute that is near it', () => {
    const near = rule(['in'], 'down', { within: { of: { hour: 8, minute: 0 }, minutes: 10 } });
    const starts = ['8:10', '8:11'].map((time) => rounded(`${time}–17:00`, near)[0]?.span.from);
    expect(starts).toEqual([clock(0, '8:00'), clock(0, '8:11')]);
  });
});

describe('what is told of a rounded punch', () => {
  const told = (words: string, ...rules: readonly PunchRounding[]) =>
    rounded(words, ...rules).map(({ recorded }) => [recorded?.from.by, recorded?.to.by]);
  const down = rule(['in'], 'down');
  const up = rule(['out'], 'up');

  test('its rule, and nothing where none is for it', () => {
    expect(told('8:03–17:00', down)).toEqual([[down, undefined]]);
  });

  test('that its seconds were left out, where its rule leaves the minutes', () => {
    expect(told('8:03–17:00', rule(['in'], 'down', { intervalMinutes: 0 }))).toEqual([['seconds', undefined]]);
  });

  test('that the work before it goes on until then, where a pause was rounded away', () => {
    expect(told('8:00–10:05 break, 10:10–12:00', down, up)[1]).toEqual(['work-before', up]);
    expect(told('8:00–10:05 break, 10:06–10:07', down, up)[1]).toEqual(['work-before', up]);
    expect(told('8:00–10:15 break, 10:25–12:00', down, up)[1]).toEqual([down, up]);
  });
});

test('work that lies in minutes which were paid before it is not paid once more, nor taken off', () => {
  const rules = [rule(['in', 'clock-out'], 'down'), rule(['break-start'], 'up')];
  const [first, second] = rounded('8:00–10:05 break, 10:06–10:09', ...rules);
  expect(first?.span).toEqual({ from: clock(0, '8:00'), to: clock(0, '10:15') });
  expect(second?.span).toEqual({ from: clock(0, '10:15'), to: clock(0, '10:15') });
  expect(second?.recorded?.to).toEqual({ at: clock(0, '10:09'), by: 'work-before' });
});

test('who clocks out and in within one minute is paid for each minute once', () => {
  const spans = rounded('8:00–10:05, 10:05–12:00', rule(['in'], 'down'), rule(['out'], 'up')).map(({ span }) => span);
  expect(spans).toEqual([
    { from: clock(0, '8:00'), to: clock(0, '10:15') },
    { from: clock(0, '10:15'), to: clock(0, '12:00') },
  ]);
});

test('a punch is rounded to the very minute, whatever part of a second it has', () => {
  const late = { span: { from: addMilliseconds(clock(0, '8:03'), 400), to: clock(0, '17:00') } };
  const [day] = roundPunches([late], [rule(['in'], 'down')], false, () => zone);
  expect(day?.span.from).toBe(clock(0, '8:00'));
});
