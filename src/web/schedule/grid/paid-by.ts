import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PaidBy } from '../../../domain/schedule/overtime-ahead.ts';

/** By what somebody's hours are counted; undefined where the server named no policy, which it always does. */
export function paidByOf(
  { policy: index, zone, worked }: TeamSchedule['people'][number],
  policies: TeamSchedule['policies'],
): PaidBy | undefined {
  const policy = policies[index];
  return policy && { policy, zone, worked: worked ?? undefined };
}
