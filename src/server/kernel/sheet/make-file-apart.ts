import { Worker } from 'node:worker_threads';
import type { SheetFormat } from '../../../contract/kernel/endpoint.ts';
import type { Language } from '../../../domain/kernel/language.ts';
import { letThreadEnd } from './let-thread-end.ts';
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
  const thread = new Worker(new URL('sheet-worker.ts', import.meta.url), { workerData: order });
  try {
    return await fileOf(thread);
  } finally {
    await letThreadEnd(thread);
  }
}

/** The one thing that the thread says, unless it ends without. */
const fileOf = (thread: Worker): Promise<MadeFile> =>
  new Promise((resolve, reject) => {
    thread.on('message', resolve);
    thread.on('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread ended with ${code} and made no file`)));
  });
