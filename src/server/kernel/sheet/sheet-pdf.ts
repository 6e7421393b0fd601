import { asWritten } from './as-written.ts';
import { saidCell } from './said-cell.ts';
import type { Cell, Sheet } from './sheet.ts';
import { typeset } from './typeset.ts';

/** The table as PDF, as the screen shows it: ribbons drawn, nothing that is for programs alone, Arabic joined and from the right, the head of the table on every page. */
export const sheetPdf = (sheet: Sheet): Promise<Uint8Array> =>
  typeset(new URL('sheet.typ', import.meta.url), { sheet: onPaper(sheet) });

/** The table as the template takes it, with every word and figure said. */
export function onPaper({ title, subtitle, narrowedBy = '', facts, columns, footer, rows, total, reader }: Sheet) {
  const kept = <Item>(items: readonly Item[]) => items.filter((_item, index) => columns[index]?.reckoned !== true);
  const line = (cells: readonly Cell[]) =>
    kept(cells).map((cell) => (cell.kind === 'ribbon' ? cell.segments : asWritten(saidCell(cell, reader))));
  return {
    title,
    subtitle,
    narrowedBy,
    facts,
    columns: kept(columns),
    footer,
    language: reader.speaker.language,
    direction: reader.speaker.direction,
    rows: rows.map(line),
    total: total === undefined ? [] : [line(total)],
  };
}
