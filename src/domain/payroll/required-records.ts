/** What a record must say, and how many years it is kept. */
export interface RequiredRecord {
  readonly items: readonly string[];
  readonly retentionYears?: Readonly<Record<string, number>>;
}

const federalPayroll: RequiredRecord = {
  items: [
    'full name and identifying number',
    'address with ZIP code',
    'birth date if under 19',
    'sex and occupation',
    'time and day the workweek begins',
    'hours worked each day',
    'total hours each workweek',
    'basis on which wages are paid',
    'regular hourly rate',
    'total daily or weekly straight-time earnings',
    'total overtime earnings for the workweek',
    'additions to and deductions from wages',
    'total wages paid each pay period',
    'date of payment and period covered',
  ],
  retentionYears: { payroll: 3, timeCards: 2 },
};

const californiaStub: RequiredRecord = {
  items: [
    'gross wages earned',
    'total hours worked (non-exempt)',
    'piece-rate units and rate where used',
    'all deductions',
    'net wages earned',
    'inclusive dates of the pay period',
    'name and last four digits of SSN or an employee id',
    'name and address of the legal employer',
    'all hourly rates in effect with hours at each rate',
  ],
};

/** By jurisdiction and document: 29 CFR 516.2(a), 516.5, 516.6; Labor Code 226(a). */
export const requiredRecords: Readonly<Record<string, Readonly<Record<string, RequiredRecord>>>> = {
  US: { 'payroll-record': federalPayroll },
  'US-CA': { 'wage-statement': californiaStub, 'payroll-record': federalPayroll },
};
