import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { wallClock } from '../../../domain/kernel/time.ts';
import { saidCell } from './said-cell.ts';
import type { Cell, Sheet } from './sheet.ts';

const minutesPerDay = 1_440;

/** How Excel shows what a cell holds: codes of ECMA-376 part 1, section 18.8.31. */
const shownAs = (hour12: boolean, currency: string): Partial<Record<Cell['kind'], string>> => ({
  date: 'yyyy-mm-dd',
  time: hour12 ? 'h:mm AM/PM' : 'hh:mm',
  minutes: '[h]:mm',
  money: currency === 'USD' ? '"$"#,##0.00' : '#,##0.00',
});

/**
 * The table as a workbook of one sheet, with numbers, dates and lengths of time that can be reckoned with: a time is the wall clock's
 * with its date, minutes are parts of a day.
 */
export async function sheetXlsx(sheet: Sheet): Promise<Uint8Array> {
  const kept = sheet.columns.flatMap((column, index) => (column.drawn === true ? [] : [{ column, index }]));
  const lines = [...sheet.rows, ...(sheet.total === undefined ? [] : [sheet.total])];
  const formats = shownAs(sheet.reader.hourCycle === 'h12', sheet.reader.currency);
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  const strong = { font: { bold: true } } as const;
  lines.forEach((line, row) =>
    kept.forEach(({ index }, place) => {
      const numFmt = formats[line[index]?.kind ?? 'nothing'];
      const style = { ...(numFmt === undefined ? {} : { numFmt }), ...(line === sheet.total ? strong : {}) };
      cells.set(`${row + 1},${place}`, { style });
    }),
  );
  kept.forEach((_column, place) => cells.set(`0,${place}`, { style: strong }));
  // Excel shows a length of time below nothing where its days count from 1904, and hash marks where they count from 1900.
  const isBelowNothing = lines.some((line) => line.some((cell) => cell.kind === 'minutes' && cell.minutes < 0));
  return writeXlsx({
    ...(isBelowNothing && { dateSystem: '1904' as const }),
    sheets: [
      {
        name: sheetName(sheet.title),
        rows: [
          kept.map(({ column }) => column.name),
          ...lines.map((line) => kept.map(({ index }) => valueOf(line[index]))),
        ],
        columns: kept.map(({ column, index }) => ({
          width: widthOf([column.name, ...lines.map((line) => saidOf(line[index], sheet.reader))]),
        })),
        cells,
        freezePane: { rows: 1 },
        view: { rightToLeft: sheet.reader.speaker.direction === 'rtl' },
      },
    ],
    properties: { title: sheet.title },
  });
}

/** What a cell takes to be written, about: a number is seldom longer in a workbook than on the screen. */
const saidOf = (cell: Cell | undefined, reader: Sheet['reader']): string =>
  cell === undefined ? '' : saidCell(cell, reader);

/**
 * In characters, which is how a workbook counts: as the longest text needs, with some room beside it, unless it is a whole sentence; and a date
 * as it writes one, always.
 */
const widthOf = (texts: readonly string[]): number =>
  Math.min(60, Math.max(12, ...texts.map(({ length }) => length + 2)));

function valueOf(cell: Cell | undefined): CellValue {
  switch (cell?.kind) {
    case 'text':
      return cell.text;
    case 'date':
      return new Date(`${cell.date}T00:00:00Z`);
    case 'time': {
      const { date, hour, minute } = wallClock(cell.at, cell.zone);
      return new Date(Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000);
    }
    case 'minutes':
      return cell.minutes / minutesPerDay;
    case 'money':
      return cell.cents / 100;
    case 'count':
      return cell.count;
    case 'nothing':
    case 'ribbon':
    case undefined:
      return null;
  }
}

/** What Excel allows as the name of a sheet: 31 characters, without those that its formulas need. */
const sheetName = (title: string): string =>
  title
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim();
