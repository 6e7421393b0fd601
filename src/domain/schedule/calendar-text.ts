import { formatInstant, type Instant, type Span } from '../kernel/time.ts';

/** An event as calendars keep it apart from all others, and know a change of it. */
export interface CalendarEvent {
  /** Stays the same whatever becomes of it. */
  readonly uid: string;
  /** Counts its changes. */
  readonly sequence: number;
  readonly changedAt: Instant;
  readonly during: Span;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Kept for a while, so that calendars take it away that have it. */
  readonly isCancelled: boolean;
}

/**
 * Events as a file that calendars read: iCalendar, RFC 5545, with the name and the pace of RFC 7986. Every time is UTC, so that it is
 * the same moment in every calendar, whatever it knows of zones and of nights on which clocks change.
 */
export const calendarText = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Schedule//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const linesOf = (event: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utc(event.changedAt)}`,
  `LAST-MODIFIED:${utc(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${utc(event.during.from)}`,
  `DTEND:${utc(event.during.to)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `LOCATION:${escaped(event.location)}`,
  ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${event.isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
];

/** `20261101T053000Z`: seconds are as fine as calendars write. */
const utc = (at: Instant): string => `${formatInstant(at).slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text as a value: what separates values is marked, a new line is a word of two letters, what no line may hold is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- exactly these are not allowed
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Octets that a line may have, without its end. */
const longestLine = 75;

/** A line in pieces of 75 octets at most; each but the first begins with a space, and no character is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > longestLine) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += more;
  }
  return [...pieces, piece].join('\r\n');
}

/** Of one character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
