import { expect, test } from 'vitest';
import { dateIn, readImport, type ImportRow, type ImportSetting } from './import-row.ts';

const setting: ImportSetting = {
  locations: [
    { id: 'north', name: 'North Branch', isMine: true },
    { id: 'west', name: 'Westside Office', isMine: false },
  ],
  isAdmin: false,
  emails: new Set(['known@example.com']),
  employeeNumbers: new Set([1_234]),
};
const row = (change: ImportRow = {}): ImportRow => ({
  firstName: 'Ana',
  lastName: 'Ortiz',
  email: 'ana@example.com',
  location: 'north branch',
  ...change,
});
const faultsOf = (change: ImportRow, more: Partial<ImportSetting> = {}) =>
  readImport([row(change)], { ...setting, ...more }).faults.map(({ field, fault }) => `${field}: ${fault}`);

test('a row is understood as people write it', () => {
  const { people, faults } = readImport(
    [
      row({
        email: ' ANA@Example.com ',
        phone: '(212) 555-0123',
        role: 'Empleada',
        hourlyRate: '$١٨٫٥',
        employeeNumber: '٢٠٠١',
        employedFrom: '1/31/2026',
      }),
    ],
    setting,
  );
  expect(faults).toEqual([]);
  expect(people).toEqual([
    {
      firstName: 'Ana',
      lastName: 'Ortiz',
      email: 'ana@example.com',
      phone: '+12125550123',
      role: 'employee',
      locationId: 'north',
      employedFrom: '2026-01-31',
      centsPerHour: 1850,
      employeeNumber: 2001,
    },
  ]);
});

test.each([
  [{ firstName: '' }, 'firstName: missing'],
  [{ lastName: 'x'.repeat(81) }, 'lastName: too_long'],
  [{ firstName: '=HYPERLINK("http://evil")' }, 'firstName: formula'],
  [{ lastName: '@SUM(A1)' }, 'lastName: formula'],
  [{ lastName: 'Lopez\u202etxt' }, 'lastName: formula'],
  [{ email: '' }, 'email: missing'],
  [{ email: 'ana@nowhere' }, 'email: email_form'],
  [{ email: 'KNOWN@example.com' }, 'email: email_taken'],
  [{ phone: '12' }, 'phone: phone_form'],
  [{ role: 'emperor' }, 'role: role_unknown'],
  [{ role: 'admin' }, 'role: role_not_yours'],
  [{ location: 'Atlantis' }, 'location: location_unknown'],
  [{ location: 'Westside Office' }, 'location: location_not_yours'],
  [{ employedFrom: '31/1/2026' }, 'employedFrom: date_form'],
  [{ hourlyRate: 'plenty' }, 'hourlyRate: rate_form'],
  [{ hourlyRate: '0' }, 'hourlyRate: rate_form'],
  [{ employeeNumber: '7' }, 'employeeNumber: number_form'],
  [{ employeeNumber: '1234' }, 'employeeNumber: number_taken'],
] as const)('%j is told as %s', (change, fault) => {
  expect(faultsOf(change)).toEqual([fault]);
});

test('an admin gives any role; the one location there is needs no word', () => {
  expect(faultsOf({ role: 'Administrator', location: '' }, { isAdmin: true })).toEqual([]);
});

test('whoever stands twice in a file is told at the second place, whatever the case', () => {
  const { faults } = readImport(
    [
      row({ employeeNumber: '2001' }),
      row({ email: 'ben@example.com' }),
      row({ email: 'ANA@example.com', employeeNumber: '2001' }),
    ],
    setting,
  );
  expect(faults).toEqual([
    { row: 2, field: 'email', fault: 'email_twice' },
    { row: 2, field: 'employeeNumber', fault: 'number_twice' },
  ]);
});

test.each([
  ['2026-01-31', '2026-01-31'],
  ['1/31/2026', '2026-01-31'],
  ['31.1.2026', '2026-01-31'],
  ['٣١.١.٢٠٢٦', '2026-01-31'],
  ['2026-02-30', undefined],
  ['1/31/26', undefined],
  ['yesterday', undefined],
])('%s is %s', (text, date) => {
  expect(dateIn(text)).toBe(date);
});
