import { createHash } from 'node:crypto';
import type { FileReply, SheetFormat } from '../../../contract/kernel/endpoint.ts';
import { sheetCsv } from './sheet-csv.ts';
import { sheetPdf } from './sheet-pdf.ts';
import { sheetXlsx } from './sheet-xlsx.ts';
import type { Sheet } from './sheet.ts';

const made = { csv: sheetCsv, xlsx: sheetXlsx, pdf: sheetPdf } as const;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const satisfies Record<SheetFormat, FileReply['type']>;

/**
 * A table of a screen as a file to keep.
 *
 * @param name what the file is called, without what says its format: `time-card-2026-11-16`
 */
export async function sheetFile(
  sheet: Sheet,
  format: SheetFormat,
  name: string,
): Promise<FileReply & { readonly name: string }> {
  return fileReply(await made[format](sheet), format, `${name}.${format}`);
}

/** Bytes that are a file already, as they are answered. */
export const fileReply = (
  bytes: Uint8Array,
  format: SheetFormat,
  name: string,
): FileReply & { readonly name: string } => ({
  type: types[format],
  etag: createHash('sha256').update(bytes).digest('base64url'),
  bytes,
  name,
});
