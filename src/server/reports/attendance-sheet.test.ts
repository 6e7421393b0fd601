import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { AttendanceReply } from '../../contract/reports/attendance.ts';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import { onPaper } from '../kernel/sheet/sheet-pdf.ts';
import { attendanceSheet } from './attendance.sheet.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const wharf = { id: 'wharf', name: 'Wharf' };
const anas = { plannedMinutes: 900, workedMinutes: 943, shifts: 2, lateShifts: 1, lateMinutes: 20, missedShifts: 0 };
const bens = { plannedMinutes: 1_530, workedMinutes: 180, shifts: 1, lateShifts: 0, lateMinutes: 0, missedShifts: 1 };
const total = {
  plannedMinutes: 2_430,
  workedMinutes: 1_123,
  shifts: 3,
  lateShifts: 1,
  lateMinutes: 20,
  missedShifts: 1,
};
const report: AttendanceReply = {
  from: date('2026-11-16'),
  to: date('2026-11-22'),
  previous: date('2026-11-09'),
  next: null,
  locations: [wharf],
  total,
  byWeek: [{ startsOn: date('2026-11-16'), endsOn: date('2026-11-22'), ...total }],
  byLocation: [{ ...wharf, ...total }],
  byPerson: [
    { employeeId: 'ana', firstName: 'Ana', lastName: 'Harbor', photoUrl: null, home: wharf, ...anas },
    { employeeId: 'ben', firstName: 'Ben', lastName: 'Harbor', photoUrl: null, home: wharf, ...bens },
  ],
};
const sheetIn = (language: 'en' | 'ar') =>
  attendanceSheet(report, 'person', 'Harbor & Pine', {
    speaker: speakers[language],
    formats: formatsOf(speakers[language], 'h12'),
    hourCycle: 'h12',
    currency: 'USD',
  });

const lines = [
  ['Ana Harbor', 'Wharf', '15:00', '15:43', '0:43', '2', '1', '0:20', '0'],
  ['Ben Harbor', 'Wharf', '25:30', '3:00', '\u221222:30', '1', '0', '0:00', '1'],
  ['Total', '', '40:30', '18:43', '\u221221:47', '3', '1', '0:20', '1'],
];
/** What a workbook holds: names as text, lengths of time as parts of a day, counts as numbers. */
const asCell = (text: string, place: number) => {
  if (place < 2) return text === '' ? null : text;
  const [hours = '', minutes] = text.replace('\u2212', '').split(':');
  const size = Number(hours) * 60 + Number(minutes);
  return minutes === undefined ? Number(hours) : { minutes: text.startsWith('\u2212') ? -size : size };
};
/** A part of a day is read back as a moment around the first day that a workbook with lengths of time below nothing counts from. */
const readBack = (cell: unknown) =>
  cell instanceof Date ? { minutes: Math.round((cell.getTime() - Date.UTC(1904, 0, 1)) / 60_000) } : cell;

test.each(['en', 'ar'] as const)(
  'attendance says the same in each cell of CSV, XLSX and PDF, in %s',
  async (language) => {
    const sheet = sheetIn(language);
    const named = lines.map((line) => line.map((cell) => (cell === 'Total' && language === 'ar' ? 'المجموع' : cell)));
    const csv = await sheetFile(sheet, 'csv', 'attendance');
    const written = new TextDecoder().decode(csv.bytes).trim().split('\r\n').slice(1);
    // Programs read the minus of ASCII alone.
    expect(written).toEqual(named.map((line) => line.join(',').replaceAll('\u2212', '-')));

    const { sheets } = await readXlsx((await sheetFile(sheet, 'xlsx', 'attendance')).bytes);
    expect(sheets[0]?.rows.slice(1).map((line) => line.map(readBack))).toEqual(named.map((line) => line.map(asCell)));

    const { columns, rows, total: sum } = onPaper(sheet);
    const drawn = columns.findIndex((column) => column.drawn === true);
    const onPage = [...rows, ...sum].map((line) =>
      line
        .filter((_cell, place) => place !== drawn)
        .map((cell) => (typeof cell === 'string' ? cell.replaceAll(/[\u2068\u2069]/g, '') : cell)),
    );
    expect(onPage).toEqual(named);
  },
);
