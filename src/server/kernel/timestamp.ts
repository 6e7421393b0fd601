import type { ColumnType } from 'kysely';
import { instant, type Instant } from '../../domain/kernel/time.ts';

/** A timestamptz column: read as an instant, written as ISO 8601 text. */
export type InstantColumn = ColumnType<Instant, string, string>;

/** From the text that PostgreSQL sends in a UTC session, `2026-11-20 13:30:00.123+00`. */
export function parseTimestamp(text: string): Instant {
  return instant(Date.parse(`${text.replace(' ', 'T')}:00`));
}
