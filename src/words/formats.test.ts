import { beforeAll, describe, expect, test } from 'vitest';
import { languages, type Language } from '../domain/kernel/language.ts';
import { addMilliseconds, parseInstant, type Instant, type PlainDate, type Zone } from '../domain/kernel/time.ts';
import { speaker } from './chapters.ts';
import { formatsOf, type Formats, type HourCycle } from './formats.ts';

const newYork = 'America/New_York' as Zone;
const morning = parseInstant('2026-11-20T14:00:00Z') as Instant;
const evening = parseInstant('2026-11-20T22:04:27Z') as Instant;
const midnight = parseInstant('2026-11-20T05:00:00Z') as Instant;
const friday = '2026-11-20' as PlainDate;

const by = {} as Record<Language, Record<HourCycle, Formats>>;
beforeAll(async () => {
  for (const language of languages) {
    const speaks = await speaker(language);
    by[language] = { h12: formatsOf(speaks, 'h12', ' ', 2026), h23: formatsOf(speaks, 'h23', ' ', 2026) };
  }
});

const cases: [string, (formats: Formats) => string, string, string, string][] = [
  ['time', (f) => f.time(morning, newYork), '9:00 AM', '9:00 AM', '9:00 ص'],
  [
    'time to the second',
    (f) => f.exactTime(addMilliseconds(morning, 28_000), newYork),
    '9:00:28 AM',
    '9:00:28 AM',
    '9:00:28 ص',
  ],
  ['time of no seconds', (f) => f.exactTime(morning, newYork), '9:00 AM', '9:00 AM', '9:00 ص'],
  ['midnight', (f) => f.time(midnight, newYork), '12:00 AM', '12:00 AM', '12:00 ص'],
  [
    'range',
    (f) => f.timeRange({ from: morning, to: evening }, newYork),
    '9:00 AM – 5:04 PM',
    '9:00 AM – 5:04 PM',
    '9:00 ص – 5:04 م',
  ],
  ['facts', (f) => f.facts(['A', 'B', 'C']), 'A, B, C', 'A, B, C', 'A، B، C'],
  ['axis', (f) => f.hourMark(morning, newYork), '9 AM', '9 AM', '9 ص'],
  ['date', (f) => f.date(friday), 'Fri Nov 20', 'vie 20 nov', 'الجمعة 20 نوفمبر'],
  ['long date', (f) => f.longDate(friday), 'Friday, November 20', 'viernes, 20 de noviembre', 'الجمعة، 20 نوفمبر'],
  [
    'week',
    (f) => f.dateRange('2026-11-16' as PlainDate, '2026-11-22' as PlainDate),
    'Nov 16 – 22',
    '16 – 22 nov',
    '16 – 22 نوفمبر',
  ],
  [
    'a single day',
    (f) => f.dateRange('2026-11-15' as PlainDate, '2026-11-15' as PlainDate),
    'Nov 15',
    '15 nov',
    '15 نوفمبر',
  ],
  [
    'a single day of another year',
    (f) => f.dateRange('2025-11-15' as PlainDate, '2025-11-15' as PlainDate, friday),
    'Nov 15, 2025',
    '15 nov 2025',
    '15 نوفمبر 2025',
  ],
  [
    'week across months',
    (f) => f.dateRange('2026-10-26' as PlainDate, '2026-11-01' as PlainDate),
    'Oct 26 – Nov 1',
    '26 oct – 1 nov',
    '26 أكتوبر – 1 نوفمبر',
  ],
  [
    'week of another year',
    (f) => f.dateRange('2025-11-17' as PlainDate, '2025-11-23' as PlainDate, friday),
    'Nov 17 – 23, 2025',
    '17 – 23 nov 2025',
    '17 – 23 نوفمبر 2025',
  ],
  [
    'week between two other years',
    (f) => f.dateRange('2024-12-30' as PlainDate, '2025-01-05' as PlainDate, friday),
    'Dec 30, 2024 – Jan 5, 2025',
    '30 dic 2024 – 5 ene 2025',
    '30 ديسمبر 2024 – 5 يناير 2025',
  ],
  [
    'week at the turn of this year',
    (f) => f.dateRange('2025-12-29' as PlainDate, '2026-01-04' as PlainDate, friday),
    'Dec 29, 2025 – Jan 4, 2026',
    '29 dic 2025 – 4 ene 2026',
    '29 ديسمبر 2025 – 4 يناير 2026',
  ],
  ['a date of the present year', (f) => f.anyDate(friday), 'Fri Nov 20', 'vie 20 nov', 'الجمعة 20 نوفمبر'],
  [
    'a date of another year',
    (f) => f.anyDate('2028-02-29' as PlainDate),
    'Tue Feb 29, 2028',
    'mar 29 feb 2028',
    'الثلاثاء 29 فبراير 2028',
  ],
  [
    'a long date of another year',
    (f) => f.anyLongDate('2027-06-13' as PlainDate),
    'Sunday, June 13, 2027',
    'domingo, 13 de junio de 2027',
    'الأحد، 13 يونيو 2027',
  ],
  [
    'dates of the present year',
    (f) => f.anyDates('2026-12-28' as PlainDate, '2026-12-31' as PlainDate),
    'Dec 28 – 31',
    '28 – 31 dic',
    '28 – 31 ديسمبر',
  ],
  [
    'dates that reach into another year',
    (f) => f.anyDates('2026-12-28' as PlainDate, '2027-01-03' as PlainDate),
    'Dec 28, 2026 – Jan 3, 2027',
    '28 dic 2026 – 3 ene 2027',
    '28 ديسمبر 2026 – 3 يناير 2027',
  ],
  [
    'pay period',
    (f) => f.fullDateRange('2026-11-16' as PlainDate, '2026-11-22' as PlainDate),
    'Nov 16 – 22, 2026',
    '16 – 22 nov 2026',
    '16 – 22 نوفمبر 2026',
  ],
  [
    'pay period at the turn of a year',
    (f) => f.fullDateRange('2026-12-28' as PlainDate, '2027-01-03' as PlainDate),
    'Dec 28, 2026 – Jan 3, 2027',
    '28 dic 2026 – 3 ene 2027',
    '28 ديسمبر 2026 – 3 يناير 2027',
  ],
  ['worked', (f) => f.hours(510).text, '8.5 hrs', '8.5 horas', '8.5 ساعة'],
  ['one hour', (f) => f.hours(60).text, '1.0 hr', '1.0 hora', '1.0 ساعة'],
  ['half an hour', (f) => f.hours(30).text, '0.5 hr', '0.5 hora', '0.5 ساعة'],
  ['no hours', (f) => f.hours(0).text, '0.0 hrs', '0.0 horas', '0.0 ساعة'],
  ['target', (f) => f.hours(3000, 'where_needed').text, '50 hrs', '50 horas', '50 ساعة'],
  ['few hours', (f) => f.hours(300, 'where_needed').text, '5 hrs', '5 horas', '5 ساعات'],
  ['two hours', (f) => f.hours(120, 'where_needed').text, '2 hrs', '2 horas', 'ساعتان'],
  ['two hours as others are', (f) => f.hours(120).text, '2.0 hrs', '2.0 horas', '2.0 ساعة'],
  ['two hours to the minute', (f) => f.exactHours(120), '2 hrs', '2 horas', 'ساعتان'],
  ['two hours less', (f) => f.exactHours(-120), '−2 hrs', '−2 horas', '\u200f\u200e−2 ساعة'],
  ['duration', (f) => f.duration(514), '8:34', '8:34', '8:34'],
  ['hours below a thousand', (f) => f.duration(59_999), '999:59', '999:59', '999:59'],
  ['thousands of hours', (f) => f.duration(639_565), '10,659:25', '10,659:25', '10,659:25'],
  ['thousands of hours less', (f) => f.duration(-60_000), '−1,000:00', '−1,000:00', '−1,000:00'],
  ['thousands of hours more', (f) => f.durationChange(60_000), '+1,000:00', '+1,000:00', '+1,000:00'],
  ['under an hour', (f) => f.duration(5), '0:05', '0:05', '0:05'],
  ['negative duration', (f) => f.duration(-90), '−1:30', '−1:30', '−1:30'],
  ['ticking duration', (f) => f.exactDuration(30_867_900), '8:34:27', '8:34:27', '8:34:27'],
  ['hours that are paid for', (f) => f.decimalHours('8.1'), '8.10', '8.10', '8.10'],
  ['hours that are owed back', (f) => f.decimalHours('-0.5'), '−0.50', '−0.50', '−0.50'],
  ['elapsed under an hour', (f) => f.elapsed(18.9), '18m', '18 min', '18 د'],
  ['elapsed', (f) => f.elapsed(514), '8h 34m', '8 h 34 min', '8 س 34 د'],
  ['rate', (f) => f.rate('10.1667', 'USD'), '$10.1667', '$10.1667', '$10.1667'],
  ['whole rate', (f) => f.rate('20', 'USD'), '$20.00', '$20.00', '$20.00'],
  ['more time', (f) => f.durationChange(30), '+0:30', '+0:30', '+0:30'],
  ['less time', (f) => f.durationChange(-75), '−1:15', '−1:15', '−1:15'],
  ['as much time', (f) => f.durationChange(0), '0:00', '0:00', '0:00'],
  ['more money', (f) => f.moneyChange(123_45, 'USD'), '+$123.45', '+$123.45', '+$123.45'],
  ['less money', (f) => f.moneyChange(-5, 'USD'), '−$0.05', '−$0.05', '−$0.05'],
  ['as much money', (f) => f.moneyChange(0, 'USD'), '$0.00', '$0.00', '$0.00'],
  ['money less than nothing', (f) => f.money(-57795, 'USD'), '−$577.95', '−$577.95', '−$577.95'],
  ['a rate less than nothing', (f) => f.rate('-10.1667', 'USD'), '−$10.1667', '−$10.1667', '−$10.1667'],
  ['ticking less than nothing', (f) => f.exactDuration(-90_000), '−0:01:30', '−0:01:30', '−0:01:30'],
  ['hours less than nothing', (f) => f.hours(-90).text, '−1.5 hrs', '−1.5 horas', '\u200f\u200e−1.5 ساعة'],
  ['hours to the minute', (f) => f.exactHours(400), '6:40 hrs', '6:40 horas', '6:40 ساعة'],
  ['whole hours', (f) => f.exactHours(3_840), '64 hrs', '64 horas', '64 ساعة'],
  ['hours to the minute less', (f) => f.exactHours(-90), '−1:30 hrs', '−1:30 horas', '\u200f\u200e−1:30 ساعة'],
  [
    'hours to the minute more',
    (f) => f.exactHours(400, 'change'),
    '+6:40 hrs',
    '+6:40 horas',
    '\u200f\u200e+6:40 ساعة',
  ],
  ['hours without their unit', (f) => f.hoursAmount(-90), '−1.5', '−1.5', '\u200e−1.5'],
  ['money', (f) => f.money(57795, 'USD'), '$577.95', '$577.95', '$577.95'],
];

