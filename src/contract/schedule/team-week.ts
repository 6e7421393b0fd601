import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate, zone } from '../kernel/schemas.ts';
import { position } from '../schedule.ts';

const place = z.object({ id, name: z.string(), zone });

/** A week of a location as everybody who works there may read it: who works when, and as what. */
export const readTeamWeek = endpoint({
  name: 'readTeamWeek',
  method: 'GET',
  path: '/api/schedule/team-week',
  sentence:
    'Shows the published shifts of a location that begin in the week of a date, and who works them; the reader’s own location and week, if none is named.',
  access: { action: 'see_shifts' },
  query: z.object({ locationId: z.optional(id), date: z.optional(plainDate) }),
  reply: z.object({
    location: place,
    /** Where else the reader sees shifts, this one among them. */
    locations: z.array(place),
    startsOn: plainDate,
    endsOn: plainDate,
    /** The date there. */
    today: plainDate,
    /** By the name of whoever works them, open ones last; those of one person as they begin. */
    shifts: z.array(
      z.object({
        shiftId: id,
        /** Null, an open shift. */
        employee: z.nullable(z.object({ employeeId: id, name: z.string(), photoUrl: z.nullable(z.string()) })),
        position: z.nullable(position),
        startsAt: instant,
        endsAt: instant,
      }),
    ),
  }),
  refusals: [refusal('not_found', 404)],
});
export type TeamWeek = z.output<typeof readTeamWeek.reply>;
export type TeamWeekShift = TeamWeek['shifts'][number];
