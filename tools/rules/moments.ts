import * as z from 'zod/mini';
import { parseDecimal } from '../../src/domain/kernel/fraction.ts';
import {
  instantAt,
  parseInstant,
  parsePlainDate,
  parseZone,
  weekdays,
  type Instant,
  type PlainDate,
  type WallTime,
  type Weekday,
  type Zone,
} from '../../src/domain/kernel/time.ts';

const read = <T>(parse: (text: string) => T | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): T => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: 'not understood', input: text });
      return z.NEVER;
    }),
  );

export const zone = read<Zone>(parseZone);
export const date = read<PlainDate>(parsePlainDate);
/** `monday`, `Mon`. */
export const weekday = read<Weekday>((text) =>
  text.length < 3 ? undefined : weekdays.find((each) => each.startsWith(text.toLowerCase())),
);

/** Up to `24:00`, the end of a day. */
export const wallTime = read<WallTime>((text) => {
  const match = /^(?:(\d|[01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?|24:00(?::00)?)$/.exec(text);
  return match === null
    ? undefined
    : { hour: Number(match[1] ?? 24), minute: Number(match[2] ?? 0), second: Number(match[3] ?? 0) };
});

/** A bare number is taken for the text that it is written as. */
export const plainText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** A rate or a sum as decimal text. */
export const amount = z.pipe(
  plainText,
  z.transform((value, context): string => {
    if (parseDecimal(value) !== undefined) return value;
    context.issues.push({ code: 'custom', message: 'not a decimal', input: value });
    return z.NEVER;
  }),
);

/** A multiplier of a rate: a decimal that is none below nothing. */
export const multiplier = amount.check(z.refine((text) => !text.trim().startsWith('-')));

/** A moment as cases write it: an instant where it carries an offset, else the wall clock of the case's zone. */
export const moment = read<(zone: Zone) => Instant>((text) => {
  const at = parseInstant(text);
  if (at !== undefined) return () => at;
  const [day, time, ...rest] = text.split('T');
  const shownOn = date.safeParse(day);
  const shown = wallTime.safeParse(time);
  if (!shownOn.success || !shown.success || rest.length > 0) return undefined;
  return (inZone) => instantAt(shownOn.data, shown.data, inZone);
});

/** Seconds since midnight on the wall clock. */
export const secondsOf = ({ hour, minute, second = 0 }: WallTime): number => (hour * 60 + minute) * 60 + second;

/** Seconds since midnight as `08:15:00`; a day further it is the same time again. */
export function clockText(seconds: number): string {
  const within = ((seconds % 86_400) + 86_400) % 86_400;
  return [Math.floor(within / 3_600), Math.floor(within / 60) % 60, within % 60].map(twoDigits).join(':');
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
