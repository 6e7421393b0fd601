import { consecutiveDays, daySplit, instantOf, localDate, weekStartOf, workweekSplit } from './clocks.ts';
import { durationFormat, durationParse, minutesToHours } from './durations.ts';
import { unsupported, type Actual, type Adapter } from './kind.ts';
import { overtimeSplit } from './overtime.ts';
import type { Vector } from './vector.ts';

/** The kinds of case that are built, and who answers each. */
const adapters: Readonly<Record<string, Adapter>> = {
  'consecutive-days': consecutiveDays,
  'day-split': daySplit,
  'duration-format': durationFormat,
  'duration-parse': durationParse,
  instant: instantOf,
  'local-date': localDate,
  'minutes-to-hours': minutesToHours,
  'overtime-split': overtimeSplit,
  'week-of': weekStartOf,
  'workweek-split': workweekSplit,
};

export interface Answer {
  readonly id: string;
  readonly actual: Actual;
  /** Whether all that the case expects came out; null where it expects nothing. */
  readonly matches: boolean | null;
}

/** Works out one case and compares what it expects; what else was worked out is not compared. */
export function answer(vector: Vector): Answer {
  const { id, kind, expected } = vector;
  const actual = Object.hasOwn(adapters, kind) ? (adapters[kind]?.(vector) ?? unsupported) : unsupported;
  if (actual === unsupported) return { id, actual, matches: false };
  if (expected === undefined) return { id, actual, matches: null };
  return { id, actual, matches: Object.entries(expected).every(([key, value]) => isSame(value, actual[key])) };
}

/** Deep equality in which a figure that is absent from a table is zero. */
function isSame(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return expected.length === actual.length && expected.every((value, index) => isSame(value, actual[index]));
  }
  if (isTable(expected) && isTable(actual)) {
    return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].every((key) =>
      isSame(expected[key] ?? 0, actual[key] ?? 0),
    );
  }
  return expected === actual;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
