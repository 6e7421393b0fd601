import * as z from 'zod/mini';
import {
  instantAt,
  parseInstant,
  parsePlainDate,
  parseZone,
  weekdays,
  type Instant,
  type PlainDate,
  type WallTime,
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
export const weekday = z.enum(weekdays);

export const wallTime = read<WallTime>((text) => {
  const match = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(text);
  return match === null
    ? undefined
    : { hour: Number(match[1]), minute: Number(match[2]), second: Number(match[3] ?? 0) };
});

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
