import * as z from 'zod/mini';
import { readAdjustments } from './adjustments.ts';
import { readSessions } from './identity/sessions.ts';
import { endpoint, refusal, sheetFormats } from './kernel/endpoint.ts';
import { id, instant, plainDate, zone } from './kernel/schemas.ts';
import { payment } from './payroll/payments.ts';
import { payRate } from './people.ts';
import { employeeSelf } from './people/self.ts';
import { emergencyContacts, profile } from './profile.ts';
import { ownShift } from './schedule/own-shifts.ts';
import { heldSkill } from './skills.ts';
import { supportRequest } from './support.ts';
import { cardStep } from './time-cards/cards.ts';
import { waiverStatement } from './time-cards/meal-waivers.ts';
import { workedMealStatement } from './time-cards/worked-meals.ts';
import { readTimeOff } from './time-off.ts';

/**
 * What is kept about a person and is theirs to take along. Files of their own have the photo and the pay stubs; where money is sent, and
 * what others wrote to them, stays on its screen.
 */
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
  adjustments: readAdjustments.reply.shape.adjustments,
  /** Also what was corrected since. */
  payRates: z.array(z.pick(payRate, { startsOn: true, centsPerHour: true, reason: true, setAt: true })),
  payments: z.array(z.omit(payment, { employee: true, mayVoid: true })),
  timeOff: z.pick(readTimeOff.reply, { types: true, ledger: true, requests: true }),
  /** Published ones, past and to come. */
  shifts: z.array(ownShift),
  /** What they wrote in the conversations that they are in, as it stands; null where they withdrew it. */
  messages: z.array(z.object({ conversationId: id, sentAt: instant, text: z.nullable(z.string()) })),
  /** What they hold and held; rows that took something away are withdrawn. */
  skills: z.array(
    z.object({
      name: z.string(),
      ...z.omit(heldSkill, { id: true, skillId: true, supersedesId: true, recordedBy: true }).shape,
    }),
  ),
  /** What was said about their cards, by them and by others: what they signed, in which wording, with the rests that they told of. */
  cardSteps: z.array(z.object({ startsOn: plainDate, ...cardStep.shape })),
  /** Which meals they agreed to do without, and took back. */
  mealWaivers: z.array(z.omit(waiverStatement, { sequence: true, wording: true })),
  /** Of which meals that were taken off they said that they worked through them, and took it back. */
  workedMeals: z.array(workedMealStatement),
  /** What they asked the admins, and were answered. */
  support: z.array(z.omit(supportRequest, { from: true })),
  waysIn: z.object({
    /** The telephone that they sign in by. */
    phone: z.nullable(z.string()),
    authenticatorSince: z.nullable(instant),
    passkeys: z.array(z.object({ name: z.string(), addedAt: instant, lastUsedAt: z.nullable(instant) })),
    linked: z.array(z.object({ provider: z.string(), email: z.nullable(z.string()), linkedAt: instant })),
    sessions: readSessions.reply.shape.sessions,
  }),
});
export type PersonalData = z.output<typeof personalData>;

export const exportPersonalData = endpoint({
  name: 'exportPersonalData',
  method: 'POST',
  path: '/api/me/export',
  sentence:
    'Gives the signed-in person what is kept about them, as JSON: account, profile, contacts, punches, rates, payments, time off, shifts, what was signed of time cards, what they wrote and how they sign in; each export stands in the audit log.',
  mayRepeat: true,
  access: { action: 'keep_profile' },
  freshSignIn: true,
  reply: personalData,
  refusals: [refusal('personal_export_running', 409)],
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
