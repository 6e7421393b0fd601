import { useMutation } from '@tanstack/react-query';
import { printOwnShifts, printSchedule } from '../../../contract/schedule/paper.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { download, type DownloadAnswer } from '../../kernel/carry-file.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { paperOf } from './view.ts';

interface Wish {
  /** Undefined, the reader's own week. */
  readonly locationId: string | undefined;
  readonly date: PlainDate;
}

/** A week as PDF, saved once it is there. */
export const usePrintWeek = () =>
  useMutation({
    mutationFn: ({
      locationId,
      date,
    }: Wish): Promise<DownloadAnswer<typeof printSchedule> | DownloadAnswer<typeof printOwnShifts>> => {
      const paper = paperOf(navigator.language);
      return locationId === undefined
        ? download(printOwnShifts, { query: { date, paper } })
        : download(printSchedule, { query: { locationId, date, paper } });
    },
    networkMode: 'always',
    onSuccess: (answer) => answer.ok && saveFile(answer.value),
  });
