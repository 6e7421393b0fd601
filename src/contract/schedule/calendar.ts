import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant } from '../kernel/schemas.ts';

export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/api/schedule/calendar-feed',
  sentence:
    'Tells whether the reader’s shifts can be followed by a calendar, and since when; the address is told once, as it is made.',
  access: { action: 'see_own_shifts' },
  reply: z.object({ madeAt: z.nullable(instant) }),
  refusals: [],
});

export const makeCalendarFeed = endpoint({
  name: 'makeCalendarFeed',
  method: 'POST',
  path: '/api/schedule/calendar-feed',
  sentence: 'Makes the secret address at which a calendar follows one’s own shifts; a former one answers no more.',
  access: { action: 'follow_by_calendar' },
  reply: z.object({
    /** Under the host; whoever has it sees the shifts. */
    path: z.string(),
    madeAt: instant,
  }),
  refusals: [],
});

export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/api/schedule/calendar-feed',
  sentence: 'Takes the address back at which a calendar follows one’s own shifts.',
  access: { action: 'follow_by_calendar' },
  refusals: [],
});

export const readCalendar = endpoint({
  name: 'readCalendar',
  method: 'GET',
  path: '/api/calendars/:secret',
  sentence: 'Gives the published shifts of whose secret it is as iCalendar: of the last 31 days, and of the next 400.',
  access: 'anyone',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  file: true,
  refusals: [refusal('not_found', 404)],
});

export const readShiftCalendar = endpoint({
  name: 'readShiftCalendar',
  method: 'GET',
  path: '/api/schedule/shifts/:shiftId/calendar',
  sentence: 'Gives one published shift as iCalendar, to be added to a calendar.',
  access: { action: 'see_shifts' },
  params: z.object({ shiftId: id }),
  file: true,
  refusals: [refusal('not_found', 404)],
});
