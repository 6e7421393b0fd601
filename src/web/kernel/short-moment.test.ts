import { expect, test } from 'vitest';
import { parseInstant, parseZone, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { shortMoment } from './short-moment.ts';

const zone = parseZone('America/New_York') as Zone;
const at = (iso: string): Instant => parseInstant(iso) as Instant;
const formats = formatsOf(speakers.en, 'h12');

test.each([
  ['2026-11-20T14:00:00Z', '9:00 AM'],
  ['2026-11-19T14:00:00Z', 'Thu'],
  ['2026-11-14T14:00:00Z', 'Sat'],
  ['2026-11-13T14:00:00Z', 'Nov 13'],
])('what happened at %s is told as %s', (iso, words) => {
  expect(shortMoment(formats, at(iso), at('2026-11-20T15:00:00Z'), zone)).toBe(words);
});
