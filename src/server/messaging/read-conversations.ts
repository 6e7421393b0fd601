import type { ListedConversation, MessageHeading, readConversations as endpoint } from '../../contract/messaging.ts';
import { accept } from '../../domain/kernel/result.ts';
import { wordsSought } from '../../domain/messaging/message-words.ts';
import { searchable, searchWords } from '../../domain/people/search-name.ts';
import type { Actor } from '../kernel/context.ts';
import { afterInTime, pageByTime } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import {
  listFound,
  listHeadings,
  listTitles,
  type FoundRow,
  type HeadingRow,
  type Sought,
} from './found.repository.ts';
import { listOverview } from './overview.repository.ts';
import { findIsEmployed } from './people.repository.ts';
import { shownConversation } from './read.ts';

const usualPage = 30;

/** What the reader is in, or what of it a search finds. */
export const readConversations: UseCase<typeof endpoint> = async ({ tx, actor }, { query }) => {
  const { search, cursor, limit: size = usualPage } = query;
  const after = afterInTime(cursor);
  if (!after.ok) return after;
  const asked = { after: after.value, most: size + 1 };
  const mayOpen = await findIsEmployed(tx, actor);
  if (search === undefined) {
    const listed = await listOverview(tx, actor, asked);
    const { rows, next } = pageByTime(listed, size, ({ lastSentAt, openedAt, id }) => ({
      at: lastSentAt ?? openedAt,
      id,
    }));
    return accept({
      conversations: rows.map((row) => Object.assign(shownConversation(actor, row), { found: null })),
      mayOpen,
      next,
    });
  }
  const listed = await listFound(tx, actor, await soughtBy(tx, actor, search), asked);
  const { rows, next } = pageByTime(listed, size, ({ foundAt: at, id }) => ({ at, id }));
  return accept({ conversations: await shownFound(tx, actor, rows), mayOpen, next });
};

/** What a search looks for: all its words in the names, where a part of a name is enough; or in one message, where the beginning of a word is. */
async function soughtBy(tx: Transaction, actor: Actor, search: string): Promise<Sought> {
  const names = [...new Set(searchWords(search))];
  const titles = await listTitles(tx, actor);
  const titled = titles.flatMap(({ id, title }) => {
    const plain = searchable(title);
    return names.filter((word) => plain.includes(word)).map((word) => ({ id, word }));
  });
  return { names, titled, words: wordsSought(search) };
}

/** What was found as the list shows it, in its order. */
async function shownFound(tx: Transaction, actor: Actor, found: readonly FoundRow[]): Promise<ListedConversation[]> {
  const rows = await listOverview(tx, actor, { ids: found.map(({ id }) => id) });
  const places = found.flatMap(({ id, number }) => (number === null ? [] : [{ id, number }]));
  const headings = await listHeadings(tx, actor.organizationId, places);
  const [rowOf, headingOf] = [byId(rows), byId(headings)];
  return found.flatMap(({ id }) => {
    const row = rowOf.get(id);
    const heading = headingOf.get(id);
    if (row === undefined) return [];
    return [Object.assign(shownConversation(actor, row), { found: heading ? shownHeading(actor, heading) : null })];
  });
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const shownHeading = (
  { employeeId }: Actor,
  { number, sender, senderId, text, isForgotten, about, sentAt }: HeadingRow,
): MessageHeading => ({ number, sender, isOwn: senderId === employeeId, text, isForgotten, about, sentAt });
