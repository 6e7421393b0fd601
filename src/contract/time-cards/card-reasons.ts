import * as z from 'zod/mini';
import { reasonRules } from '../../domain/pay-rules/reason.ts';
import { punchKinds } from '../../domain/time-clock/punch.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate, zone } from '../kernel/schemas.ts';

/** Why a figure is what it is: the rule, its parameters, the punches that it was worked out from, and where it stands. */
const cardReason = z.object({
  rule: z.enum(reasonRules),
  /** Null where it is about the whole week. */
  date: z.nullable(plainDate),
  /** Negative where the rule took some. */
  minutes: z.nullable(z.number()),
  cents: z.nullable(cents),
  punchIds: z.array(id),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  citation: z.nullable(
    z.object({
      /** `29 USC 207(a)(1)`. */
      source: z.string(),
      since: z.nullable(z.string()),
      asOf: z.string(),
    }),
  ),
});
export type CardReason = z.output<typeof cardReason>;

/** The reasons of a week, and the punches that they name. */
export const explained = z.object({
  zone,
  /** The whole week; an entry through its edge is told with all of its punches. */
  during: z.object({ from: instant, to: instant }),
  currency: z.string(),
  /** Up to when an entry that still runs was counted. */
  workedOutAt: instant,
  punches: z.array(z.object({ id, kind: z.enum(punchKinds), punchedAt: instant })),
  reasons: z.array(cardReason),
});
export type Explained = z.output<typeof explained>;

export const explainCard = endpoint({
  name: 'explainCard',
  method: 'GET',
  path: '/api/time-cards/:employeeId/:startsOn/reasons',
  sentence:
    'Tells why each figure of a time card is what it is: the punches, the rule with its parameters, and where the rule stands; pay to whoever may see rates.',
  access: { action: 'see_time_card' },
  params: z.object({ employeeId: id, startsOn: plainDate }),
  reply: explained,
  refusals: [refusal('not_found', 404)],
});
