import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetFormat } from '../../../contract/kernel/endpoint.ts';
import type { Language } from '../../../domain/kernel/language.ts';
import type { Sheet } from './sheet.ts';

/** A table as it goes into another thread: its reader by name, since functions stay where they are. */
export interface SheetOrder {
  readonly sheet: Omit<Sheet, 'reader'>;
  readonly language: Language;
  readonly hourCycle: Sheet['reader']['hourCycle'];
  readonly currency: string;
  readonly format: SheetFormat;
  readonly name: string;
}

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * A large table as a file, made in a thread of its own: a workbook of a hundred thousand rows keeps a processor busy for seconds, in which
 * nobody could punch.
 *
 * @throws Error where it cannot be made
 */
export async function makeFileApart({ reader, ...sheet }: Sheet, format: SheetFormat, name: string): Promise<MadeFile> {
  const { speaker, hourCycle, currency } = reader;
  const order: SheetOrder = { sheet, language: speaker.language, hourCycle, currency, format, name };
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), { workerData: order });
  try {
    const [made] = (await once(worker, 'message')) as [MadeFile];
    return made;
  } finally {
    await worker.terminate();
  }
}
