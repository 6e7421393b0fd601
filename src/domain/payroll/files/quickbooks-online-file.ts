import { iifDurations } from '../export-formats.ts';
import { hourEarnings } from './earnings.ts';
import { setUp } from './file-setup.ts';
import type { PayrollFile, PayrollFileAsk } from './payroll-file.ts';

/** The fields of a TimeActivity, as importers into QuickBooks Online name them. */
const columns = [
  'TxnDate',
  'NameOf',
  'EmployeeVendorRefName',
  'CustomerRefName',
  'DepartmentRefName',
  'ItemRefName',
  'PayrollItemRef',
  'ClassRefName',
  'BillableStatus',
  'Taxable',
  'HourlyRate',
  'Duration',
  'BreakDuration',
  'StartTime',
  'EndTime',
  'Description',
] as const;

/** QuickBooks Online: a row for each person, day and payroll item. */
export const quickbooksOnlineFile = ({ setup, people, endsOn }: PayrollFileAsk): PayrollFile => ({
  name: `quickbooks-online-${endsOn}.csv`,
  separator: ',',
  rows: [
    columns,
    ...people.flatMap(({ firstName, lastName, days }) =>
      days.flatMap(({ date, earned }) =>
        hourEarnings.flatMap((earning) =>
          iifDurations(earned[earning]).map((duration) => {
            const row: Readonly<Partial<Record<string, string>>> = {
              TxnDate: date,
              NameOf: 'Employee',
              EmployeeVendorRefName: `${firstName} ${lastName}`,
              PayrollItemRef: setUp(setup, earning),
              BillableStatus: 'NotBillable',
              Duration: duration,
            };
            return columns.map((column) => row[column] ?? '');
          }),
        ),
      ),
    ),
  ],
});
