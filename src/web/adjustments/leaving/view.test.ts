import { describe, expect, test } from 'vitest';
import { punches, time } from '../../../../tests/world/punches.ts';
import type { RecordedDay } from '../../../contract/adjustments.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  millisecondsPerHour,
  parsePlainDate,
  parseZone,
  type PlainDate,
  type Zone,
} from '../../../domain/kernel/time.ts';
import { timeEntries } from '../../../domain/time-clock/time-entry.ts';
import { unusualMinutes } from '../view.ts';
import { leftAsScheduled, unansweredBy } from './view.ts';

const utc = parseZone('UTC') as Zone;

describe('who forgot to clock out', () => {
  const after = (hours: number) => addMilliseconds(time('0:00'), hours * millisecondsPerHour);
  const day = (words: string, from: number, to: number): RecordedDay => ({
    zone: utc,
    serverNow: after(48),
    oldestOn: parsePlainDate('2026-10-01') as PlainDate,
    longestMinutes: 24 * 60,
    longShiftMinutes: 14 * 60,
    closed: null,
    closures: [],
    punches: punches(words),
    begun: [],
    shifts: [{ startsAt: after(from), endsAt: after(to) }],
  });

  test.each([
    ['in 9:00', 9, 17, 48, '17:00'],
    // A night: the end reads earlier than the start, and is on the next date.
    ['in 22:00', 22, 30, 48, '06:00'],
    // Of what is not over yet nobody says that it was left.
    ['in 9:00', 9, 17, 16, undefined],
    // They were still there.
    ['in 9:00, break 17:30', 9, 17, 48, undefined],
    // A later entry began before.
    ['in 9:00, in 16:00', 9, 17, 48, undefined],
    ['in 9:00', 13, 17, 48, undefined],
  ])('having punched %s, scheduled from %i to %i, is offered at %i the end %s', (words, from, to, now, offered) => {
    const around = day(words, from, to);
    const [entry] = timeEntries(around.punches);
    const answer = entry && leftAsScheduled(around, entry, after(now));
    expect(answer?.values.newEndTime).toBe(offered);
    expect(answer?.at).toBe(offered === undefined ? undefined : after(to));
  });

  test('is told why it cannot be said, and of a day that is too old that it is', () => {
    const open = day('in 9:00', 9, 17);
    const [{ punchIds: [entryId = ''] } = { punchIds: [] }] = timeEntries(open.punches);
    const date = dateAt(after(9), utc);
    const tooOld = addDays(date, 1);
    expect(unansweredBy(open, entryId, date)).toBeUndefined();
    expect(unansweredBy({ ...open, oldestOn: tooOld, punches: [] }, entryId, date)).toBe('day_too_old');
    expect(unansweredBy({ ...open, closed: 'week_is_locked' }, entryId, date)).toBe('week_is_locked');
    expect(unansweredBy({ ...open, punches: [] }, entryId, date)).toBe('entry_gone');
  });

  test.each([
    [14, undefined],
    [14.5, 870],
  ])('is told before it is sent that a shift of %d hours is a long one: %s', (hours, told) => {
    const planned = { clockedInAt: after(0), clockedOutAt: after(hours), breaks: [] };
    expect(unusualMinutes(day('in 0:00', 0, 8), planned)).toBe(told);
  });
});
