import type { Zone } from '../../../domain/kernel/time.ts';
import { stintsOf } from '../../../domain/time-cards/stints.ts';
import type { RibbonSegment } from '../../../domain/time-clock/ribbon.ts';
import { breakTimes } from '../../../words/break-times.ts';
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

/**
 * From when to when someone was there on a day, `8:58 AM – 12:05 PM, since 12:40 PM`: each stint by itself; a night
 * counts from midnight.
 */
export function presenceText(day: Day, zone: Zone, { say, formats }: Words): string {
  const { ribbon, clockedInAt, open, unended } = day;
  const stints = stintsOf(day);
  const first = ribbon[0]?.span.from ?? clockedInAt;
  const end = ribbon.at(-1)?.span.to;
  if (first === null) return '';
  return formats.list(
    stints.map((stint, index) => {
      const from = stint.from ?? first;
      const isLast = index === stints.length - 1;
      const to = isLast && (open || unended) ? undefined : (stint.to ?? end);
      return to === undefined
        ? say('clock.since', { time: formats.time(from, zone) })
        : formats.timeRange({ from, to }, zone);
    }),
  );
}

/** The breaks of a day, `break 12:05 PM – 12:35 PM`; empty without any. */
export const breaksText = (day: Day, zone: Zone, { say, formats }: Words): string =>
  formats.list(breakTimes(day, zone, { say, formats }).map((range) => say('timeCards.partBreak', { range })));

/** What a day's minutes beyond the plain rate are called where they stand as one figure, as their colour does: by both names where both are in it. */
export const beyondWord = (day: Pick<Day, 'doubleMinutes'> | undefined) =>
  (day?.doubleMinutes ?? 0) > 0 ? 'timeCards.overtimeAndDouble' : 'timeCards.overtime';
