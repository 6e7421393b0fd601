import { parentPort, workerData } from 'node:worker_threads';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import type { MadeFile, SheetOrder } from './make-file-apart.ts';
import { sheetFile } from './sheet-file.ts';

const { sheet, language, hourCycle, currency, format, name: stem } = workerData as SheetOrder;
const speaker = speakers[language];
const reader = { speaker, formats: formatsOf(speaker, hourCycle), hourCycle, currency };
const { name, bytes } = await sheetFile({ ...sheet, reader }, format, stem);
parentPort?.postMessage({ name, bytes } satisfies MadeFile);
