import { adpCompanyCode, adpFileName, adpFirstColumns } from '../export-formats.ts';
import { earnedBy, hoursOrBlank, moneyOrBlank } from './earnings.ts';
import { setUp } from './file-setup.ts';
import type { PayrollFile, PayrollFileAsk } from './payroll-file.ts';

const columns = [
  ...adpFirstColumns,
  'Reg Hours',
  'O/T Hours',
  'Hours 3 Code',
  'Hours 3 Amount',
  'Hours 4 Code',
  'Hours 4 Amount',
  'Earnings 3 Code',
  'Earnings 3 Amount',
  'Earnings 4 Code',
  'Earnings 4 Amount',
];

/**
 * ADP Workforce Now, Paydata Import: a row for each person. The batch is named after the last date of the period, the file number is the
 * employee number in six digits.
 */
export function adpFile({ setup, people, endsOn }: PayrollFileAsk): PayrollFile {
  const companyCode = setUp(setup, 'companyCode');
  const batch = endsOn.replaceAll('-', '').slice(2);
  return {
    name: adpFileName(companyCode),
    separator: ',',
    rows: [
      columns,
      ...people.map((person) => {
        const { regular, overtime, double, leave, mealRest, premium } = earnedBy(person);
        return [
          adpCompanyCode(companyCode),
          batch,
          String(person.employeeNumber).padStart(6, '0'),
          hoursOrBlank(regular),
          hoursOrBlank(overtime),
          double > 0 ? setUp(setup, 'double') : '',
          hoursOrBlank(double),
          leave > 0 ? setUp(setup, 'leave') : '',
          hoursOrBlank(leave),
          mealRest > 0 ? setUp(setup, 'mealRest') : '',
          moneyOrBlank(mealRest),
          premium > 0 ? setUp(setup, 'premium') : '',
          moneyOrBlank(premium),
        ];
      }),
    ],
  };
}
