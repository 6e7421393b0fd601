import * as z from 'zod/mini';
import {
  decimalHours,
  durationNotations,
  durationPatterns,
  formatDuration,
  parseDuration,
} from '../../src/domain/kernel/duration.ts';
import { kind, unsupported } from './kind.ts';

export const durationParse = kind(z.object({ text: z.string(), format: z.string() }), ({ text, format }) => {
  const notation = durationNotations.find((each) => each === format);
  // A notation that there is not is a mistake of whoever asks, as a text that is none of it.
  if (notation === undefined) return { error: true };
  const seconds = parseDuration(text, notation);
  return seconds.ok ? { seconds: seconds.value } : { error: true };
});

export const durationFormat = kind(z.object({ seconds: z.int(), format: z.string() }), ({ seconds, format }) => {
  const pattern = durationPatterns.find((each) => each === format);
  return pattern === undefined ? unsupported : { text: formatDuration(seconds, pattern) };
});

export const minutesToHours = kind(z.object({ minutes: z.int() }), ({ minutes }) => ({
  hours: decimalHours(minutes),
}));
