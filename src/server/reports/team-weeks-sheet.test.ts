import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { ExportWish } from '../../contract/reports/exports.ts';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import type { Speaker } from '../../words/speak.ts';
import { speakers } from '../../words/speakers.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import { onPaper, sheetPdf } from '../kernel/sheet/sheet-pdf.ts';
import type { Reader } from '../kernel/sheet/sheet.ts';
import { cardsSheet } from './asked-cards.sheet.ts';
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
const wish = { from: date('2026-11-16'), to: date('2026-11-22'), format: 'pdf' as const };
const reader = (speaker = speakers.en): Reader => ({
  speaker,
  formats: formatsOf(speaker, 'h12'),
  hourCycle: 'h12',
  currency: 'USD',
});
const sheet = teamWeeksSheet([card], { ...wish, organization: 'Harbor & Pine', reader: reader() });

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

test.each<[Pick<ExportWish, 'q' | 'location' | 'state'>, Speaker, string]>([
  // what narrowed the list, the language, what its paper says below the dates
  [{}, speakers.en, ''],
  [{ q: ' ' }, speakers.en, ''],
  [{ q: 'an' }, speakers.en, 'Search by name: an'],
  [
    { q: 'an', location: 'l1', state: 'signed' },
    speakers.es,
    'Buscar por nombre: an · Ubicación: Wharf · Estado: Firmada',
  ],
  [{ state: 'approved' }, speakers.en, 'State: Approved'],
])('a list that a filter narrowed says so on paper, by weeks and by days: %#', (filter, speaker, told) => {
  const place = filter.location === undefined ? undefined : 'Wharf';
  for (const rows of ['weeks', 'days'] as const) {
    const made = cardsSheet([card], { ...wish, ...filter, rows }, 'Harbor & Pine', reader(speaker), place);
    expect(onPaper(made).narrowedBy).toBe(told);
  }
});

test('the page itself has the line, and nothing where nothing narrowed it', async () => {
  const narrowed = cardsSheet([card], { ...wish, q: 'an' }, 'Harbor & Pine', reader(), undefined);
  const [plain, told] = await Promise.all([sheetPdf({ ...narrowed, narrowedBy: undefined }), sheetPdf(narrowed)]);
  expect(Buffer.from(told).length).not.toBe(Buffer.from(plain).length);
});
