import { dateAt, daysBetween, type Instant, type Zone } from '../../domain/kernel/time.ts';
import type { Formats } from '../../words/formats.ts';

/** When something happened, as short as it can be told apart: the time today, the weekday this week, else the date. */
export function shortMoment(formats: Formats, at: Instant, now: Instant, zone: Zone): string {
  const date = dateAt(at, zone);
  const days = daysBetween(date, dateAt(now, zone));
  if (days <= 0) return formats.time(at, zone);
  return days < 7 ? formats.weekday(date) : formats.dayMonth(date);
}
