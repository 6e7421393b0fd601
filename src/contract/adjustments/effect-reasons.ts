import * as z from 'zod/mini';
import { dayTooOld, effectOfDay, effectOfRequest, entryRefusals } from '../adjustments.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { explained } from '../time-cards/card-reasons.ts';

/** Of each week that has a part in it, why its figures would be what they would be. */
const explainedEffect = z.object({ weeks: z.array(explained) });
export type ExplainedEffect = z.output<typeof explainedEffect>;

export const explainEffect = endpoint({
  name: 'explainEffect',
  method: 'GET',
  path: '/api/adjustments/:requestId/effect/reasons',
  sentence: 'Tells why hours, overtime and pay would be what they would be after these times were recorded.',
  access: { action: 'decide_requests' },
  ...effectOfRequest,
  reply: explainedEffect,
  refusals: [refusal('not_found', 404), ...entryRefusals],
});

export const explainEffectOnDay = endpoint({
  name: 'explainEffectOnDay',
  method: 'GET',
  path: '/api/employees/:employeeId/recorded-days/:date/effect/reasons',
  sentence: 'Tells the same of times that nobody has asked for yet.',
  access: { action: 'see_recorded_days' },
  ...effectOfDay,
  reply: explainedEffect,
  refusals: [refusal('not_found', 404), ...entryRefusals, dayTooOld],
});
