import * as z from 'zod/mini';
import { noticeEvents } from '../../domain/notifications/notice.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, paging } from '../kernel/schemas.ts';

const seeNotices = { action: 'see_notices' } as const;

const notice = z.object({
  id,
  event: z.enum(noticeEvents),
  /** One line, in the language that the reader has now. */
  headline: z.string(),
  /** The path of the screen that shows what it is about. */
  link: z.string(),
  toldAt: instant,
  isRead: z.boolean(),
});
/** Something that the reader was told. */
export type Notice = z.output<typeof notice>;

export const readNotices = endpoint({
  name: 'readNotices',
  method: 'GET',
  path: '/api/notices',
  sentence:
    'Lists what the reader was told in the last ninety days, newest first, in pages, and how many are unread in all.',
  access: seeNotices,
  query: z.object(paging),
  reply: z.object({ unread: z.int(), notices: z.array(notice), next: z.nullable(z.string()) }),
  refusals: [],
});

export const markNoticeRead = endpoint({
  name: 'markNoticeRead',
  method: 'PUT',
  path: '/api/notices/:noticeId/read',
  sentence: 'Notes that the reader has read one of their notices; what was read is never unread again.',
  access: seeNotices,
  params: z.object({ noticeId: id }),
  refusals: [refusal('not_found', 404)],
});

export const markNoticesRead = endpoint({
  name: 'markNoticesRead',
  method: 'PUT',
  path: '/api/notices/read',
  sentence: 'Notes that the reader has read all that they were told until a moment: that of the newest they saw.',
  access: seeNotices,
  body: z.strictObject({ until: instant }),
  refusals: [],
});
