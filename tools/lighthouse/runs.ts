/** What is read of one report. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null; readonly auditRefs: readonly Ref[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
}
interface Ref {
  readonly id: string;
  readonly weight: number;
}
interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}

/** Of 100. */
export const scoreOf = ({ categories }: Report, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

/** The timing of a run, in milliseconds, or its shift. */
export const timingOf = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

/** The run in the middle by its performance; of equal ones the one that blocked longer comes first. Of an even number the worse of the two. */
export function medianRun(runs: readonly Report[]): Report {
  const sorted = runs.toSorted(
    (one, other) =>
      scoreOf(one, 'performance') - scoreOf(other, 'performance') ||
      timingOf(other, 'total-blocking-time') - timingOf(one, 'total-blocking-time'),
  );
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [lower = Number.NaN, upper = lower] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 === 1 ? lower : (lower + upper) / 2;
}

/** From the least to the greatest: "91–97", or one figure where all are the same. */
export function spread(numbers: readonly number[]): string {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)].map(String);
  return least === greatest ? String(least) : `${least}–${greatest}`;
}

/** By how much Lighthouse slows a machine down unless it is told otherwise. */
export const usualSlowdown = 4;

/**
 * By how much a machine has to be slowed down to be like a phone of the middle, as the table in Lighthouse's docs/throttling.md has it: a desktop
 * of 1500 and more by 4, one of 1000 and more by 2; below it is no faster than such a phone of the better kind, and the table has 2 at most.
 */
export const slowdownFor = (benchmarkIndex: number): number => (benchmarkIndex >= 1_500 ? usualSlowdown : 2);
