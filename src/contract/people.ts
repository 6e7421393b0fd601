import * as z from 'zod/mini';
import { roles } from '../domain/access/role.ts';
import { highestCentsPerHour } from '../domain/people/pay-rate.ts';
import { cents } from './kernel/cents.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, plainDate, remark } from './kernel/schemas.ts';
import { preferences } from './people/self.ts';

export const changePreferences = endpoint({
  name: 'changePreferences',
  method: 'PATCH',
  path: '/api/me/preferences',
  sentence: 'Changes language, theme, clock or the use of single keys of the signed-in person.',
  access: { action: 'change_preferences' },
  body: z.partial(z.strictObject(preferences.shape)),
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
    contacts: z.array(
      z.object({
        name: z.string(),
        /** Null also where the reader may not see it. */
        photoUrl: z.nullable(z.string()),
        role: z.enum(roles),
        email: z.string(),
        locationName: z.string(),
      }),
    ),
  }),
  refusals: [],
});

/** A row of somebody's pay rates. One that a later row corrects stays, and counts no more. */
export const payRate = z.object({
  id,
  startsOn: plainDate,
  centsPerHour: cents,
  /** Names the row that this one corrects. */
  supersedesId: z.nullable(id),
  reason: z.nullable(z.string()),
  setBy: z.object({ employeeId: id, name: z.string() }),
  setAt: instant,
});

/** Every row, in the order in which they were set. */
const payRates = z.object({ currency: z.string(), rates: z.array(payRate) });

/** What an hour may be paid, in cents. */
export const centsPerHour = z.pipe(z.int().check(z.minimum(1), z.maximum(highestCentsPerHour)), cents);

export const readPayRates = endpoint({
  name: 'readPayRates',
  method: 'GET',
  path: '/api/employees/:employeeId/pay-rates',
  sentence: 'Gives everything an employee’s hour was ever paid, corrections included.',
  access: { action: 'see_pay_rates' },
  params: z.object({ employeeId: id }),
  reply: payRates,
  refusals: [refusal('not_found', 404)],
});

export const setPayRate = endpoint({
  name: 'setPayRate',
  method: 'POST',
  path: '/api/employees/:employeeId/pay-rates',
  sentence:
    'Sets what an employee’s hour is paid from a date on; where the date has a rate already, corrects it and keeps both.',
  access: { action: 'set_pay_rate' },
  params: z.object({ employeeId: id }),
  body: z.strictObject({ startsOn: plainDate, centsPerHour, reason: z.optional(remark) }),
  reply: payRates,
  refusals: [
    refusal('not_found', 404),
    refusal('own_pay_rate', 403),
    refusal('not_allowed', 403),
    refusal('employee_not_admitted', 409),
    refusal('pay_rate_unchanged', 409),
    refusal('pay_rate_reason_missing', 422),
  ],
});
export const chooseLocation = endpoint({
  name: 'chooseLocation',
  method: 'PUT',
  path: '/api/me/location',
  sentence: 'Says at which of their own locations the signed-in employee is now; punches are recorded there.',
  access: { action: 'choose_location' },
  body: z.strictObject({ locationId: id }),
  refusals: [refusal('not_found', 404)],
});
