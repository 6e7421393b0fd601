import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';
import { addMilliseconds, millisecondsPerHour, millisecondsPerMinute, type Instant } from '../kernel/time.ts';

/** How long a device may keep a punch to itself. Later, it takes an adjustment that a manager sees. */
const longestOfflineMilliseconds = 31 * 24 * millisecondsPerHour;
/** How far ahead a device may be by its own measure of the skew before its time is not believed. */
const toleranceMilliseconds = 5 * millisecondsPerMinute;

export interface PunchTime {
  /** The device could not send it as it was pressed. */
  readonly offline: boolean;
  readonly deviceAt?: Instant | undefined;
  /** Device time minus server time, milliseconds. */
  readonly skewMilliseconds?: number | undefined;
  /** What the device's clock showed when this try was sent: a measure of the skew where the device has none. */
  readonly sentAt?: Instant | undefined;
}

/** Device time minus server time: as the device measured it, else by how far apart sending and arriving are; milliseconds. */
export function skewOf({ skewMilliseconds, sentAt }: PunchTime, receivedAt: Instant): number | undefined {
  if (skewMilliseconds !== undefined) return skewMilliseconds;
  return sentAt === undefined ? undefined : sentAt - receivedAt;
}

/**
 * When a punch counts: online, when the server received it; offline, when the device says it
 * was pressed, less the device's measured skew, and never after it arrived.
 *
 * | arrives | offline | device at | skew   |                         |
 * | 9:00:00 | no      | 8:59:58   | –      | 9:00:00                 |
 * | 9:30:00 | yes     | 9:00:00   | –      | 9:00:00                 |
 * | 9:30:00 | yes     | 9:00:00   | +2 min | 8:58:00                 |
 * | 9:30:00 | yes     | 9:31:00   | –      | 9:30:00                 |
 * | 9:30:00 | yes     | 10:00:00  | –, sent by the device at 10:20:00 | 9:10:00 |
 * | 9:30:00 | yes     | 9:40:00   | –      | refused: in the future  |
 */
export function timeOfPunch(
  wish: PunchTime,
  receivedAt: Instant,
):
  | Accepted<Instant>
  | Refusal<'punch_time_missing'>
  | Refusal<'punch_in_future'>
  | Refusal<'punch_too_old', { oldest: Instant }> {
  if (!wish.offline) return accept(receivedAt);
  if (wish.deviceAt === undefined) return refuse('punch_time_missing');
  const pressedAt = wish.deviceAt - (skewOf(wish, receivedAt) ?? 0);
  if (pressedAt > receivedAt + toleranceMilliseconds) return refuse('punch_in_future');
  const oldest = addMilliseconds(receivedAt, -longestOfflineMilliseconds);
  if (pressedAt < oldest) return refuse('punch_too_old', { oldest });
  return accept(addMilliseconds(receivedAt, Math.min(pressedAt - receivedAt, 0)));
}
