import { iifColumns, iifDate, iifDurations, iifHeaderColumns } from '../export-formats.ts';
import { hourEarnings } from './earnings.ts';
import { setUp } from './file-setup.ts';
import type { PayrollFile, PayrollFileAsk } from './payroll-file.ts';

/** QuickBooks Desktop, IIF of the Timer: a line for each person, day and payroll item, never a total, since a length of time ends at 23:59. */
export function quickbooksDesktopFile({ setup, people, endsOn }: PayrollFileAsk): PayrollFile {
  const header = {
    VER: '8',
    REL: '0',
    COMPANYNAME: setUp(setup, 'companyName'),
    IMPORTEDBEFORE: 'N',
    FROMTIMER: 'Y',
    COMPANYCREATETIME: setUp(setup, 'companyCreated'),
  };
  return {
    name: `quickbooks-${endsOn}.iif`,
    separator: '\t',
    rows: [
      ['!TIMERHDR', ...iifHeaderColumns],
      ['TIMERHDR', ...iifHeaderColumns.map((column) => header[column])],
      ['!TIMEACT', ...iifColumns],
      ...people.flatMap(({ firstName, lastName, days }) =>
        days.flatMap(({ date, earned }) =>
          hourEarnings.flatMap((earning) =>
            iifDurations(earned[earning]).map((duration) => {
              const line: Readonly<Record<string, string>> = {
                DATE: iifDate(date),
                EMP: `${lastName}, ${firstName}`,
                PITEM: setUp(setup, earning),
                DURATION: duration,
                XFERTOPAYROLL: 'Y',
                BILLINGSTATUS: '0',
              };
              return ['TIMEACT'].concat(iifColumns.map((column) => line[column] ?? ''));
            }),
          ),
        ),
      ),
    ],
  };
}
