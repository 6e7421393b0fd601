import * as z from 'zod/mini';
import { hoursNotSent } from '../../domain/attachments/attachment.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import { listOrganizations, listWorkers } from '../people/read.ts';
import { forgetAllNotSent } from './attachments.repository.ts';
import { recordDay, type EarnedBy } from './record-accruals.ts';

const everywhere = z.object({});
const somewhere = z.object({ organizationId: z.string() });

const accrueEverywhere: Job<typeof everywhere> = {
  name: 'accrue_time_off_everywhere',
  payload: everywhere,
  mostTries: 6,
};
const accrueOf: Job<typeof somewhere> = { name: 'accrue_time_off', payload: somewhere, mostTries: 12 };

/** After midnight of every zone of the United States, and before anybody's morning there. */
const hourOfDay = 11;

/** So many people are written for in one transaction: whoever answers one of them meanwhile waits for no more, and little is done anew. */
const mostAtOnce = 25;

/** The jobs of time off: each day what the policies give and take is written, organization by organization. */
export const timeOffWorkers = (earnedBy: EarnedBy): readonly Worker[] => [
  {
    job: accrueEverywhere,
    daily: { hour: hourOfDay, minute: 10 },
    run: (attempt) =>
      attempt.inside(undefined, async ({ tx }) => {
        for (const organizationId of await listOrganizations(tx)) await enqueue(tx, accrueOf, { organizationId });
      }),
  },
  {
    job: accrueOf,
    run: async (attempt, payload) => {
      const { organizationId } = z.parse(somewhere, payload);
      const people = await attempt.inside(organizationId, ({ tx }) => listWorkers(tx, organizationId, { at: 'all' }));
      const ids = people.map(({ employeeId }) => employeeId);
      for (let begin = 0; begin < ids.length; begin += mostAtOnce) {
        const some = ids.slice(begin, begin + mostAtOnce);
        await attempt.appending(organizationId, (ctx) => recordDay(ctx, organizationId, earnedBy, some));
      }
    },
  },
];

/** Each day: files that were added for a request which nobody sent are forgotten, even where their owner adds no other. */
export const forgetUnsent = ({ tx, now }: Context, organizationId: string): Promise<void> =>
  forgetAllNotSent(tx, organizationId, addMilliseconds(now, -hoursNotSent * millisecondsPerHour));
