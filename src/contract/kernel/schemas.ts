import * as z from 'zod/mini';
import { isOurs } from '../../domain/kernel/our-centuries.ts';
import {
  formatInstant,
  parseInstant,
  parsePlainDate,
  parseZone,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../domain/kernel/time.ts';
import { visibleLine, visibleParagraphs } from '../../domain/kernel/visible-line.ts';

/** An instant: ISO 8601 in UTC on the wire, whole milliseconds inside. */
export const instant = z.codec(z.iso.datetime({ offset: true }), z.custom<Instant>(), {
  decode: (text, context) => {
    const parsed = parseInstant(text);
    if (parsed !== undefined && isOurs(formatInstant(parsed))) return parsed;
    context.issues.push({ code: 'custom', message: 'not_an_instant', input: text });
    return z.NEVER;
  },
  encode: formatInstant,
});

/** A calendar date `YYYY-MM-DD` that exists. */
export const plainDate = z.codec(z.iso.date(), z.custom<PlainDate>(), {
  decode: (text, context) => {
    const parsed = parsePlainDate(text);
    if (parsed !== undefined && isOurs(parsed)) return parsed;
    context.issues.push({ code: 'custom', message: 'not_a_date', input: text });
    return z.NEVER;
  },
  encode: (date) => date,
});

/** An IANA time zone that this machine knows. */
export const zone = z.codec(z.string().check(z.maxLength(64)), z.custom<Zone>(), {
  decode: (text, context) => {
    const parsed = parseZone(text);
    if (parsed !== undefined) return parsed;
    context.issues.push({ code: 'custom', message: 'not_a_zone', input: text });
    return z.NEVER;
  },
  encode: (name) => name,
});

/** A lower-case UUID of any version. */
export const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** An id that the client makes before sending: UUIDv7 (RFC 9562), so that ids sort by time. */
export const clientMadeId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/** How often something was changed, as an integer column counts it: what is saved names the one that it was read at. */
export const revision = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const minutes = z.int().check(z.minimum(0));

const emptyOrVisible = new RegExp(`^$|${visibleLine.source}`, 'u');

/** A name or title of one line: trimmed, not empty, see {@link visibleLine}. */
export const line = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(visibleLine));

/** One line as {@link line}, or none: what was left empty. */
export const lineOrNothing = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest), z.regex(emptyOrVisible));

/** A page of a list, from 1 on, as an address carries it. */
export const pageNumber = z.codec(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.int(), {
  decode: Number,
  encode: String,
});
/** Text of several lines: trimmed, not empty, without control characters but line breaks and tabs, and nothing that turns directions. */
export const paragraphs = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(visibleParagraphs));

/** Characters of a remark. */
export const longestRemark = 500;
/** A reason or a note, in somebody's own words. */
export const remark = paragraphs(longestRemark);

/** How many at most, and after what: `next` of the page before. */
export const paging = {
  limit: z.optional(
    z.codec(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/)), z.int(), { decode: Number, encode: String }),
  ),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(600))),
};
