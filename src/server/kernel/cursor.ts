import * as z from 'zod/mini';
import { isOurs } from '../../domain/kernel/our-centuries.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import { formatInstant, parseInstant, type Instant } from '../../domain/kernel/time.ts';

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
// PostgreSQL keeps U+0000 in no text.
const place = z.tuple([z.string(), z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/)), uuid]);

/** Where a page ended, for whoever asks for the next: opaque, and of use in the same order alone. */
export const cursorAfter = (order: string, value: string, id: string): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url');

/**
 * What a cursor says: the sorting value and the id of the last row; of none, undefined, and so the first page. One that was given
 * out for another order, or never, is refused: who follows pages would begin again, and never end.
 *
 * @param kind what the sorting values are: what is none of them came from nobody
 */
export function readCursor(
  cursor: string | undefined,
  order: string,
  kind: 'text' | 'instant',
): Accepted<readonly [value: string, id: string] | undefined> | UnknownCursor {
  if (cursor === undefined) return accept();
  const read = z.safeParse(place, parsed(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) return unknownCursor;
  const [former, value, id] = read.data;
  if (former !== order || (kind === 'instant' && !isMoment(value))) return unknownCursor;
  return accept([value, id] as const);
}

/** What is answered to a cursor that nobody gave out, as to whatever else is wrong with what was asked. */
export const unknownCursor = refuse('invalid_input', { issues: [{ path: 'query.cursor', check: 'invalid_format' }] });
export type UnknownCursor = typeof unknownCursor;

/** Whether a text is a moment of our centuries: of farther ones the database knows another writing, and nobody was given one. */
export const isMoment = (value: string): boolean => parseInstant(value) !== undefined && isOurs(value);

/** Which rows of a list by time are asked for, the latest first: within a span, after one row, so many. */
export interface Keyset {
  readonly since: Instant | undefined;
  readonly before: Instant | undefined;
  readonly after: readonly [at: string, id: string] | undefined;
  readonly most: number;
}

/**
 * A page of a list by time, of which one row more was read than it takes.
 *
 * @param order where several lists are asked in one way, whose place it is: of use in no other
 */
export function pageByTime<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => { readonly at: Instant; readonly id: string },
  order: string = latestFirst,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined;
  if (last === undefined) return { rows: rows.slice(0, size), next: null };
  const { at, id } = placeOf(last);
  return { rows: rows.slice(0, size), next: cursorAfter(order, formatInstant(at), id) };
}

/** Where a page by time goes on. */
export const afterInTime = (cursor: string | undefined, order: string = latestFirst) =>
  readCursor(cursor, order, 'instant');

const latestFirst = 'latest';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
