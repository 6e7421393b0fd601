import { expect, test } from 'vitest';
import type { TimeCardReply } from '../../contract/time-cards.ts';
import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { cents } from '../../domain/kernel/money.ts';
import { instantAt, parsePlainDate, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import { timeCardSheet } from './time-card.sheet.ts';

const zone = 'America/New_York' as Zone;
const date = (text: string) => parsePlainDate(text) as PlainDate;
const at = (day: string, hour: number) => instantAt(date(day), { hour, minute: 0 }, zone);
const worked = (day: string, from: number, to: number) => ({
  kind: 'worked' as const,
  from: at(day, from),
  to: at(day, to),
});
const onBreak = (day: string, from: number, to: number) => ({ ...worked(day, from, to), kind: 'break' as const });
const nothing = { workedMinutes: 0, breakMinutes: 0, overtimeMinutes: 0, doubleMinutes: 0 };
const aDay = (day: string, more: Partial<TimeCardReply['days'][number]> = {}): TimeCardReply['days'][number] => ({
  ...nothing,
  date: date(day),
  clockedInAt: null,
  clockedOutAt: null,
  open: false,
  unended: false,
  offline: false,
  premiums: [],
  isHoliday: false,
  ribbon: [],
  ...more,
});
const days = [
  aDay('2026-11-23', {
    workedMinutes: 600,
    overtimeMinutes: 120,
    doubleMinutes: 60,
    clockedInAt: at('2026-11-23', 8),
    clockedOutAt: at('2026-11-23', 21),
    premiums: [{ code: 'Night', minutes: 60 }],
    ribbon: [worked('2026-11-23', 8, 12), worked('2026-11-23', 15, 21)],
  }),
  aDay('2026-11-24'),
  aDay('2026-11-26', { isHoliday: true }),
  aDay('2026-11-27'),
];
const card: TimeCardReply = {
  startsOn: date('2026-11-23'),
  endsOn: date('2026-11-29'),
  zone,
  serverNow: at('2026-11-30', 9),
  weeklyTargetMinutes: 2_400,
  overtime: { weekly: [], daily: [] },
  ...nothing,
  workedMinutes: 600,
  overtimeMinutes: 120,
  days,
};
const self = { firstName: 'Ana', lastName: 'Harbor', organization: { name: 'Harbor & Pine' } } as Parameters<
  typeof timeCardSheet
>[3];
const speaker = speakers.en;
const reader = { speaker, formats: formatsOf(speaker, 'h12'), hourCycle: 'h12' as const, currency: 'USD' };
const type = { typeId: 'v', preset: 'vacation' as const, name: null, isPaid: true, unit: 'day' as const };
const detail = {
  state: 'approved' as const,
  isOver: true,
  flags: [
    { kind: 'late' as const, date: date('2026-11-23') },
    { kind: 'offline_punch' as const, date: date('2026-11-23') },
    { kind: 'changed_since_approval' as const, date: null },
    { kind: 'adjustment_waiting' as const, date: date('2026-11-27') },
  ],
  days: days.map((day) =>
    Object.assign(day, {
      premiumCents: cents(day.date === '2026-11-23' ? 12_50 : 0),
      leaveCents: cents(day.date === '2026-11-27' ? 160_00 : 0),
      mealsWaived: day.date === '2026-11-23' ? 1 : 0,
      mealsTakenOff: [],
      timeOff: day.date === '2026-11-27' ? [{ type, minutes: 480 }] : [],
    }),
  ),
  pay: { currency: 'USD' } as CardDetail['pay'],
};
const adjustments = [
  { date: date('2026-11-23'), decision: { outcome: 'rejected' as const } },
  { date: date('2026-11-23'), decision: { outcome: 'approved' as const } },
  { date: date('2026-11-23'), decision: { outcome: 'withdrawn' as const } },
  { date: date('2026-11-27'), decision: null },
];
const sheet = timeCardSheet(card, detail, adjustments, self, reader);
const csvRows = async (of: typeof sheet) => {
  const { bytes } = await sheetFile(of, 'csv', 'card');
  return Buffer.from(bytes).toString('utf8').trim().split('\r\n').slice(1);
};

test('the file of a card has a row for each stint, its overtime, and the days off, as the screen has them', async () => {
  expect(await csvRows(sheet)).toEqual([
    '2026-11-23,8:00 AM,12:00 PM,0:00,,10:00,1:00,1:00,Night 1:00 · Meal waived · Premiums $12.50 · Late · Adjusted',
    '2026-11-23,3:00 PM,9:00 PM,,,,,,',
    '2026-11-26,,,0:00,,0:00,0:00,0:00,Holiday',
    '2026-11-27,,,0:00,,0:00,0:00,0:00,Vacation 8:00 · Paid time off $160.00 · Adjustment pending',
    'Week total,,,0:00,,10:00,1:00,1:00,',
  ]);
});

test.each([
  // the reader's language, when the breaks were
  ['en', '"12:00 PM – 1:00 PM, 3:00 PM – 4:00 PM, since 6:00 PM"'],
  ['es', '"12:00 PM – 1:00 PM, 3:00 PM – 4:00 PM y desde 6:00 PM"'],
  ['ar', '12:00 م – 1:00 م، و3:00 م – 4:00 م، ومنذ 6:00 م'],
] as const)('when breaks were stands beside how long they were, in the words of %s', async (language, times) => {
  const spoken = speakers[language];
  const monday = '2026-11-23';
  const day = aDay(monday, {
    breakMinutes: 120,
    clockedInAt: at(monday, 8),
    open: true,
    ribbon: [
      worked(monday, 8, 12),
      onBreak(monday, 12, 13),
      worked(monday, 13, 15),
      onBreak(monday, 15, 16),
      worked(monday, 16, 18),
      onBreak(monday, 18, 19),
    ],
  });
  const own = { ...reader, speaker: spoken, formats: formatsOf(spoken, 'h12') };
  const rows = await csvRows(timeCardSheet({ ...card, days: [day] }, undefined, [], self, own));
  expect(rows[0]).toContain(`,2:00,${times},`);
});

test('the file of a week that lasts says of its days what the screen says', async () => {
  const running = { ...detail, state: 'open' as const, isOver: false };
  expect(await csvRows(timeCardSheet(card, running, adjustments, self, reader))).toEqual(await csvRows(sheet));
});

test('a day with nothing but a flag, a waived meal or an adjustment has its row, as on the screen', async () => {
  const quiet = days.map((day) => ({
    ...detail.days[0],
    ...aDay(day.date),
    timeOff: [],
    premiumCents: null,
    mealsWaived: 0,
  }));
  const [monday, tuesday, thursday, friday] = quiet as CardDetail['days'];
  const bare = {
    ...detail,
    isOver: false,
    days: [monday, { ...tuesday, mealsWaived: 1 }, thursday, friday] as CardDetail['days'],
    flags: [
      { kind: 'unscheduled' as const, date: date('2026-11-26') },
      { kind: 'offline_punch' as const, date: date('2026-11-23') },
    ],
    pay: null,
  };
  const asked = [{ date: date('2026-11-27'), decision: null }];
  const rows = await csvRows(
    timeCardSheet({ ...card, days: days.map((day) => aDay(day.date)) }, bare, asked, self, reader),
  );
  expect(rows.slice(0, -1)).toEqual([
    '2026-11-24,,,0:00,,0:00,0:00,0:00,Meal waived',
    '2026-11-26,,,0:00,,0:00,0:00,0:00,Unscheduled',
    '2026-11-27,,,0:00,,0:00,0:00,0:00,Adjustment pending',
  ]);
});

test('on paper it says of which year it is, how its hours are paid and where it stands', () => {
  expect(sheet.subtitle).toBe('Ana Harbor · Nov 23 – 29, 2026');
  expect(sheet.facts.map(({ value }) => value)).toEqual(['10:00', '8:00', '1:00', '1:00', 'Approved']);
});

test.each([
  // the week is over, its facts
  [true, ['Weekly Hours', 'Regular', 'Overtime', 'Double time', 'State']],
  [false, ['Weekly Hours', 'Regular', 'Overtime', 'State']],
])('double time of which there is none stands where the screen has it: over %s', (isOver, names) => {
  const plain = [aDay('2026-11-23', { workedMinutes: 480 })];
  const bare = { state: 'open' as const, isOver, flags: [], days: [], pay: null };
  const { facts } = timeCardSheet({ ...card, days: plain }, bare, [], self, reader);
  expect(facts.map(({ name }) => name)).toEqual(names);
});
