import * as z from 'zod/mini';
import { roles } from '../../domain/access/role.ts';
import { languages } from '../../domain/kernel/language.ts';
import { weekdays } from '../../domain/kernel/time.ts';
import { id, plainDate, zone } from '../kernel/schemas.ts';

/** How a person likes to read: kept with their sign-in, so that every device follows. */
export const preferences = z.object({
  language: z.enum(languages),
  theme: z.enum(['system', 'light', 'dark']),
  hourCycle: z.enum(['h12', 'h23']),
  /** Whether keys do something alone, as ? does. */
  singleKeys: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

/** The signed-in employee, as the shell shows them. */
export const employeeSelf = z.object({
  employeeId: id,
  /** Printed on pay stubs; nobody else of the organization ever has it. */
  employeeNumber: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Where their picture is; null where there is none. */
  photoUrl: z.nullable(z.string()),
  email: z.string(),
  emailIsVerified: z.boolean(),
  role: z.enum(roles),
  managedLocationIds: z.array(id),
  /** Where the employee works: the home location and further ones. */
  locationIds: z.array(id),
  organization: z.object({
    id,
    name: z.string(),
    currency: z.string(),
    /** The day on which the weeks of its schedule begin. What a device remembers of before this was told has none. */
    weekStartsOn: z._default(z.enum(weekdays), 'monday'),
  }),
  /** Where the employee is now, for the header's location label. */
  location: z.object({ id, name: z.string(), zone }),
  /** The home location: its zone is that of their days. */
  home: z.object({ id, name: z.string(), zone }),
  /** Their last day of employment, by the calendar of their home; null, none is known. What a device remembers of before this was told has none. */
  lastDay: z._default(z.nullable(plainDate), null),
  /** The open locations to choose the present one from, home first. */
  locations: z.array(z.object({ id, name: z.string() })),
  preferences,
});
export type EmployeeSelf = z.output<typeof employeeSelf>;
