import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';

/** Whether a manager is asked before shifts change hands between two. */
const swapRules = z.strictObject({ needsApproval: z.boolean() });

export const readSwapRules = endpoint({
  name: 'readSwapRules',
  method: 'GET',
  path: '/api/organization/swap-rules',
  sentence: 'Tells whether a manager is asked before two swap shifts.',
  access: { action: 'swap_shifts' },
  reply: swapRules,
  refusals: [],
});

export const changeSwapRules = endpoint({
  name: 'changeSwapRules',
  method: 'PUT',
  path: '/api/organization/swap-rules',
  sentence: 'Chooses whether a manager is asked before two swap shifts; what waits already goes on waiting.',
  access: { action: 'change_planning_rules' },
  body: swapRules,
  reply: swapRules,
  refusals: [],
});
