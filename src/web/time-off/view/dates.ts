import { instantAt, parseZone, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import type { TimeOffWish } from '../../../domain/time-off/decide-time-off.ts';
import type { Words } from '../../kernel/words.tsx';

/** A wall time reads the same in every zone: it is written as if the wall were in one that never changes its clocks. */
const utc = parseZone('UTC') as Zone;

const at = (date: PlainDate, minute: number) =>
  instantAt(date, { hour: Math.floor(minute / 60) % 24, minute: minute % 60 }, utc);

/** Writes what is taken of a single day: `Morning`, `9:00 AM – 11:30 AM`; undefined, all of it. */
export function partIn({ say, formats }: Pick<Words, 'say' | 'formats'>, wish: TimeOffWish): string | undefined {
  const { startsOn, part, fromMinute, toMinute } = wish;
  if (part === 'whole') return undefined;
  if (part !== 'hours') return say(`timeOff.part.${part}`);
  return formats.timeRange({ from: at(startsOn, fromMinute ?? 0), to: at(startsOn, toMinute ?? 0) }, utc);
}

/** Writes the days of a request: `Mon Nov 23`, `Nov 23 – 27`, and what is taken of a single one. */
export function datesIn(words: Pick<Words, 'say' | 'formats'>, wish: TimeOffWish): string {
  const { startsOn, endsOn } = wish;
  if (startsOn !== endsOn) return words.formats.anyDates(startsOn, endsOn);
  const date = words.formats.anyDate(startsOn);
  const part = partIn(words, wish);
  return part === undefined ? date : words.say('timeOff.datePart', { date, part });
}
