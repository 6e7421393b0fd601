import { isRoutingNumber } from '../routing-number.ts';
import { earnings, hourEarnings, moneyEarnings, type Earned, type Earning } from './earnings.ts';

/** The payroll systems that a file can be made for. */
export const fileFormats = ['adp', 'paychex', 'gusto', 'quickbooks_desktop', 'quickbooks_online'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What something is set up for: payroll systems, and the bank to which direct deposits are carried. */
export const setupFormats = [...fileFormats, 'nacha'] as const;
export type SetupFormat = (typeof setupFormats)[number];

/** Which earnings a system's file has a place for; the others are to be entered by hand, and it is said. */
const placesOfFormat: Readonly<Record<FileFormat, readonly Earning[]>> = {
  adp: earnings,
  paychex: earnings,
  gusto: hourEarnings,
  quickbooks_desktop: hourEarnings,
  quickbooks_online: hourEarnings,
};

/** These know people by their names: of two with the same name, they cannot tell who is meant. */
export const knowsByName: Readonly<Record<FileFormat, boolean>> = {
  adp: false,
  paychex: false,
  gusto: true,
  quickbooks_desktop: true,
  quickbooks_online: true,
};

/** What a file has no place for, in cents: it is entered by hand. */
export const byHandCents = (format: FileFormat, earned: Earned): number =>
  moneyEarnings
    .filter((earning) => !placesOfFormat[format].includes(earning))
    .reduce((sum, earning) => sum + earned[earning], 0);

const bankNames = ['bankRouting', 'bankName', 'originId', 'odfiRouting'] as const;

export const setupNames = ['companyCode', 'companyName', 'companyCreated', ...earnings, ...bankNames] as const;
export type SetupName = (typeof setupNames)[number];
/** What an organization keeps for a system: its code there, and what each earning is called there. */
export type FileSetup = Readonly<Partial<Record<SetupName, string | undefined>>>;

/** How what is typed has to look. */
export type SetupForm = 'companyCode' | 'code' | 'name' | 'digits' | 'plain' | 'routing';

export interface SetupField {
  readonly name: SetupName;
  readonly longest: number;
  readonly form: SetupForm;
  /** What it is called unless somebody changed it. */
  readonly usual?: string;
  /** The file is made without it as well. */
  readonly isOptional?: true;
}

const forms: Readonly<Record<SetupForm, Pick<RegExp, 'test'>>> = {
  companyCode: /^[A-Za-z0-9]{2,3}$/,
  code: /^[A-Za-z0-9]+$/,
  // Begins with a letter or digit, so that no spreadsheet takes it for a formula.
  name: /^[\p{L}\p{N}][\p{L}\p{N} .,&'()/:#+*%-]*$/u,
  digits: /^\d+$/,
  // What every bank reads.
  plain: /^[A-Za-z0-9][A-Za-z0-9 .,&'()/-]*$/,
  routing: { test: isRoutingNumber },
};
const named = (longest: number) => (field: SetupName) => ({ name: field, longest, form: 'name' as const });

/**
 * What has to be set up for each system. ADP: company code of 2 or 3 characters, codes of hours and earnings beyond its own two columns.
 * Paychex: client id of up to 8, components of up to 20 characters, told apart by capital letters. QuickBooks: names of payroll items, and what
 * its Timer export says of the company file. NACHA: to which bank the file goes and who sends it, as that bank has assigned it; the origin and the
 * bank of the entries (ODFI) only where they are others than the company and the bank that reads the file.
 */
export const setupFields: Readonly<Record<SetupFormat, readonly SetupField[]>> = {
  adp: [
    { name: 'companyCode', longest: 3, form: 'companyCode' },
    ...(['double', 'leave', 'mealRest', 'premium'] as const).map((field) => ({
      name: field,
      longest: 3,
      form: 'code' as const,
    })),
  ],
  paychex: [
    { name: 'companyCode', longest: 8, form: 'code' },
    { name: 'regular', longest: 20, form: 'name', usual: 'Regular' },
    { name: 'overtime', longest: 20, form: 'name', usual: 'Overtime' },
    { name: 'double', longest: 20, form: 'name', usual: 'Doubletime' },
    { name: 'leave', longest: 20, form: 'name' },
    ...moneyFields(20),
  ],
  gusto: [],
  quickbooks_desktop: [
    { name: 'companyName', longest: 60, form: 'name' },
    { name: 'companyCreated', longest: 20, form: 'digits' },
    ...hourEarnings.map(named(31)),
  ],
  quickbooks_online: hourEarnings.map(named(100)),
  nacha: [
    { name: 'bankRouting', longest: 9, form: 'routing' },
    { name: 'bankName', longest: 23, form: 'plain' },
    { name: 'companyName', longest: 16, form: 'plain' },
    { name: 'companyCode', longest: 10, form: 'code' },
    { name: 'originId', longest: 10, form: 'code', isOptional: true },
    { name: 'odfiRouting', longest: 9, form: 'routing', isOptional: true },
  ],
};

function moneyFields(longest: number): SetupField[] {
  return (['mealRest', 'premium'] as const).map(named(longest));
}

/** What is kept, and where nothing is, what is usual. */
export const filledSetup = (format: SetupFormat, kept: FileSetup): FileSetup =>
  Object.fromEntries(
    setupFields[format].flatMap(({ name: field, usual }) => {
      const value = kept[field] ?? usual;
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** The fields whose value is not one that the system takes. Empty ones may wait until they are needed. */
export const setupFaults = (format: SetupFormat, setup: FileSetup): SetupName[] =>
  setupNames.filter((field) => {
    const value = setup[field];
    if (value === undefined || value === '') return false;
    const known = setupFields[format].find((one) => one.name === field);
    return known === undefined || value.length > known.longest || !forms[known.form].test(value);
  });

/**
 * What a field is set up to.
 *
 * @throws RangeError where it is missing: {@link missingSetup} is asked before a file is made
 */
export function setUp(setup: FileSetup, field: SetupName): string {
  const value = setup[field];
  if (value === undefined || value === '') throw new RangeError(`${field} is not set up`);
  return value;
}

/** The fields that a file of these earnings cannot do without, and that are empty. */
export const missingSetup = (format: SetupFormat, setup: FileSetup, earned: Earned): SetupName[] =>
  setupFields[format]
    .filter(({ name: field, isOptional }) => isOptional !== true && (!isEarning(field) || earned[field] > 0))
    .map(({ name: field }) => field)
    .filter((field) => (setup[field] ?? '') === '');

/** Whether a field names an earning, and is needed only where a file holds some of it. */
export const isEarning = (field: SetupName): field is Earning => (earnings as readonly SetupName[]).includes(field);
