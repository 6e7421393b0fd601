import type { Role } from '../access/role.ts';
import { plainDigits } from '../kernel/digits.ts';
import { parseEmail } from '../kernel/email.ts';
import type { Cents } from '../kernel/money.ts';
import { isOurs } from '../kernel/our-centuries.ts';
import { parsePhone, type Phone } from '../kernel/phone.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { visibleLine } from '../kernel/visible-line.ts';
import { parseRate } from '../people/pay-rate.ts';
import { longestPersonName } from '../people/person-name.ts';
import { searchable } from '../people/search-name.ts';

/** What a file may say of a person. */
export const importFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'location',
  'employedFrom',
  'hourlyRate',
  'employeeNumber',
] as const;
export type ImportField = (typeof importFields)[number];

/** A row of a file: what each field says, as it stands there; nothing, if the file has no such column. */
export type ImportRow = { readonly [Field in ImportField]?: string | undefined };

export const importFaults = [
  'missing',
  'too_long',
  'formula',
  'email_form',
  'email_twice',
  'email_taken',
  'phone_form',
  'role_unknown',
  'role_not_yours',
  'location_unknown',
  'location_not_yours',
  'date_form',
  'rate_form',
  'number_form',
  'number_twice',
  'number_taken',
] as const;

/** One thing wrong with a row: in which field, and what. */
export interface ImportFault {
  /** The row’s place among those that were sent, from 0 on. */
  readonly row: number;
  readonly field: ImportField;
  readonly fault: (typeof importFaults)[number];
}

/** A person as a row says, every field understood. */
export interface ImportedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: Phone | null;
  readonly role: Role;
  readonly locationId: string;
  readonly employedFrom: PlainDate | null;
  readonly centsPerHour: Cents | null;
  readonly employeeNumber: number | null;
}

/** What there is already, and what whoever imports may do. */
export interface ImportSetting {
  /** Open locations, each with whether the importer may put people there. */
  readonly locations: readonly { readonly id: string; readonly name: string; readonly isMine: boolean }[];
  readonly isAdmin: boolean;
  /** E-mail addresses that have a sign-in. */
  readonly emails: ReadonlySet<string>;
  readonly employeeNumbers: ReadonlySet<number>;
}

const roleWords: Readonly<Record<string, Role>> = Object.fromEntries(
  (
    [
      ['employee', 'staff', 'worker', 'empleado', 'empleada', 'موظف', 'موظفة'],
      ['manager', 'supervisor', 'gerente', 'encargado', 'encargada', 'مدير', 'مديرة'],
      ['admin', 'administrator', 'administrador', 'administradora', 'مسؤول', 'مسؤولة'],
    ] as const
  ).flatMap((words, index) =>
    words.map((word) => [searchable(word), (['employee', 'manager', 'admin'] as const)[index]]),
  ),
) as Record<string, Role>;

/** Reads every row; all of them are people, or everything that is wrong is told at once. */
export function readImport(
  rows: readonly ImportRow[],
  setting: ImportSetting,
): { readonly people: readonly ImportedPerson[]; readonly faults: readonly ImportFault[] } {
  const faults: ImportFault[] = [];
  const people = rows.map((row, index) =>
    readRow(row, setting, (field, fault) => faults.push({ row: index, field, fault })),
  );
  for (const index of repeated(people.map(({ email }) => email))) {
    faults.push({ row: index, field: 'email', fault: 'email_twice' });
  }
  for (const index of repeated(people.map(({ employeeNumber }) => employeeNumber))) {
    faults.push({ row: index, field: 'employeeNumber', fault: 'number_twice' });
  }
  return { people, faults: faults.toSorted((a, b) => a.row - b.row) };
}

/** The places of values that stood earlier already; what is empty repeats nothing. */
function repeated(values: readonly (string | number | null)[]): number[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, index) => {
    if (value === null || value === '') return [];
    if (seen.has(value)) return [index];
    seen.add(value);
    return [];
  });
}

