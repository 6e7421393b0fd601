import * as z from 'zod/mini';
import { roundLength, roundSeconds, type RoundMode } from '../../src/domain/pay-rules/rounding.ts';
import { kind } from './kind.ts';
import { clockText, secondsOf, wallTime } from './moments.ts';

/** The names that rules of rounding go by. */
const names: Readonly<Record<string, RoundMode>> = {
  down: 'down',
  floor: 'down',
  up: 'up',
  ceil: 'up',
  nearest: 'nearest',
  closest: 'nearest',
  average: 'nearest',
  'nearest-whole-minute': 'nearest-whole-minute',
};

const roundMode = z.pipe(
  z.enum(Object.keys(names) as [string, ...string[]]),
  z.transform((name): RoundMode => names[name] ?? 'nearest'),
);
export const minutesOrNone = z._default(z.number().check(z.minimum(0)), 0);

export const roundRule = {
  intervalMinutes: z.number().check(z.minimum(0)),
  mode: roundMode,
  /** Below nothing it asks for more than the interval. */
  graceMinutes: z._default(z.number(), 0),
};

const secondsPerDay = 86_400;

export const punchRounding = kind(z.object({ time: wallTime, ...roundRule }), ({ time, ...rule }) => ({
  rounded: clockText(roundSeconds(secondsOf(time), rule)),
}));

export const durationRounding = kind(
  z.object({ seconds: z.union([z.array(z.int()), z.int()]), ...roundRule }),
  ({ seconds, ...rule }) => ({
    total: [seconds].flat().reduce((total, each) => total + roundLength(each, rule), 0),
  }),
);

/** Begin and end are rounded first, then the length that is between them. */
export const entryRounding = kind(
  z.object({
    begin: wallTime,
    end: wallTime,
    beginMinutes: minutesOrNone,
    endMinutes: minutesOrNone,
    durationMinutes: minutesOrNone,
    beginMode: z._default(roundMode, 'nearest'),
    endMode: z._default(roundMode, 'nearest'),
    durationMode: z._default(roundMode, 'nearest'),
  }),
  (input) => {
    const [from, to] = [secondsOf(input.begin), secondsOf(input.end)];
    const begin = roundSeconds(from, { intervalMinutes: input.beginMinutes, mode: input.beginMode });
    const end = roundSeconds(to < from ? to + secondsPerDay : to, {
      intervalMinutes: input.endMinutes,
      mode: input.endMode,
    });
    const durationSeconds = roundLength(end - begin, {
      intervalMinutes: input.durationMinutes,
      mode: input.durationMode,
    });
    return { begin: clockText(begin), end: clockText(end), durationSeconds };
  },
);
