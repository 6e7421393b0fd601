import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import { onPaper } from '../kernel/sheet/sheet-pdf.ts';
import { teamWeeksSheet } from './team-weeks.sheet.ts';
import type { SheetCard } from './team.sheet.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const card = {
  worker: { firstName: 'Ana', lastName: 'Harbor', homeName: 'Wharf' },
  startsOn: date('2026-11-16'),
  standing: { state: 'open' },
  isOver: true,
  figures: { workedMinutes: 480, breakMinutes: 30, byMultiplier: { '1': 480 } },
  flags: [],
  days: [],
} as unknown as SheetCard;
const sheet = teamWeeksSheet([card], {
  from: date('2026-11-16'),
  to: date('2026-11-22'),
  organization: 'Harbor & Pine',
  reader: {
    speaker: speakers.en,
    formats: formatsOf(speakers.en, 'h12'),
    hourCycle: 'h12',
    currency: 'USD',
  },
});

test('a list of weeks can be sorted by when they begin, in a workbook and as CSV', async () => {
  const { bytes } = await sheetFile(sheet, 'xlsx', 'weeks');
  const [header, line] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  expect(header?.slice(1, 4)).toEqual(['Location', 'Week from', 'Week']);
  expect(line?.slice(1, 4)).toEqual(['Wharf', new Date('2026-11-16T00:00:00Z'), 'Nov 16 – 22, 2026']);
  const csv = new TextDecoder().decode((await sheetFile(sheet, 'csv', 'weeks')).bytes).split('\r\n');
  expect(csv[1]).toMatch(/^Ana Harbor,Wharf,2026-11-16,"Nov 16 – 22, 2026",/);
  expect(csv[2]).toBe('Total,,,,,8:00,8:00,0:00,0:00,,');
});

test('paper has the week as the screen has it, and each cell under its column', () => {
  const { columns, rows, total } = onPaper(sheet);
  expect(columns.map(({ name }) => name).slice(1, 4)).toEqual(['Location', 'Week', 'Notes']);
  expect(rows[0]?.slice(1, 3)).toEqual(['\u2068Wharf\u2069', '\u2068Nov 16 – 22, 2026\u2069']);
  expect([rows[0], total[0]].map((cells) => cells?.length)).toEqual([columns.length, columns.length]);
});
