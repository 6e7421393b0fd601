import * as z from 'zod/mini';
import { roles } from '../domain/access/role.ts';
import { languages } from '../domain/kernel/language.ts';
import { endpoint } from './kernel/endpoint.ts';
import { id, zone } from './kernel/schemas.ts';

/** How a person likes to read: kept with their sign-in, so that every device follows. */
export const preferences = z.object({
  language: z.enum(languages),
  theme: z.enum(['system', 'light', 'dark']),
  hourCycle: z.enum(['h12', 'h23']),
});
export type Preferences = z.output<typeof preferences>;

/** The signed-in employee, as the shell shows them. */
export const employeeSelf = z.object({
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  managedLocationIds: z.array(id),
  organization: z.object({ id, name: z.string() }),
  /** Where the employee works: names the header's location label, and sets the zone of their days. */
  location: z.object({ id, name: z.string(), zone }),
  preferences,
});
export type EmployeeSelf = z.output<typeof employeeSelf>;

export const changePreferences = endpoint({
  name: 'changePreferences',
  method: 'PATCH',
  path: '/api/me/preferences',
  sentence: 'Changes language, theme or clock of the signed-in person.',
  access: { action: 'change_preferences' },
  body: z.partial(preferences),
  reply: preferences,
  refusals: [],
});

export const readSupportContacts = endpoint({
  name: 'readSupportContacts',
  method: 'GET',
  path: '/api/support-contacts',
  sentence:
    'Names the people of the organization who can help: its active admins, and the managers of the reader’s location.',
  access: { action: 'see_support_contacts' },
  reply: z.object({
    contacts: z.array(z.object({ name: z.string(), role: z.enum(roles), email: z.string(), locationName: z.string() })),
  }),
  refusals: [],
});
