import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import type { PayingRule } from '../../../domain/pay-rules/ladder.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import type { Words } from '../../kernel/words.tsx';
import { doubleNote, doubleSourcesOf, overtimeNote, sourcesOf, type OvertimeLimits } from './overtime-note.ts';

const inEnglish = (speaker = speakers.en) =>
  ({ say: speaker.say, formats: formatsOf(speaker, 'h12'), speaker }) as Words;
const daily = [
  { afterMinutes: 720, multiplier: '2' },
  { afterMinutes: 480, multiplier: '1.5' },
];
const weekly = [{ afterMinutes: 2_400, multiplier: '1.5' }];
const both: OvertimeLimits = { daily, weekly };
const stretch = (rule: PayingRule, afterMinutes: number, multiplier = '1.5') => ({
  rule,
  afterMinutes,
  multiplier,
  minutes: 60,
  startsAtMinute: 0,
});
const plain = stretch('straight-time', 0, '1');
const pastDay = stretch('daily-overtime', 480);
const pastWeek = stretch('weekly-overtime', 2_400);
const onHoliday = stretch('holiday', 0);

test.each([
  // what the week was paid by, the note under its overtime
  [[plain, pastDay], 'after 8:00 a day'],
  [[plain, pastWeek], 'after 40:00 this week'],
  [[pastDay, pastWeek], 'after 8:00 a day or 40:00 a week'],
  [[pastDay, stretch('daily-overtime', 720, '2')], 'after 8:00 a day'],
  [[plain, onHoliday], 'on a holiday'],
  [[stretch('consecutive-day', 0)], 'for too many days in a row'],
  [[stretch('nth-worked-day', 0)], 'on a day beyond the working days'],
  [[stretch('consecutive-hours', 720)], 'after 12:00 in a row'],
  [[stretch('alternative-schedule', 600)], 'beyond the schedule'],
  [[stretch('unscheduled-day', 0)], 'beyond the schedule'],
  [[stretch('makeup-time', 600)], 'after 10:00 a day'],
  [[pastDay, onHoliday], 'see “Why?”'],
  [[onHoliday, stretch('consecutive-day', 0)], 'see “Why?”'],
])('the word under overtime names the rule that it came from: %#', (stretches, note) => {
  const sources = sourcesOf([{ stretches }]);
  expect(overtimeNote({ overtimeMinutes: 60, sources, limits: both }, inEnglish())).toBe(note);
});

test.each([
  // what the week was paid by, the note under its double time
  [[plain, pastDay, stretch('daily-overtime', 720, '2')], 'after 12:00 a day'],
  [[pastDay, stretch('holiday', 0, '2.5')], 'on a holiday'],
  [[stretch('daily-overtime', 720, '2'), stretch('consecutive-day', 480, '2')], 'at twice the rate or more'],
])('the word under double time names the rule that it came from: %#', (stretches, note) => {
  expect(doubleNote({ sources: doubleSourcesOf([{ stretches }]), limits: both }, inEnglish())).toBe(note);
});

test('double time of which the rules are not told says what it is paid at', () => {
  expect(doubleNote({ sources: undefined, limits: both }, inEnglish())).toBe('at twice the rate or more');
});

test.each<[OvertimeLimits, string | undefined]>([
  [both, 'after 8:00 a day or 40:00 a week'],
  [{ daily: [], weekly }, 'after 40:00 this week'],
  [{ daily, weekly: [] }, 'after 8:00 a day'],
  [{ daily: [], weekly: [] }, undefined],
  [
    { daily, weekly: [{ afterMinutes: 4_800, multiplier: '1.5' }], periodDays: 14 },
    'after 8:00 a day or 80:00 in 14 days',
  ],
  [{ daily: [], weekly: [{ afterMinutes: 9_600, multiplier: '1.5' }], periodDays: 28 }, 'after 160:00 in 28 days'],
  [{ ...both, dailyNotOn: [parsePlainDate('2026-11-23') as PlainDate] }, 'after 40:00 this week'],
  [
    {
      ...both,
      alternativeWorkweek: {
        scheduledMinutesByDay: [600, 600, 600, 600],
        overtimeMultiplier: '1.5',
        doubleMultiplier: '2',
        doubleAfterMinutes: 720,
        unscheduledDoubleAfterMinutes: 480,
      },
    },
    'after 40:00 this week',
  ],
])('without overtime it says after how many hours that would begin: %#', (limits, note) => {
  expect(overtimeNote({ overtimeMinutes: 0, sources: [], limits }, inEnglish())).toBe(note);
});

test('overtime of which the rules are not told is told by none that it may not have come from', () => {
  expect(overtimeNote({ overtimeMinutes: 60, sources: undefined, limits: both }, inEnglish())).toBe('see “Why?”');
  expect(sourcesOf([{ stretches: [stretch('holiday', 0, '2')] }])).toEqual([]);
});
