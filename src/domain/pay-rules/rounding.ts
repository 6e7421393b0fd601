/**
 * `nearest` lets a half go up and counts seconds; `nearest-whole-minute` drops the seconds first, which makes the
 * American 7/8-minute rule of it: 7:59 past the quarter goes down, 8:00 goes up.
 */
export const roundModes = ['down', 'up', 'nearest', 'nearest-whole-minute'] as const;
export type RoundMode = (typeof roundModes)[number];

/**
 * How a time or a length of time is rounded. 29 CFR 785.48(b) suffers 5, 6 or 15 minutes where it averages out over time;
 * California has narrowed it (Donohue 2021: never for meals; Camp 2022), so no preset rounds.
 */
export interface RoundRule {
  /** 0 is no rounding. */
  readonly intervalMinutes: number;
  readonly mode: RoundMode;
  /** How far `down` forgives an early and `up` a late moment; the other modes have no use for it. */
  readonly graceMinutes?: number;
}

const secondsPerMinute = 60;

/**
 * Rounds seconds since midnight, or a length in seconds that is not negative. See docs/rules/hours-worked.md.
 *
 * | time     | every | mode                 | grace | rounded  |
 * | 8:06:00  | 15    | down                 |       | 8:00:00  |
 * | 16:58:00 | 15    | down                 | 3     | 17:00:00 |
 * | 8:03:00  | 15    | up                   | 3     | 8:00:00  |
 * | 8:03:01  | 15    | up                   | 3     | 8:15:00  |
 * | 8:07:29  | 15    | nearest              |       | 8:00:00  |
 * | 8:07:30  | 15    | nearest              |       | 8:15:00  |
 * | 8:07:59  | 15    | nearest-whole-minute |       | 8:00:00  |
 * | 8:08:00  | 15    | nearest-whole-minute |       | 8:15:00  |
 */
export function roundSeconds(seconds: number, { intervalMinutes, mode, graceMinutes = 0 }: RoundRule): number {
  const interval = intervalMinutes * secondsPerMinute;
  const grace = graceMinutes * secondsPerMinute;
  if (interval <= 0) return seconds;
  switch (mode) {
    case 'down':
      return Math.floor((seconds + grace) / interval) * interval;
    case 'up':
      return Math.ceil((seconds - grace) / interval) * interval;
    case 'nearest':
      return Math.floor(seconds / interval + 1 / 2) * interval;
    case 'nearest-whole-minute':
      return Math.floor(wholeMinutes(seconds) / interval + 1 / 2) * interval;
  }
}

/** Drops the seconds: 8:17:59 is 8:17. */
export const wholeMinutes = (seconds: number): number => Math.floor(seconds / secondsPerMinute) * secondsPerMinute;

/** A length of either sign, rounded by its magnitude: -67:29 to the nearest quarter is -60:00. */
export function roundLength(seconds: number, rule: RoundRule): number {
  const magnitude = roundSeconds(Math.abs(seconds), rule);
  return seconds < 0 && magnitude !== 0 ? -magnitude : magnitude;
}
