import * as z from 'zod/mini';
import { endpoint, sheetFormats } from './kernel/endpoint.ts';
import { instant, plainDate, zone } from './kernel/schemas.ts';
import { employeeSelf } from './people.ts';
import { emergencyContacts, profile } from './profile.ts';

/** All that is kept about a person and is theirs to take along. */
export const personalData = z.object({
  exportedAt: instant,
  account: z.omit(employeeSelf, { photoUrl: true, locations: true }),
  profile: z.object({
    ...z.omit(profile, { revision: true, dateOfBirth: true, ssnDigits: true }).shape,
    dateOfBirth: z.nullable(plainDate),
    ssnDigits: z.nullable(z.string()),
  }),
  emergencyContacts: emergencyContacts.shape.contacts,
  /** The whole ledger, with what was taken back. */
  punches: z.array(
    z.object({
      sequence: z.int(),
      kind: z.string(),
      /** Null in the row that takes another back. */
      punchedAt: z.nullable(instant),
      recordedAt: instant,
      zone,
      source: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type PersonalData = z.output<typeof personalData>;

export const exportPersonalData = endpoint({
  name: 'exportPersonalData',
  method: 'POST',
  path: '/api/me/export',
  sentence:
    'Gives the signed-in person their account, profile, emergency contacts and every row of their punch ledger, as JSON; each export stands in the audit log.',
  access: { action: 'keep_profile' },
  freshSignIn: true,
  reply: personalData,
  refusals: [],
});

export const exportTimeCard = endpoint({
  name: 'exportTimeCard',
  method: 'GET',
  path: '/api/time-card/export',
  sentence:
    'The reader’s time card of the workweek that contains a date as a file: what the screen shows, in the reader’s language.',
  access: { action: 'see_time_card' },
  query: z.object({ date: z.optional(plainDate), format: z.enum(sheetFormats) }),
  file: true,
  refusals: [],
});
