import * as z from 'zod/mini';
import { firstSteps } from '../domain/guidance/first-steps.ts';
import { endpoint } from './kernel/endpoint.ts';

const firstStepsReply = z.object({
  /** Nothing is shown of an organization that is not new, has done all of it, or put the list away. */
  isShown: z.boolean(),
  steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
});
export type FirstStepsReply = z.output<typeof firstStepsReply>;

export const readFirstSteps = endpoint({
  name: 'readFirstSteps',
  method: 'GET',
  path: '/api/first-steps',
  sentence: 'Tells what a new organization has set up and what not yet, worked out from what is there.',
  access: { action: 'keep_first_steps' },
  reply: firstStepsReply,
  refusals: [],
});

export const closeFirstSteps = endpoint({
  name: 'closeFirstSteps',
  method: 'PUT',
  path: '/api/first-steps/closed',
  sentence: 'Puts the list of first steps away for all admins of the organization.',
  access: { action: 'keep_first_steps' },
  reply: firstStepsReply,
  refusals: [],
});
