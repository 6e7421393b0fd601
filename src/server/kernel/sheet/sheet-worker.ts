import { parentPort, workerData } from 'node:worker_threads';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import type { MadeFile, SheetOrder } from './make-file-apart.ts';
import { sheetFile } from './sheet-file.ts';
import { endTypesetter } from './typeset.ts';

const { sheet, language, hourCycle, currency, format, name: stem } = workerData as SheetOrder;
const speaker = speakers[language];
const reader = { speaker, formats: formatsOf(speaker, hourCycle), hourCycle, currency };
try {
  const { name, bytes } = await sheetFile({ ...sheet, reader }, format, stem);
  parentPort?.postMessage({ name, bytes } satisfies MadeFile);
} finally {
  // With nothing left to wait for this thread ends by itself, and no other is left in it.
  await endTypesetter();
}