describe.each(cases)('%s', (_name, write, en, es, ar) => {
  test.each([
    ['en', en],
    ['es', es],
    ['ar', ar],
  ] as const)('is written as people who read %s expect', (language, expected) => {
    expect(write(by[language].h12).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

test('a clock of 24 hours shows midnight as 00:00 and the morning with two digits', () => {
  expect(by.en.h23.time(midnight, newYork)).toBe('00:00');
  expect(by.ar.h23.time(morning, newYork)).toBe('09:00');
  expect(by.en.h23.face(evening, newYork)).toEqual({ time: '17:04', seconds: '27', period: '' });
});

test('on a screen no line ends within a time, and a file has the space that others compare', async () => {
  const [en, ar] = await Promise.all([speaker('en'), speaker('ar')]);
  const span = { from: morning, to: evening };
  expect(formatsOf(en, 'h12', '\u00a0').timeRange(span, newYork)).toBe('9:00\u00a0AM – 5:04\u00a0PM');
  expect(formatsOf(ar, 'h12', '\u00a0').time(morning, newYork)).toBe('9:00\u00a0ص');
  expect(formatsOf(ar, 'h12', '\u00a0').elapsed(600)).toBe('10\u00a0س\u00a00\u00a0د');
  expect(formatsOf(ar, 'h12', '\u00a0').hours(300, 'where_needed').text).toBe('5\u00a0ساعات');
  expect(formatsOf(en, 'h12', '\u00a0').exactHours(400)).toBe('6:40\u00a0hrs');
  expect(formatsOf(en, 'h12', '\u00a0').shortHours(480)).toBe('8\u00a0h');
  expect(formatsOf(en, 'h12').timeRange(span, newYork)).toBe('9:00 AM – 5:04 PM');
});
