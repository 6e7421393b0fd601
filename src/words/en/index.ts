import { daily } from './daily.ts';
import { entrance } from './entrance.ts';
import { letters } from './letters.ts';
import { office } from './office.ts';
import { refusals } from './refusals.ts';

/**
 * Every message in English: the source of keys and placeholders. A page loads it by chapters (chapters.ts), and the letters never.
 */
export const en = {
  ...entrance,
  ...daily,
  ...office,
  ...refusals,
  ...letters,
} as const;
