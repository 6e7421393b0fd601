import * as z from 'zod/mini';
import { decimalHours, durationPatterns, formatDuration } from '../../src/domain/kernel/duration.ts';
import { durationNotations, parseDuration } from '../../src/domain/kernel/typed-duration.ts';
import { kind, unsupported } from './kind.ts';
import { plainText } from './moments.ts';

export const durationParse = kind(z.object({ text: plainText, format: z.string() }), (input) => {
  const notation = durationNotations.find((each) => each === input.format);
  // A notation that there is not is a mistake of whoever asks, as a text that is none of it.
  if (notation === undefined) return { error: true };
  const seconds = parseDuration(input.text, notation);
  return seconds.ok ? { seconds: seconds.value } : { error: true };
});

export const durationFormat = kind(z.object({ seconds: z.int(), format: z.string() }), ({ seconds, format }) => {
  const pattern = durationPatterns.find((each) => each === format);
  return pattern === undefined ? unsupported : { text: formatDuration(seconds, pattern) };
});

export const minutesToHours = kind(z.object({ minutes: z.int() }), ({ minutes }) => ({
  hours: decimalHours(minutes),
}));
