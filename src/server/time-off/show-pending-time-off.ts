import type { readPendingTimeOff as endpoint, PendingTimeOff, TimeOffRequestReply } from '../../contract/time-off.ts';
import { accept } from '../../domain/kernel/result.ts';
import { leaveWeekOn } from '../../domain/time-off/leave-week.ts';
import { isEarnedByWork } from '../../domain/time-off/projected-balance.ts';
import { standingOf, waitingDays } from '../../domain/time-off/standing.ts';
import { listLastRequests, listPending } from '../approvals/read.ts';
import type { UseCase } from '../kernel/route.ts';
import { listEntriesByDay, type StoredEntry } from './ledger.repository.ts';
import { type Earning, earningOf, readRulesOf } from './read-rules.ts';
import { repliesOf, replyOf } from './read.ts';
import type { ReadPayDays } from './record-accruals.ts';
import { listAwayBeside, listTimeOff, listTimeOffOf, type StoredTimeOff } from './requests.repository.ts';
import { readLimitsMetBy } from './show-away-limits.ts';

/** More than anybody answers at a sitting. */
const mostPending = 100;

export const readPendingTimeOff =
  (readPayDays: ReadPayDays): UseCase<typeof endpoint> =>
  async (ctx) => {
    const { tx, actor, now } = ctx;
    const { organizationId } = actor;
    const waiting = await listPending(ctx, 'time_off', mostPending);
    const ids = waiting.map(({ subjectId }) => subjectId);
    const stored = new Map((await listTimeOff(tx, organizationId, ids)).map((one) => [one.id, one]));
    const entries = await listEntriesByDay(
      tx,
      organizationId,
      [...stored.values()].map(({ employeeId }) => employeeId),
    );
    const away = await listAwayBeside(tx, organizationId, ids);
    const states = await listLastRequests(
      tx,
      organizationId,
      'time_off',
      away.map(({ id }) => id),
    );
    const employeeIds = [...new Set([...stored.values()].map(({ employeeId }) => employeeId))];
    const rulesOfEach = await readRulesOf(tx, organizationId, employeeIds);
    const everAsked = await listTimeOffOf(tx, organizationId, employeeIds);
    const replies = new Map((await repliesOf(tx, organizationId, everAsked)).map((one) => [one.timeOffId, one]));
    const people = new Map<string, Balances>();
    for (const [employeeId, rules] of rulesOfEach) {
      const asked = everAsked.filter((one) => one.employeeId === employeeId).flatMap(({ id }) => replies.get(id) ?? []);
      people.set(employeeId, { ...(await earningOf(tx, organizationId, rules, readPayDays, now)), asked });
    }
    const wishes = [...stored.values()].flatMap((one) => {
      const homeId = people.get(one.employeeId)?.homeId;
      return homeId === undefined ? [] : [{ ...one, homeId }];
    });
    const limitsOf = await readLimitsMetBy(tx, organizationId, wishes, 'approved');
    const requests: PendingTimeOff[] = [];
    for (const { request, subjectId } of waiting) {
      const one = stored.get(subjectId);
      const own = one && people.get(one.employeeId);
      if (one === undefined || own === undefined) continue;
      requests.push({
        ...replyOf(one),
        requestId: request.requestId,
        decision: null,
        request,
        dayMinutes: leaveWeekOn(own.leaveWeeks, one.startsOn).dayMinutes,
        balance: balanceOf(one, own, entries),
        isEarnedByWork: one.type.isPaid && isEarnedByWork(own.rulesOfType(one.type.typeId), own.today, one.startsOn),
        limits: [...limitsOf({ ...one, homeId: own.homeId })],
        away: away
          .filter(({ besideId }) => besideId === one.id)
          .map(({ id, employeeId, name, startsOn, endsOn }) => ({
            employeeId,
            name,
            startsOn,
            endsOn,
            isApproved: states.get(id)?.decision?.outcome === 'approved',
          })),
      });
    }
    return accept({ requests });
  };

/** What a person's balances are worked out from, besides their ledger. */
interface Balances extends Earning {
  readonly asked: readonly TimeOffRequestReply[];
}

/** What somebody will have as their time off begins, and what is left of it with all else that they asked for, and why. */
function balanceOf(
  one: StoredTimeOff,
  { employment, rulesOfType, payDays, asked, today }: Balances,
  entries: readonly StoredEntry[],
): PendingTimeOff['balance'] {
  const { isPaid, typeId } = one.type;
  if (!isPaid) return null;
  const posted = entries.filter((entry) => entry.employeeId === one.employeeId && entry.typeId === typeId);
  const others = asked.filter(({ timeOffId }) => timeOffId !== one.id);
  const facts = { ...employment, versions: rulesOfType(typeId), posted, askedOn: today, payDays };
  const { atStart, ...rest } = standingOf(facts, one, waitingDays(others, typeId));
  return { before: atStart, ...rest };
}
