import { readXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import type { Cents } from '../../../domain/kernel/money.ts';
import { instantAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { sheetFile } from './sheet-file.ts';
import { onPaper } from './sheet-pdf.ts';
import type { Sheet } from './sheet.ts';
import { endTypesetter, typeset } from './typeset.ts';

const zone = 'America/New_York' as Zone;
const friday = '2026-11-20' as PlainDate;

const sheetIn = (language: 'en' | 'ar'): Sheet => ({
  title: language === 'en' ? 'Time card: Elena [4/4]' : 'بطاقة الدوام',
  subtitle: 'Elena Fischer',
  facts: [{ name: 'Weekly Hours', value: '8.5 hrs' }],
  columns: [
    { name: 'Date', align: 'start', share: 2 },
    { name: '', align: 'start', share: 4, drawn: true },
    { name: 'Clock In', align: 'end', share: 2 },
    { name: 'Break', align: 'end', share: 1 },
    { name: 'Pay', align: 'end', share: 1 },
    { name: 'Note', align: 'start', share: 2 },
  ],
  rows: [
    [
      { kind: 'date', date: friday },
      { kind: 'ribbon', segments: [{ tone: 'in', start: 10, end: 60 }] },
      { kind: 'time', at: instantAt(friday, { hour: 8, minute: 30 }, zone), zone },
      { kind: 'minutes', minutes: 1_505 },
      { kind: 'money', cents: 57_795 as Cents },
      { kind: 'text', text: '=HYPERLINK("https://evil.example")' },
    ],
  ],
  total: [
    { kind: 'text', text: 'Total' },
    { kind: 'nothing' },
    { kind: 'nothing' },
    { kind: 'minutes', minutes: 1_505 },
    { kind: 'nothing' },
    { kind: 'nothing' },
  ],
  footer: 'Meridian Demo',
  reader: {
    speaker: speakers[language],
    formats: formatsOf(speakers[language], 'h12'),
    hourCycle: 'h12',
    currency: 'USD',
  },
});

afterAll(endTypesetter);

describe('a table of a screen as a file', () => {
  test('CSV has the lines of the screen without what is drawn, and no cell is a formula', async () => {
    const { bytes, name, type } = await sheetFile(sheetIn('en'), 'csv', 'time-card');
    expect({ name, type }).toEqual({ name: 'time-card.csv', type: 'text/csv; charset=utf-8' });
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')).toEqual([
      '\ufeffDate,Clock In,Break,Pay,Note',
      `2026-11-20,8:30 AM,25:05,577.95,"'=HYPERLINK(""https://evil.example"")"`,
      'Total,,25:05,,',
      '',
    ]);
  });

  test('CSV keeps amounts and hours less than nothing as the numbers that they are', async () => {
    const row: Sheet['rows'][number] = [
      { kind: 'text', text: '-1+2' },
      { kind: 'nothing' },
      { kind: 'nothing' },
      { kind: 'minutes', minutes: -90 },
      { kind: 'money', cents: -5_00 as Cents },
      { kind: 'nothing' },
    ];
    const { bytes } = await sheetFile({ ...sheetIn('en'), rows: [row] }, 'csv', 'time-card');
    expect(new TextDecoder().decode(bytes).split('\r\n')[1]).toBe("'-1+2,,-1:30,-5.00,");
  });

  test.each([
    ['Ana;=1+1', `"Ana;'=1+1"`],
    ['Ana;"=1+1";', `"Ana;""'=1+1"";"`],
    ['a\t@b', `"a\t'@b"`],
    ['a\r=b', `"a\r'=b"`],
    ['a\n+b', `"a\n'+b"`],
    ['\tb', `"'\tb"`],
    ['late; sick', '"late; sick"'],
    ['Smith-Jones = 2', 'Smith-Jones = 2'],
  ])('CSV makes no cell, and no formula, of a part of %j where something else separates', async (text, line) => {
    const nothing = { kind: 'nothing' } as const;
    const row: Sheet['rows'][number] = [...Array.from({ length: 5 }, () => nothing), { kind: 'text', text }];
    const { bytes } = await sheetFile({ ...sheetIn('en'), rows: [row] }, 'csv', 'time-card');
    expect(new TextDecoder().decode(bytes).split('\r\n')[1]).toBe(`,,,,${line}`);
  });

  test('XLSX holds dates, times, lengths of time and money as numbers that can be reckoned with', async () => {
    const { bytes } = await sheetFile(sheetIn('en'), 'xlsx', 'time-card');
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Time card  Elena  4 4']);
    const [head, row, total] = sheets[0]?.rows ?? [];
    expect(head).toEqual(['Date', 'Clock In', 'Break', 'Pay', 'Note']);
    expect(row?.[0]).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(row?.[1]).toEqual(new Date('2026-11-20T08:30:00Z'));
    expect(row?.[3]).toBe(577.95);
    // Text stays text: what looks like a formula is not one.
    expect(row?.[4]).toBe('=HYPERLINK("https://evil.example")');
    expect(total?.[0]).toBe('Total');
  });

  test('XLSX gives each column the room of what stands in it, and a sentence no more than a page has', async () => {
    const place = 'Harbor & Pine, the warehouse beside the old mill';
    const row = (note: string): Sheet['rows'][number] => [
      ...(sheetIn('en').rows[0]?.slice(0, 5) ?? []),
      { kind: 'text', text: note },
    ];
    const widthsWith = async (note: string) => {
      const { bytes } = await sheetFile({ ...sheetIn('en'), rows: [row(note)] }, 'xlsx', 'time-card');
      const { sheets } = await readXlsx(bytes);
      return sheets[0]?.columns?.map(({ width }) => width);
    };
    expect(await widthsWith(place)).toEqual([12, 12, 12, 12, place.length + 2]);
    expect(await widthsWith('x'.repeat(400))).toEqual([12, 12, 12, 12, 60]);
  });

  test('XLSX holds a length of time below nothing as one, in a workbook whose days count from where Excel shows it', async () => {
    const row = sheetIn('en').rows[0]?.with(3, { kind: 'minutes', minutes: -90 }) ?? [];
    const { bytes } = await sheetFile({ ...sheetIn('en'), rows: [row] }, 'xlsx', 'time-card');
    const { dateSystem, sheets } = await readXlsx(bytes);
    expect(dateSystem).toBe('1904');
    const [, cells] = sheets[0]?.rows ?? [];
    expect(cells?.slice(0, 3)).toEqual([
      new Date('2026-11-20T00:00:00Z'),
      new Date('2026-11-20T08:30:00Z'),
      new Date(Date.UTC(1904, 0, 1) - 90 * 60_000),
    ]);
  });

  test('PDF is the same bytes for the same table, and Arabic is set in its own face', async () => {
    const [english, again, arabic] = await Promise.all(
      (['en', 'en', 'ar'] as const).map((language) => sheetFile(sheetIn(language), 'pdf', 'time-card')),
    );
    const text = ({ bytes }: { bytes: Uint8Array } = { bytes: new Uint8Array() }) =>
      Buffer.from(bytes).toString('latin1');
    expect(text(english).startsWith('%PDF-')).toBe(true);
    expect(again?.etag).toBe(english?.etag);
    expect(text(english)).not.toContain('Vazirmatn');
    expect(text(arabic)).toContain('Vazirmatn');
  }, 60_000);

  test('on paper every cell runs as its own letters do, or a minus would stand behind its figure in Arabic', () => {
    const short = { ...sheetIn('ar'), rows: [[{ kind: 'text', text: '\u22129:27' } as const]] };
    expect(onPaper(short).rows).toEqual([['\u2068\u22129:27\u2069']]);
    const [cells = []] = onPaper(sheetIn('ar')).rows;
    expect(cells.slice(3, 5)).toEqual(['\u206825:05\u2069', '\u2068$577.95\u2069']);
  });

  test('on paper a date has its weekday, or its year where the dates of a table may be of several', () => {
    const dates = [{ kind: 'date', date: friday } as const, { kind: 'date', date: friday, hasYear: true } as const];
    expect(onPaper({ ...sheetIn('en'), rows: [dates] }).rows[0]?.map(String)).toEqual([
      '\u2068Fri Nov 20\u2069',
      '\u2068Nov 20, 2026\u2069',
    ]);
  });

  const pagesOf = async (note: string, rows: number) => {
    const row = sheetIn('en').rows[0]?.with(-1, { kind: 'text', text: note }) ?? [];
    const { bytes } = await sheetFile({ ...sheetIn('en'), rows: Array.from({ length: rows }, () => row) }, 'pdf', 'x');
    return Number(/\/Count (\d+)/.exec(new TextDecoder('latin1').decode(bytes))?.[1]);
  };

  test('on paper a row that has no room on a page is whole on the next, and one that is taller than a page goes on in it', async () => {
    // They are three fifths of a page high each: torn, four would take three pages.
    const note = 'late '.repeat(115);
    expect(await pagesOf(note, 1)).toBe(1);
    expect(await pagesOf(note, 4)).toBe(4);
    expect(await pagesOf('late '.repeat(1_000), 1)).toBeGreaterThan(3);
  });

  test('a page without its data is a surprise that says why, and the next one is set all the same', async () => {
    await expect(typeset(new URL('sheet.typ', import.meta.url), {})).rejects.toThrow(/not typeset: .*sheet/);
    await expect(sheetFile(sheetIn('en'), 'pdf', 'whole')).resolves.toMatchObject({ name: 'whole.pdf' });
  });
});
