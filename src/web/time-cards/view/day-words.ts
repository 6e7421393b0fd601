import type { Zone } from '../../../domain/kernel/time.ts';
import type { RibbonSegment } from '../../../domain/time-clock/ribbon.ts';
import type { Words } from '../../kernel/words.tsx';
import type { Day } from './week.ts';

const words = {
  worked: 'timeCards.partWorked',
  break: 'timeCards.partBreak',
  overtime: 'timeCards.partOvertime',
} as const;

/** A ribbon in words, `worked 8:30 AM – 12:30 PM, break 12:30 PM – 1:30 PM`: what it says to those who do not see it. */
const partsOf = (ribbon: readonly RibbonSegment[], zone: Zone, { say, formats }: Words): string =>
  formats.list(ribbon.map(({ kind, span }) => say(words[kind], { range: formats.timeRange(span, zone) })));

/** Today's ribbon as a sentence. */
export function todaySentence({ ribbon }: Day, zone: Zone, spoken: Words): string {
  if (ribbon.length === 0) return spoken.say('timeCards.nothingToday');
  return spoken.say('timeCards.dayParts', { day: spoken.say('timeCards.today'), parts: partsOf(ribbon, zone, spoken) });
}

/** A day's ribbon as a sentence. */
export const daySentence = ({ date, ribbon }: Day, zone: Zone, spoken: Words): string =>
  spoken.say('timeCards.dayParts', { day: spoken.formats.date(date), parts: partsOf(ribbon, zone, spoken) });

/** From when to when someone was there on a day, `8:58 AM – 5:36 PM` or `since 8:30 AM`; a night counts from midnight. */
export function presenceText({ ribbon, clockedInAt, open, unended }: Day, zone: Zone, { say, formats }: Words): string {
  const from = ribbon[0]?.span.from ?? clockedInAt;
  const to = ribbon.at(-1)?.span.to;
  if (from === null || from === undefined) return '';
  return open || unended || to === undefined
    ? say('clock.since', { time: formats.time(from, zone) })
    : formats.timeRange({ from, to }, zone);
}
