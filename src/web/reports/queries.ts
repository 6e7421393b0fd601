import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { InputOf, SheetFormat } from '../../contract/kernel/endpoint.ts';
import { exportPersonalData, exportTimeCard, personalData, type PersonalData } from '../../contract/reports.ts';
import { exportAttendance, readAttendance } from '../../contract/reports/attendance.ts';
import {
  askExport,
  downloadExport,
  exportPayments,
  exportTimeCards,
  readExports,
  type ExportWish,
} from '../../contract/reports/exports.ts';
import { exportLabour, readLabour, type LabourWish } from '../../contract/reports/labour.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { download, type DownloadAnswer, type FileAnswer } from '../kernel/carry-file.ts';
import { whenChanged } from '../kernel/live.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { saveFile } from '../kernel/save-file.ts';
import { useWords } from '../kernel/words.tsx';
import { showToast } from '../ui/toast.tsx';
import { toldOfFile } from './view.ts';

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
export const askForTimeCards = (body: ExportWish): Promise<DownloadAnswer<typeof exportTimeCards>> =>
  download(exportTimeCards, { body });

/** Hours and their cost; while other weeks are on their way, the former stay. */
export const useLabour = (wish: LabourWish) =>
  useQuery({ ...ask(readLabour, { query: wish }), placeholderData: (former) => former });

/** What was planned and what was worked; while other weeks are on their way, the former stay. */
export const useAttendance = (wish: LabourWish) =>
  useQuery({ ...ask(readAttendance, { query: wish }), placeholderData: (former) => former });

/** The lines of the report that the reader sees, as a file. */
export const askForAttendance = (
  body: InputOf<typeof exportAttendance>['body'],
): Promise<DownloadAnswer<typeof exportAttendance>> => download(exportAttendance, { body });

/** The lines of the report that the reader sees, as a file. */
export const askForLabour = (
  body: InputOf<typeof exportLabour>['body'],
): Promise<DownloadAnswer<typeof exportLabour>> => download(exportLabour, { body });

const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: keyOf(readExports) });

/** What the reader asked for in the last day, and how far it is; followed. */
export function useExports() {
  useEffect(() => whenChanged('exports', readAgain), []);
  return useQuery(ask(readExports));
}

export const useAskExport = () =>
  useMutation({
    mutationFn: (body: ExportWish): Promise<CallAnswer<typeof askExport>> => call(askExport, { body }),
    onSuccess: readAgain,
  });

/** The file of an export that is ready. */
export const askForExport = (exportId: string): Promise<DownloadAnswer<typeof downloadExport>> =>
  download(downloadExport, { params: { exportId } });

/** Asks for a file and hands it to the browser; whatever becomes of it is said at the end of the page. */
export function useSaving<Asked>(fetchFile: (asked: Asked) => Promise<FileAnswer>) {
  const words = useWords();
  return useMutation({
    mutationFn: fetchFile,
    // A file is to be had now or not at all: asked for offline, it would arrive long after anybody wanted it.
    networkMode: 'always',
    onSuccess: (answer) => {
      // What takes longer is asked for anew by whoever knows how.
      if (!answer.ok && answer.refusal === 'export_takes_longer') return;
      if (answer.ok) saveFile(answer.value);
      showToast({ text: toldOfFile(answer, words) }, { untilClosed: !answer.ok });
    },
    onError: (error) => showToast({ text: sentenceFor(words, error) }, { untilClosed: true }),
  });
}

/** The payments that a filter leaves, as a file. */
export const askForPayments = (
  body: CallInput<typeof exportPayments>['body'],
): Promise<DownloadAnswer<typeof exportPayments>> => download(exportPayments, { body });
