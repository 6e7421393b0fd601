import { dateAt, type Instant, type Zone } from '../../../domain/kernel/time.ts';
import type { Words } from '../../kernel/words.tsx';

/** Since when, to be said after a state: the day is named where it is not today’s. */
export function sinceIn(
  { say, formats }: Pick<Words, 'say' | 'formats'>,
  since: Instant,
  zone: Zone,
  now: Instant,
): string {
  const time = formats.time(since, zone);
  const date = dateAt(since, zone);
  return date === dateAt(now, zone)
    ? say('clock.since', { time })
    : say('clock.sinceDate', { date: formats.date(date), time });
}
