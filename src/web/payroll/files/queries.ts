import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { readDeposits } from '../../../contract/payroll/deposits.ts';
import { changePayrollSetup, exportPayrollFile, readPayrollFiles } from '../../../contract/payroll/files.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { FileFormat, SetupFormat } from '../../../domain/payroll/files/file-setup.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { download, type DownloadAnswer } from '../../kernel/carry-file.ts';
import { whenChanged } from '../../kernel/live.ts';

const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: keyOf(readPayrollFiles) });

/** What the files of the pay period of a date would hold; followed, since an approval elsewhere takes somebody out of the way. */
export function usePayrollFiles(date: PlainDate | undefined) {
  useEffect(() => whenChanged('cards', readAgain), []);
  return useQuery(ask(readPayrollFiles, { query: date === undefined ? {} : { date } }));
}

export const useChangeSetup = (format: SetupFormat) =>
  useMutation({
    mutationFn: (body: InputOf<typeof changePayrollSetup>['body']): Promise<CallAnswer<typeof changePayrollSetup>> =>
      call(changePayrollSetup, { params: { format }, body }),
    onSuccess: () => {
      readAgain();
      void queryClient.invalidateQueries({ queryKey: keyOf(readDeposits) });
    },
  });

export async function askForFile(
  format: FileFormat,
  body: InputOf<typeof exportPayrollFile>['body'],
): Promise<DownloadAnswer<typeof exportPayrollFile>> {
  try {
    return await download(exportPayrollFile, { params: { format }, body });
  } finally {
    // Whoever is in it is new no more, also where it was made and did not arrive.
    readAgain();
  }
}
