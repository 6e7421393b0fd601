import * as z from 'zod/mini';
import {
  leastTargetMinutes,
  mostTargetMinutes,
  planningRules,
  ruleLevels,
  type PlanningRule,
} from '../../domain/schedule/planning-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';

const level = z.enum(ruleLevels);
const shape = Object.fromEntries(planningRules.map((rule) => [rule, level])) as Record<PlanningRule, typeof level>;

/** What the organization does about what speaks against a shift. */
export const levels = z.strictObject({ ...shape, double_booking: z.enum(['warn', 'reason', 'block']) });
export type LevelsReply = z.output<typeof levels>;

/** What the organization means anybody to work in a week at most: more is what the rule `over_target` speaks of. */
const weeklyTarget = z.strictObject({
  weeklyTargetMinutes: z.int().check(z.minimum(leastTargetMinutes), z.maximum(mostTargetMinutes)),
});

export const readPlanningRules = endpoint({
  name: 'readPlanningRules',
  method: 'GET',
  path: '/api/organization/planning-rules',
  sentence:
    'Tells of each rule of planning whether it is off, warns, asks for a reason or refuses, and above how much work a week is long.',
  access: { action: 'change_planning_rules' },
  reply: z.object({ levels, ...weeklyTarget.shape }),
  refusals: [],
});

export const changePlanningRules = endpoint({
  name: 'changePlanningRules',
  method: 'PUT',
  path: '/api/organization/planning-rules',
  sentence:
    'Chooses of each rule of planning whether it is off, warns, asks for a reason or refuses; what is published already stays.',
  access: { action: 'change_planning_rules' },
  body: z.strictObject({ levels }),
  reply: z.object({ levels }),
  refusals: [],
});

export const changeWeeklyTarget = endpoint({
  name: 'changeWeeklyTarget',
  method: 'PUT',
  path: '/api/organization/weekly-target',
  sentence:
    'Chooses above how much work a week is long, for everybody of the organization; what is published already stays.',
  access: { action: 'change_planning_rules' },
  body: weeklyTarget,
  reply: weeklyTarget,
  refusals: [],
});