type Tell = (field: ImportField, fault: ImportFault['fault']) => void;

function readRow(row: ImportRow, setting: ImportSetting, tell: Tell): ImportedPerson {
  const text = (field: ImportField): string => (row[field] ?? '').trim();
  return {
    firstName: readName(text('firstName'), 'firstName', tell),
    lastName: readName(text('lastName'), 'lastName', tell),
    email: readEmail(text('email'), setting, tell),
    phone: optional(text('phone'), parsePhone, () => tell('phone', 'phone_form')),
    role: readRole(text('role'), setting, tell),
    locationId: readLocation(text('location'), setting, tell),
    employedFrom: optional(text('employedFrom'), dateIn, () => tell('employedFrom', 'date_form')),
    centsPerHour: optional(text('hourlyRate'), rateIn, () => tell('hourlyRate', 'rate_form')),
    employeeNumber: readNumber(text('employeeNumber'), setting, tell),
  };
}

function optional<T>(text: string, read: (text: string) => T | undefined, tell: () => void): T | null {
  if (text === '') return null;
  const value = read(text);
  if (value === undefined) tell();
  return value ?? null;
}

function readName(text: string, field: 'firstName' | 'lastName', tell: Tell): string {
  if (text === '') tell(field, 'missing');
  // A spreadsheet would work it out when it is exported again.
  else if (/^[=+\-@]/.test(text) || !visibleLine.test(text)) tell(field, 'formula');
  else if (text.length > longestPersonName) tell(field, 'too_long');
  return text;
}

function readEmail(text: string, { emails }: ImportSetting, tell: Tell): string {
  const email = text.toLowerCase();
  if (email === '') tell('email', 'missing');
  else if (parseEmail(text) === undefined) tell('email', 'email_form');
  else if (emails.has(email)) tell('email', 'email_taken');
  return email;
}

function readRole(text: string, { isAdmin }: ImportSetting, tell: Tell): Role {
  if (text === '') return 'employee';
  const role = roleWords[searchable(text)];
  if (role === undefined) tell('role', 'role_unknown');
  else if (role !== 'employee' && !isAdmin) tell('role', 'role_not_yours');
  return role ?? 'employee';
}

/** Without a column or a word, the only location there is to choose. */
function readLocation(text: string, { locations }: ImportSetting, tell: Tell): string {
  const mine = locations.filter(({ isMine }) => isMine);
  if (text === '') {
    if (mine.length !== 1) tell('location', 'missing');
    return mine[0]?.id ?? '';
  }
  const found = locations.find(({ name }) => searchable(name) === searchable(text));
  if (found === undefined) tell('location', 'location_unknown');
  else if (!found.isMine) tell('location', 'location_not_yours');
  return found?.id ?? '';
}

function readNumber(text: string, { employeeNumbers }: ImportSetting, tell: Tell): number | null {
  if (text === '') return null;
  const plain = plainDigits(text);
  const value = /^\d{4,9}$/.test(plain) ? Number(plain) : 0;
  if (value <= 1_000) tell('employeeNumber', 'number_form');
  else if (employeeNumbers.has(value)) tell('employeeNumber', 'number_taken');
  return value;
}

/** `2026-01-31`, `1/31/2026` as in the United States, `31.1.2026` as elsewhere; undefined if it is none of them. */
export function dateIn(typed: string): PlainDate | undefined {
  const text = plainDigits(typed);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (american !== null) return dateOf(american[3], american[1], american[2]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted !== null) return dateOf(dotted[3], dotted[2], dotted[1]);
  return dateOf(...(text.split('-') as [string, string, string]));
}

function dateOf(year = '', month = '', day = ''): PlainDate | undefined {
  const date = parsePlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date !== undefined && isOurs(date) ? date : undefined;
}

/** As {@link parseRate}, also with the sign of the dollar that a file may have. */
const rateIn = (text: string): Cents | undefined => parseRate(text.replace(/^\$\s?/, ''));
