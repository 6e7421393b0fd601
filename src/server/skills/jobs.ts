import * as z from 'zod/mini';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import { listOrganizations } from '../people/read.ts';
import { remindOfEnds } from './remind-of-ends.ts';

const everywhere = z.object({});
const somewhere = z.object({ organizationId: z.string() });

const remindEverywhere: Job<typeof everywhere> = {
  name: 'remind_of_ends_everywhere',
  payload: everywhere,
  mostTries: 6,
};
/** Tells an organization of the certificates that end. */
const remindOf: Job<typeof somewhere> = { name: 'remind_of_ends', payload: somewhere, mostTries: 12 };

/** In the morning of every zone of the United States but the farthest: quiet hours hold back what would ring too early. */
const hourOfDay = 13;

/** The jobs of skills: each day people and their managers are told of the certificates that end, organization by organization. */
export const skillWorkers: readonly Worker[] = [
  {
    job: remindEverywhere,
    daily: { hour: hourOfDay, minute: 20 },
    run: (attempt) =>
      attempt.inside(undefined, async ({ tx }) => {
        for (const organizationId of await listOrganizations(tx)) await enqueue(tx, remindOf, { organizationId });
      }),
  },
  {
    job: remindOf,
    run: (attempt, payload) => {
      const { organizationId } = z.parse(somewhere, payload);
      return attempt.inside(organizationId, (ctx) => remindOfEnds(ctx, organizationId));
    },
  },
];
