import * as z from 'zod/mini';
import type { SheetFormat } from '../../contract/kernel/endpoint.ts';
import {
  exportPersonalData,
  exportTimeCard,
  exportTimeCards,
  personalData,
  type PersonalData,
} from '../../contract/reports.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { call, download, type CallAnswer, type CallInput, type DownloadAnswer } from '../kernel/call.ts';

export const askForData = (): Promise<CallAnswer<typeof exportPersonalData>> => call(exportPersonalData);

/** The data as a file, dated: `meridian-1003-2026-11-20.json`. */
export function fileOf(data: PersonalData): File {
  const wire = z.encode(personalData, data);
  const name = `meridian-${data.account.employeeNumber}-${wire.exportedAt.slice(0, 10)}.json`;
  return new File([JSON.stringify(wire, undefined, 2)], name, { type: 'application/json' });
}

/** The reader's card of the week of a date, as a file. */
export const askForTimeCard = (date: PlainDate, format: SheetFormat): Promise<DownloadAnswer<typeof exportTimeCard>> =>
  download(exportTimeCard, { query: { date, format } });

/** The time cards that a filter leaves of those whom the reader answers for, as a file. */
export const askForTimeCards = (
  body: CallInput<typeof exportTimeCards>['body'],
): Promise<DownloadAnswer<typeof exportTimeCards>> => download(exportTimeCards, { body });
