import type { OutboxMessage, readOutbox as endpoint } from '../../contract/notifications.ts';
import type {
  NoticeChoicesShown,
  readNoticeChoices as choicesEndpoint,
} from '../../contract/notifications/notice-choices.ts';
import type { readNotices as noticesEndpoint } from '../../contract/notifications/notices.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { accept } from '../../domain/kernel/result.ts';
import { channels, eventOfKind, isWanted, noticeEvents } from '../../domain/notifications/notice.ts';
import type { NoticeWishes } from '../../domain/notifications/plan-telling.ts';
import { composeHeadline } from '../../words/letters.ts';
import { speakers } from '../../words/speakers.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { afterInTime, pageByTime } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import { loadProfile } from '../profile/read.ts';
import { findChoices } from './notice-choices.repository.ts';
import { countUnread, listNotices, type Reader } from './notices.repository.ts';
import { listPushDevices } from './push-devices.repository.ts';
import { listOutbox } from './repository.ts';
export { countTexts, findOutboxHtml as readOutboxHtml } from './repository.ts';

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
  const listed = await listNotices(tx, actor, { after: afterInTime(cursor), most: size + 1 });
  const { rows, next } = pageByTime(listed, size, ({ toldAt: at, id }) => ({ at, id }));
  const notices = rows.map(({ id, kind, facts, link, toldAt, readAt }) => ({
    id,
    event: eventOfKind[kind],
    headline: composeHeadline(speakers[actor.language], kind, facts),
    link,
    toldAt,
    isRead: readAt !== null,
  }));
  return accept({ unread: await countUnread(tx, actor), notices, next });
};

/**
 * What somebody wishes to hear of and how: the switches of their profile, and their choices; with the number for text messages and the
 * browsers that they let notify them.
 */
export async function wishesOf(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  reader: Reader,
): Promise<NoticeWishes & { readonly phone: Phone | undefined; readonly deviceIds: readonly string[] }> {
  const { person, kept } = await loadProfile(tx, reader);
  const deviceIds = (await listPushDevices(tx, reader, now)).map(({ id }) => id);
  const open = {
    in_app: kept.inAppNotices,
    push: deviceIds.length > 0,
    mail: kept.emailNotices,
    text: kept.smsNotices && person.phone !== undefined,
  };
  return { open, phone: person.phone, deviceIds, ...(await findChoices(tx, reader)) };
}

/** The same as its owner sees it. */
export async function noticeChoicesOf(ctx: ActorContext): Promise<NoticeChoicesShown> {
  const { actor } = ctx;
  const { open, choices, quiet = null, digestAt = null } = await wishesOf(ctx, actor);
  const cells = noticeEvents.flatMap((event) =>
    channels.map((channel) => ({ event, channel, isWanted: isWanted(choices, event, channel) })),
  );
  return { open: { ...open }, cells, quiet, digestAt, zone: actor.zone };
}

export const readNoticeChoices: UseCase<typeof choicesEndpoint> = async (ctx) => accept(await noticeChoicesOf(ctx));
