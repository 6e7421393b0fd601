import type { OutboxMessage, readOutbox as endpoint } from '../../contract/notifications.ts';
import type {
  NoticeChoicesShown,
  readNoticeChoices as choicesEndpoint,
} from '../../contract/notifications/notice-choices.ts';
import type { readNotices as noticesEndpoint } from '../../contract/notifications/notices.ts';
import { accept } from '../../domain/kernel/result.ts';
import { channels, eventOfKind, isWanted, noticeEvents } from '../../domain/notifications/notice.ts';
import { noticeHeadline } from '../../words/notice-facts.ts';
import type { ActorContext } from '../kernel/context.ts';
import { afterInTime, pageByTime } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import { countUnread, listNotices } from './notices.repository.ts';
import { readHearers } from './read-hearers.ts';
import { listOutbox } from './repository.ts';
export { countTexts, findOutboxHtml as readOutboxHtml, listReached, listToldAbout } from './repository.ts';

/** What the outbox holds: for whoever sits at a machine of development. */
export const readOutbox: UseCase<typeof endpoint> = async ({ tx }) => {
  const rows = await listOutbox(tx);
  // Check constraints of the table, and whoever fills it, allow these words only.
  return accept({ messages: rows.map((row) => row as OutboxMessage) });
};

const usualPage = 50;

/** What somebody was told, said in the language that they read now. */
export const readNotices: UseCase<typeof noticesEndpoint> = async ({ tx, actor }, { query }) => {
  const { cursor, limit: size = usualPage } = query;
  const after = afterInTime(cursor);
  if (!after.ok) return after;
  const listed = await listNotices(tx, actor, { after: after.value, most: size + 1 });
  const { rows, next } = pageByTime(listed, size, ({ toldAt: at, id }) => ({ at, id }));
  const notices = rows.map(({ id, kind, facts, otherwise, link, toldAt, readAt }) => ({
    id,
    event: eventOfKind[kind],
    headline: noticeHeadline(actor.language, { kind, facts, otherwise }),
    link,
    toldAt,
    isRead: readAt !== null,
  }));
  return accept({ unread: await countUnread(tx, actor), notices, next });
};

/** What somebody wishes to hear of and how, as they see it themselves. */
export async function noticeChoicesOf(ctx: ActorContext): Promise<NoticeChoicesShown> {
  const { actor } = ctx;
  const hearer = (await readHearers(ctx, actor.organizationId, [actor.employeeId])).get(actor.employeeId);
  if (hearer === undefined) throw new Error('whoever asks has no sign-in');
  const { open, choices, quiet = null, digestAt = null } = hearer.wishes;
  const cells = noticeEvents.flatMap((event) =>
    channels.map((channel) => ({ event, channel, isWanted: isWanted(choices, event, channel) })),
  );
  return { open: { ...open }, cells, quiet, digestAt, zone: actor.zone };
}

export const readNoticeChoices: UseCase<typeof choicesEndpoint> = async (ctx) => accept(await noticeChoicesOf(ctx));
