import { formatDuration } from '../../../domain/kernel/duration.ts';
import { csvText, harmless } from './csv-text.ts';
import { saidCell } from './said-cell.ts';
import type { Cell, Reader, Sheet } from './sheet.ts';

/**
 * The table as CSV (RFC 4180) in UTF-8 with the mark by which Excel knows it: the lines of the screen, dates as 2026-11-20. Text that a
 * spreadsheet would take for a formula is made harmless.
 */
export function sheetCsv({ columns, rows, total, reader }: Sheet): Uint8Array {
  const written = <Item>(items: readonly Item[]) => items.filter((_item, index) => columns[index]?.drawn !== true);
  const lines = [
    written(columns).map(({ name }) => name),
    ...[...rows, ...(total === undefined ? [] : [total])].map((cells) =>
      written(cells).map((cell) => writtenCell(cell, reader)),
    ),
  ];
  return new TextEncoder().encode(csvText(lines, { hasMark: true }));
}

/** A date that every program reads, money without its sign: 577.95, and before what is less than nothing the minus of programs: -1:30. */
function writtenCell(cell: Cell, reader: Reader): string {
  if (cell.kind === 'date') return cell.date;
  if (cell.kind === 'money') return (cell.cents / 100).toFixed(2);
  if (cell.kind === 'minutes') return formatDuration(cell.minutes * 60, 'h:mm');
  const said = saidCell(cell, reader);
  return cell.kind === 'text' ? harmless(said.replaceAll(/[\u2068\u2069]/g, '')) : said;
}
