import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import {
  makeDepositFile,
  readDepositFiles,
  readDeposits,
  takeDepositFile,
  withdrawDepositFile,
} from '../../../contract/payroll/deposits.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ask, askPages, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../../kernel/call.ts';
import { download, type DownloadAnswer } from '../../kernel/carry-file.ts';

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(readDeposits) });
  void queryClient.invalidateQueries({ queryKey: keyOf(readDepositFiles) });
}

/** What of the pay period of a date may be carried to the bank. */
export const useDeposits = (date: PlainDate) => useQuery(ask(readDeposits, { query: { date } }));

/** The files that were made, a page at a time. */
export const useDepositFiles = () => useInfiniteQuery(askPages(readDepositFiles, { query: {} }));

/** Makes the file. Refused, the list is another by now, and is read again as well; so it is where nobody answered, and the file may be there. */
export async function askForDeposits(
  body: CallInput<typeof makeDepositFile>['body'],
): Promise<DownloadAnswer<typeof makeDepositFile>> {
  try {
    return await download(makeDepositFile, { body });
  } finally {
    readAgain();
  }
}

export const askForDepositsAgain = (fileId: string): Promise<DownloadAnswer<typeof takeDepositFile>> =>
  download(takeDepositFile, { params: { fileId } });

export const useWithdraw = (fileId: string) =>
  useMutation({
    mutationFn: (reason: string): Promise<CallAnswer<typeof withdrawDepositFile>> =>
      call(withdrawDepositFile, { params: { fileId }, body: { reason } }),
    // Whoever was overtaken sees what became of it.
    onSuccess: readAgain,
  });
