import type { PlainDate } from '../../kernel/time.ts';
import { adpFile } from './adp-file.ts';
import type { PayrollPerson } from './earnings.ts';
import type { FileFormat, FileSetup } from './file-setup.ts';
import { gustoFile } from './gusto-file.ts';
import { paychexFile } from './paychex-file.ts';
import { quickbooksDesktopFile } from './quickbooks-desktop-file.ts';
import { quickbooksOnlineFile } from './quickbooks-online-file.ts';

/** What a file is made of: a set-up in which nothing is missing, and the people of a pay period with their approved days. */
export interface PayrollFileAsk {
  readonly setup: FileSetup;
  readonly people: readonly PayrollPerson[];
  readonly endsOn: PlainDate;
}

/** A file before it is written down: lines of cells, and what stands between them. */
export interface PayrollFile {
  readonly name: string;
  readonly separator: ',' | '\t';
  readonly rows: readonly (readonly string[])[];
}

const made: Readonly<Record<FileFormat, (asked: PayrollFileAsk) => PayrollFile>> = {
  adp: adpFile,
  paychex: paychexFile,
  gusto: gustoFile,
  quickbooks_desktop: quickbooksDesktopFile,
  quickbooks_online: quickbooksOnlineFile,
};

/** The hours of a pay period as a payroll system imports them. */
export const payrollFile = (format: FileFormat, asked: PayrollFileAsk): PayrollFile => made[format](asked);
