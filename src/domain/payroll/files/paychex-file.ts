import { earnedBy, hourEarnings, hoursOrBlank, moneyEarnings, moneyOrBlank } from './earnings.ts';
import { setUp } from './file-setup.ts';
import type { PayrollFile, PayrollFileAsk } from './payroll-file.ts';

const columns = [
  'CLIENT ID',
  'WORKER ID',
  'ORG',
  'JOB NUMBER',
  'PAY COMPONENT',
  'RATE',
  'RATE NUMBER',
  'HOURS',
  'UNITS',
  'LINE DATE',
  'AMOUNT',
  'CHECK SEQ NUMBER',
  'OVERRIDE STATE',
  'OVERRIDE LOCAL',
  'OVERRIDE LOCAL JURISDICTION',
  'LABOR ASSIGNMENT',
] as const;

/** Paychex Flex, standard payroll import of 16 columns: a row for each person and component, hours at the rate that Paychex keeps. */
export function paychexFile({ setup, people, endsOn }: PayrollFileAsk): PayrollFile {
  const client = setUp(setup, 'companyCode');
  return {
    name: `paychex-${client}-${endsOn}.csv`,
    separator: ',',
    rows: [
      columns,
      ...people.flatMap((person) => {
        const earned = earnedBy(person);
        return [
          ...hourEarnings.map((one) => [one, hoursOrBlank(earned[one]), ''] as const),
          ...moneyEarnings.map((one) => [one, '', moneyOrBlank(earned[one])] as const),
        ]
          .filter(([, hours, amount]) => hours !== '' || amount !== '')
          .map(([one, hours, amount]) => {
            const row: Readonly<Partial<Record<string, string>>> = {
              'CLIENT ID': client,
              'WORKER ID': String(person.employeeNumber),
              'PAY COMPONENT': setUp(setup, one),
              HOURS: hours,
              AMOUNT: amount,
            };
            return columns.map((column) => row[column] ?? '');
          });
      }),
    ],
  };
}
