import * as z from 'zod/mini';
import { channels, noticeEvents } from '../../domain/notifications/notice.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { zone } from '../kernel/schemas.ts';

const chooses = { action: 'change_preferences' } as const;

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** From and until when nothing may ring, `22:00` and `07:00`. */
const quietHours = z.strictObject({ from: timeOfDay, until: timeOfDay });

const cell = z.object({ event: z.enum(noticeEvents), channel: z.enum(channels), isWanted: z.boolean() });

const noticeChoices = z.object({
  /** Which channels are open at all: switched on in the profile, with a telephone number for text messages. */
  open: z.record(z.enum(channels), z.boolean()),
  /** Every event by every channel, as it counts. */
  cells: z.array(cell),
  quiet: z.nullable(quietHours),
  /** When the letter of the day comes; null, each mail comes by itself. */
  digestAt: z.nullable(timeOfDay),
  /** By whose clocks: that of the home location. */
  zone,
});
/** What somebody chose to hear of, how and when. */
export type NoticeChoicesShown = z.output<typeof noticeChoices>;

export const readNoticeChoices = endpoint({
  name: 'readNoticeChoices',
  method: 'GET',
  path: '/api/notices/choices',
  sentence:
    'Gives by which channels the reader hears of what, their quiet hours and when their letter of the day comes.',
  access: chooses,
  reply: noticeChoices,
  refusals: [],
});

export const changeNoticeChoices = endpoint({
  name: 'changeNoticeChoices',
  method: 'PATCH',
  path: '/api/notices/choices',
  sentence: 'Changes some of what the reader chose: cells of the table, quiet hours, or the letter of the day.',
  access: chooses,
  body: z.strictObject({
    cells: z.optional(z.array(z.strictObject(cell.shape)).check(z.maxLength(noticeEvents.length * channels.length))),
    quiet: z.optional(z.nullable(quietHours)),
    digestAt: z.optional(z.nullable(timeOfDay)),
  }),
  reply: noticeChoices,
  refusals: [refusal('quiet_all_day', 422)],
});
