import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';
import { millisecondsPerMinute, type Instant } from '../kernel/time.ts';
import { applicable, clockStateOf, type ClockState } from './clock-state.ts';
import { inOrder, type Punch, type PunchKind } from './punch.ts';
import { longestEntryMinutes, punchExceptions, type PunchException } from './time-entry.ts';

/** A punch that someone wants recorded; the ledger gives it its sequence. */
export interface PunchWish {
  readonly id: string;
  readonly kind: PunchKind;
  readonly punchedAt: Instant;
}

/** Every refusal tells the true state of the clock now. */
type Refused = Refusal<'punch_does_not_apply', ClockState> | Refusal<'punch_out_of_order', ClockState>;

/**
 * Whether a punch may be recorded. It applies at its own time, since punches made
 * offline arrive late: it must fit the state of that moment, and what was recorded after that moment must
 * still fit, with what the same device has still to send. At the same millisecond, what is recorded later comes later.
 *
 * | ledger               | wish              | behind it |                                                   |
 * | –                    | in 9:00           |           | recorded                                          |
 * | in 9:00              | in 9:05           |           | punch_does_not_apply                              |
 * | in 9:00              | out 8:59          |           | punch_out_of_order: clocked out at 8:59           |
 * | in 9:00, out 17:00   | break start 12:00 |           | recorded: the clock-out ended the break           |
 * | in 9:00, out 17:00   | out 12:00         |           | punch_out_of_order: the one at 17:00 fits no more |
 * | in 18:00             | in 9:00           |           | punch_out_of_order: the one at 18:00 fits no more |
 * | in 18:00             | in 9:00           | out 17:00 | recorded: a shift of its own                      |
 * | in Mon 9:00          | in Tue 9:00       |           | recorded: Monday lacks its clock-out, and says so |
 *
 * @param effective all that counts from the entry open at `wish.punchedAt` on, in order
 * @param behind what the device says to send next; each is decided anew when it comes, and if it never does, the gap shows as an exception
 * @param longestMinutes the longest shift that the person's pay policy holds possible: the example of Tuesday is of 14 hours
 */
export function decidePunch<Wish extends PunchWish>(
  effective: readonly Punch[],
  wish: Wish,
  behind: readonly PunchWish[] = [],
  longestMinutes = longestEntryMinutes,
): Accepted<Wish> | Refused {
  const [added, ...toCome] = [wish, ...behind].map(asLatest) as [Punch, ...Punch[]];
  const before = effective.filter((punch) => inOrder(punch, added) < 0);
  const isLatest = before.length === effective.length;
  const now = clockStateOf(effective);
  const then = isLatest ? now : clockStateOf(before);
  if (!applicable(then.status).includes(wish.kind) && !beginsAnew(then, wish, longestMinutes)) {
    return isLatest ? refuse('punch_does_not_apply', now) : refuse('punch_out_of_order', now);
  }
  // Counted, not forbidden: a late punch may be the very one that an odd ledger was missing.
  const after = [...effective, added, ...toCome].toSorted(inOrder);
  if (!isLatest && isWorse(punchExceptions(effective), punchExceptions(after))) {
    return refuse('punch_out_of_order', now);
  }
  return accept(wish);
}

/** A wish as a punch that comes after all others of its millisecond. */
const asLatest = ({ id, kind, punchedAt }: PunchWish): Punch => ({
  id,
  kind,
  punchedAt,
  sequence: Number.MAX_SAFE_INTEGER,
});

/**
 * Whoever forgot to clock out can still clock in for the next shift: what is open for longer than a shift lasts stays as it
 * is, without an end, until its person has said when they left.
 */
export const beginsAnew = (
  { since }: ClockState,
  { kind, punchedAt }: Pick<PunchWish, 'kind' | 'punchedAt'>,
  longestMinutes = longestEntryMinutes,
): boolean => kind === 'clock_in' && since !== null && punchedAt - since > longestMinutes * millisecondsPerMinute;

/** Whether more of any kind does not fit: one gap is not filled by making another. */
const isWorse = (before: readonly PunchException[], after: readonly PunchException[]): boolean =>
  after.some(({ kind }) => countOf(after, kind) > countOf(before, kind));

const countOf = (exceptions: readonly PunchException[], kind: PunchException['kind']): number =>
  exceptions.filter((each) => each.kind === kind).length;
