import type { EmployeeStatus } from '../../src/domain/access/employee-status.ts';
import type { Role } from '../../src/domain/access/role.ts';

/** One password for everybody in the demo: it is printed at the start and offered on the sign-in page. */
export const demoPassword = 'every cent is traced';

export const demoZone = 'America/New_York';

/** The demo organization, and a rival that must never show in it. */
export const demoOrganization = {
  name: 'Harbor & Pine',
  domain: 'harborpine.example',
  locations: ['Downtown Office', 'Downtown Location', 'North Branch', 'Westside Office'],
} as const;
export const rivalOrganization = {
  name: 'Copper Kettle',
  domain: 'copperkettle.example',
  locations: ['Kettle House'],
} as const;

/** How somebody's weeks run: which weekdays (0 is Monday), and when the day begins, in minutes after midnight. */
export interface Habit {
  readonly days: readonly number[];
  readonly startsAt: number;
  readonly workMinutes: number;
  readonly breakMinutes: number;
}

export interface Member {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly location: string;
  readonly manages: readonly string[];
  readonly habit: Habit | undefined;
  /** What an hour of theirs is paid, in cents, from the tale's beginning on. */
  readonly centsPerHour: number;
}

/** Whether this is the person whose card shows the sample figures of the specification. */
export const isSample = ({ firstName }: Pick<Member, 'firstName'>): boolean => firstName === 'Maya';

const office: Habit = { days: [0, 1, 2, 3, 4], startsAt: 9 * 60, workMinutes: 480, breakMinutes: 45 };
const opening: Habit = { days: [0, 1, 2, 3, 4], startsAt: 6 * 60 + 30, workMinutes: 465, breakMinutes: 30 };
const closing: Habit = { days: [1, 2, 3, 4, 5], startsAt: 14 * 60, workMinutes: 470, breakMinutes: 30 };
const weekend: Habit = { days: [3, 4, 5, 6], startsAt: 10 * 60, workMinutes: 420, breakMinutes: 30 };
const night: Habit = { days: [0, 1, 3, 4], startsAt: 22 * 60, workMinutes: 450, breakMinutes: 30 };

type Row = readonly [name: string, location: string, habit: Habit | undefined, role?: Role, status?: EmployeeStatus];

const [office1, downtown, north, west] = demoOrganization.locations;

const rows: readonly Row[] = [
  ['Maya Okafor', office1, office],
  ['Elena Fischer', office1, office, 'admin'],
  ['Samuel Osei', west, office, 'admin'],
  ['Priya Raman', office1, office, 'manager'],
  ['Tomás Herrera', downtown, opening, 'manager'],
  ['Grace Liu', north, office, 'manager'],
  ['Omar Haddad', west, opening, 'manager'],
  ['Daniel Reyes', downtown, opening],
  ['Aisha Rahman', downtown, closing],
  ['Sofía Martín', downtown, opening],
  ['Liam Walsh', downtown, weekend],
  ['Yuki Tanaka', downtown, closing],
  ['Noor Al-Sayed', office1, office],
  ['Ben Carter', office1, office],
  ['Chloe Dubois', office1, closing],
  ['Isaac Mensah', north, opening],
  ['Hana Kim', north, weekend],
  ['Pedro Alves', north, closing],
  ['Fatima Zahra', north, night],
  ['Jack Nolan', west, opening],
  ['Mei Chen', west, closing],
  ['Rosa Delgado', west, weekend],
  ['Viktor Petrov', west, night],
  ['Oliver Grant', downtown, undefined, 'employee', 'suspended'],
];

/** Where the rates of a role begin, in cents; nobody is paid quite like the next. */
const lowestCentsPerHour = { employee: 17_00, manager: 28_50, admin: 36_00 } as const satisfies Record<Role, number>;

const member = ([name, location, habit, role = 'employee', status = 'active']: Row, index: number): Member => {
  const [firstName = name, lastName = name] = name.split(' ');
  const manages = role === 'manager' ? [location] : [];
  const centsPerHour = lowestCentsPerHour[role] + ((index * 7) % 11) * 50;
  return { firstName, lastName, role, status, location, manages, habit, centsPerHour };
};

export const demoMembers: readonly Member[] = rows.map(member);

export const rivalMembers: readonly Member[] = (
  [
    ['Rita Rivera', 'Kettle House', office, 'admin'],
    ['Ralph Rowe', 'Kettle House', opening],
    ['Ruth Romero', 'Kettle House', closing, 'manager'],
  ] as const satisfies readonly Row[]
).map(member);

/** Who signs in by a telephone from the start: numbers that nobody has (the North American Numbering Plan keeps them for tales). */
export const demoPhones: Readonly<Record<string, string>> = { Maya: '+12125550142' };

/** A member's e-mail: the first name, without its accents, at the organization's domain. */
export const emailOf = (one: Pick<Member, 'firstName'>, domain: string): string =>
  `${one.firstName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@${domain}`;
