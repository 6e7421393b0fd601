import type { Cell, Reader } from './sheet.ts';

/** A cell as the screen writes it; what is drawn has no text. */
export function saidCell(cell: Cell, { formats, currency }: Reader): string {
  switch (cell.kind) {
    case 'nothing':
    case 'ribbon':
      return '';
    case 'text':
      return cell.text;
    case 'date':
      return cell.hasYear ? formats.fullDate(cell.date) : formats.date(cell.date);
    case 'time':
      return formats.time(cell.at, cell.zone);
    case 'minutes':
      return formats.duration(cell.minutes);
    case 'money':
      return formats.money(cell.cents, currency);
    case 'count':
      return String(cell.count);
  }
}
