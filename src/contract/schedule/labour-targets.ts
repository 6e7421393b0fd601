import * as z from 'zod/mini';
import { cents } from '../../domain/kernel/money.ts';
import { leastLabourMinutes, mostLabourCents, mostLabourMinutes } from '../../domain/schedule/labour-target.ts';
import { cents as sum } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id } from '../kernel/schemas.ts';

/** What every week of a location is meant to come to at most, in hours and in what they cost. */
export const labourTarget = z.strictObject({
  weeklyMinutes: z.nullable(z.int().check(z.minimum(leastLabourMinutes), z.maximum(mostLabourMinutes))),
  weeklyCents: z.nullable(sum.check(z.minimum(cents(1)), z.maximum(cents(mostLabourCents)))),
});

const target = z.object({
  ...labourTarget.shape,
  /** 0 before anybody set one. */
  revision: z.int(),
});

export const readLabourTargets = endpoint({
  name: 'readLabourTargets',
  method: 'GET',
  path: '/api/schedule/labour-targets',
  sentence: 'Tells of each open location what its weeks are meant to come to at most, in hours and in what they cost.',
  access: { action: 'change_planning_rules' },
  reply: z.object({
    currency: z.string(),
    locations: z.array(z.object({ locationId: id, name: z.string(), ...target.shape })),
  }),
  refusals: [],
});
export type LocationTarget = z.output<typeof readLabourTargets.reply>['locations'][number];

export const changeLabourTarget = endpoint({
  name: 'changeLabourTarget',
  method: 'PUT',
  path: '/api/schedule/labour-targets/:locationId',
  sentence:
    'Sets what every week of a location is meant to come to at most, in hours and in what they cost, or that there is no such target.',
  access: { action: 'change_planning_rules' },
  params: z.object({ locationId: id }),
  body: z.strictObject({
    ...labourTarget.shape,
    revision: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
  }),
  reply: target,
  refusals: [refusal('not_found', 404), refusal('labour_target_changed_meanwhile', 409, target)],
});
