import { earnedBy, hoursOrBlank } from './earnings.ts';
import type { PayrollFile, PayrollFileAsk } from './payroll-file.ts';

/** Titles as in its template; Smart Import matches them, in any order. */
const columns = ['last_name', 'first_name', 'regular_hours', 'overtime_hours', 'double_overtime_hours', 'pto_hours'];

/** Gusto's CSV of hours: a row for each person, matched by name. A blank leaves what is there; a zero would overwrite it. */
export const gustoFile = ({ people, endsOn }: PayrollFileAsk): PayrollFile => ({
  name: `gusto-${endsOn}.csv`,
  separator: ',',
  rows: [
    columns,
    ...people.map((person) => {
      const { regular, overtime, double, leave } = earnedBy(person);
      return [person.lastName, person.firstName, ...[regular, overtime, double, leave].map(hoursOrBlank)];
    }),
  ],
});
