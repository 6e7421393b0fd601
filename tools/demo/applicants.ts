import type { Role } from '../../src/domain/access/role.ts';
import type { Outcome } from '../../src/domain/approvals/request.ts';

/** Somebody who asked to be admitted, when, and how it was answered. */
export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  /** Where they asked to work; nothing, where they did not say. */
  readonly location: string | undefined;
  readonly hoursAgo: number;
  readonly answer?: {
    readonly outcome: Outcome;
    /** First name of who answered. */
    readonly by: string;
    readonly hoursLater: number;
    readonly reason?: string;
    readonly role?: Role;
    /** Where they were admitted to. */
    readonly to?: string;
    readonly centsPerHour?: number;
  };
}

const [office, downtown, north, west] = ['Downtown Office', 'Downtown Location', 'North Branch', 'Westside Office'];

/** The last weeks at the door of the demo organization, oldest first; the last four still wait. */
export const applicants: readonly Applicant[] = [
  {
    firstName: 'Gloria',
    lastName: 'Mwangi',
    location: downtown,
    hoursAgo: 640,
    answer: { outcome: 'approved', by: 'Tomás', hoursLater: 3, to: downtown, centsPerHour: 17_50 },
  },
  {
    firstName: 'Stefan',
    lastName: 'Novak',
    location: north,
    hoursAgo: 512,
    answer: {
      outcome: 'rejected',
      by: 'Grace',
      hoursLater: 20,
      reason: 'The shifts at North Branch are filled until January.',
    },
  },
  {
    firstName: 'Ines',
    lastName: 'Carvalho',
    location: undefined,
    hoursAgo: 430,
    answer: { outcome: 'approved', by: 'Elena', hoursLater: 26, to: west, centsPerHour: 18_75 },
  },
  {
    firstName: 'Peter',
    lastName: 'Larsen',
    location: undefined,
    hoursAgo: 350,
    answer: { outcome: 'withdrawn', by: 'Peter', hoursLater: 30 },
  },
  {
    firstName: 'Karim',
    lastName: 'Bensalem',
    location: west,
    hoursAgo: 244,
    answer: { outcome: 'approved', by: 'Omar', hoursLater: 5, to: west, centsPerHour: 18_00 },
  },
  {
    firstName: 'Test',
    lastName: 'Account',
    location: undefined,
    hoursAgo: 150,
    answer: {
      outcome: 'rejected',
      by: 'Samuel',
      hoursLater: 2,
      reason: 'Nobody here knows who this is. Register with your own name.',
    },
  },
  {
    firstName: 'Julia',
    lastName: 'Hoffmann',
    location: office,
    hoursAgo: 74,
    answer: { outcome: 'approved', by: 'Elena', hoursLater: 4, role: 'manager', to: office, centsPerHour: 29_00 },
  },
  { firstName: 'Amara', lastName: 'Diallo', location: office, hoursAgo: 27 },
  { firstName: 'Kwame', lastName: 'Boateng', location: north, hoursAgo: 20 },
  { firstName: 'Leo', lastName: 'Marchetti', location: downtown, hoursAgo: 3 },
  { firstName: 'Nadia', lastName: 'Rahimi', location: undefined, hoursAgo: 1 },
];
