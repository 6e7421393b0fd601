/** A stretch of a day in minutes, half-open. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Minutes worked beyond the schedule, whenever in the day they lie; the gaps of the schedule (its lunch) are no work.
 *
 * | schedule     | worked | beyond |
 * | 8–12, 13–17  | 8–20   | 3 h    |
 * | 8–12, 13–17  | 9–18   | 0      |
 * | none         | 8–11   | 3 h    |
 */
export function minutesBeyondSchedule(
  worked: readonly Stretch[],
  schedule: readonly Stretch[],
  toleranceMinutes = 0,
): number {
  const inOrder = schedule.toSorted((a, b) => a.from - b.from);
  const gaps = inOrder.slice(1).map((stretch, index) => ({ from: inOrder[index]?.to ?? 0, to: stretch.from }));
  const lunch = worked.flatMap((stretch) => gaps.map((gap) => common(stretch, gap)));
  const beyond = total(worked.map(lengthOf)) - total(lunch) - total(schedule.map(lengthOf));
  return beyond > toleranceMinutes ? beyond : 0;
}

const lengthOf = ({ from, to }: Stretch): number => to - from;
const common = (a: Stretch, b: Stretch): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
const total = (minutes: readonly number[]): number => minutes.reduce((sum, each) => sum + each, 0);
