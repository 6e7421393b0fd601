import * as z from 'zod/mini';
import { presences } from '../../domain/schedule/presence.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, instant, zone } from '../kernel/schemas.ts';

const presentPerson = z.object({
  employeeId: id,
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  /** The reader may look at them among their colleagues; else they are here, and at home where the reader knows nobody. */
  isKnown: z.boolean(),
  presence: z.enum(presences),
  at: instant,
  /** They have been clocked in for longer than the longest shift of their pay policy, since `at`: most likely they forgot to clock out. */
  forgotten: z.boolean(),
});
export type PresentPerson = z.output<typeof presentPerson>;

export const readPresence = endpoint({
  name: 'readPresence',
  method: 'GET',
  path: '/api/presence',
  sentence:
    'Who works now, who is on a break, who is late and who is expected soon, at the locations that the reader answers for.',
  access: { action: 'see_presence' },
  reply: z.object({
    /** Where they clocked in, or are at home while they are not clocked in; those of which nothing is to be said are left out. */
    locations: z.array(z.object({ id, name: z.string(), zone, people: z.array(presentPerson) })),
  }),
  refusals: [],
});
export type PresenceReply = z.output<typeof readPresence.reply>;
