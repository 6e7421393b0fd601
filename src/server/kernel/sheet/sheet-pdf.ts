import { saidCell } from './said-cell.ts';
import type { Cell, Sheet } from './sheet.ts';
import { typeset } from './typeset.ts';

/** The table as PDF, as the screen shows it: ribbons drawn, Arabic joined and from the right, the head of the table on every page. */
export function sheetPdf(sheet: Sheet): Promise<Uint8Array> {
  const line = (cells: readonly Cell[]) =>
    cells.map((cell) => (cell.kind === 'ribbon' ? cell.segments : saidCell(cell, reader)));
  const { title, subtitle, facts, columns, footer, rows, total, reader } = sheet;
  return typeset(new URL('sheet.typ', import.meta.url), {
    sheet: {
      title,
      subtitle,
      facts,
      columns,
      footer,
      language: reader.speaker.language,
      direction: reader.speaker.direction,
      rows: rows.map(line),
      total: total === undefined ? [] : [line(total)],
    },
  });
}
