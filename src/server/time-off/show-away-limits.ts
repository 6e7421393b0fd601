import type { RefusalOf } from '../../contract/kernel/endpoint.ts';
import type { requestTimeOff } from '../../contract/time-off.ts';
import type {
  AwayLimitReply,
  readAwayLimits as endpoint,
  readLimitsMet as metEndpoint,
} from '../../contract/time-off/away-limits.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { limitsMet, refusing } from '../../domain/time-off/away-limit.ts';
import { requestedDays, timeOffReach, type TimeOffWish } from '../../domain/time-off/decide-time-off.ts';
import { listLastRequests } from '../approvals/read.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import { readSelf } from '../people/read.ts';
import { listAwayOn, listLimits } from './away-limits.repository.ts';

export const readAwayLimits: UseCase<typeof endpoint> = async ({ tx, actor, now }) => {
  const { organizationId } = actor;
  const open = (await listLocations(tx, organizationId)).filter(({ closedAt }) => closedAt === null);
  const limits = await listLimits(tx, organizationId, { from: dateAt(now, actor.zone) });
  return accept({ limits: [...limits], locations: open.map(({ id, name }) => ({ id, name })) });
};

export const readLimitsMet: UseCase<typeof metEndpoint> = async ({ tx, actor }, { query }) => {
  const { from, to, part = 'whole', fromMinute = null, toMinute = null } = query;
  const days = requestedDays(from, to);
  // As long as time off may be asked for.
  if (days === 0 || days > timeOffReach.longestDays) return refuse('dates_too_far_apart');
  const met = await limitsMetBy(tx, actor, { startsOn: from, endsOn: to, part, fromMinute, toMinute }, 'held');
  return accept({ met: [...met] });
};

/** Who counts against a limit: whoever holds days counts against whoever asks; at an answer only those who were approved do. */
type Counting = 'held' | 'approved';

/** The limits that somebody would go beyond by being away. */
async function limitsMetBy(
  tx: Transaction,
  who: EmployeeKey,
  wish: TimeOffWish,
  counting: Counting,
): Promise<readonly AwayLimitReply[]> {
  const { self } = await readSelf(tx, who);
  const one = { ...wish, employeeId: who.employeeId, homeId: self.home.id };
  return (await readLimitsMetBy(tx, who.organizationId, [one], counting))(one);
}

interface Wisher extends TimeOffWish {
  readonly employeeId: string;
  /** The location at which they are at home. */
  readonly homeId: string;
}

/** The limits that each of some people would go beyond by being away, from the same questions however many they are. */
export async function readLimitsMetBy(
  tx: Transaction,
  organizationId: string,
  wishes: readonly Wisher[],
  counting: Counting,
): Promise<(wish: Wisher) => readonly AwayLimitReply[]> {
  const dates = around(wishes);
  const limits = dates === undefined ? [] : await listLimits(tx, organizationId, dates);
  // Of a blackout nobody need be counted.
  const counted = around(limits.filter(({ mostAway }) => mostAway > 0));
  const away = counted === undefined ? [] : await listAwayOn(tx, organizationId, counted);
  const counts = counting === 'held' ? away : await approvedOf(tx, organizationId, away);
  return (wish) => {
    const others = counts.filter(({ employeeId }) => employeeId !== wish.employeeId);
    return limitsMet(limits, wish, wish.homeId, others);
  };
}

/** From the first date of some spans to the last; undefined where there are none. */
function around(spans: readonly { readonly startsOn: PlainDate; readonly endsOn: PlainDate }[]) {
  const [first] = spans;
  if (first === undefined) return undefined;
  const from = spans.reduce((least, { startsOn }) => (startsOn < least ? startsOn : least), first.startsOn);
  const to = spans.reduce((most, { endsOn }) => (endsOn > most ? endsOn : most), first.endsOn);
  return { from, to };
}

async function approvedOf<Held extends { readonly id: string }>(
  tx: Transaction,
  organizationId: string,
  held: readonly Held[],
): Promise<readonly Held[]> {
  const ids = [...new Set(held.map(({ id }) => id))];
  const requests = await listLastRequests(tx, organizationId, 'time_off', ids);
  return held.filter(({ id }) => requests.get(id)?.decision?.outcome === 'approved');
}

/** What refuses somebody to be away on these dates, as they hear it; undefined, nothing does. */
export async function findRefusingLimit(
  ...asked: Parameters<typeof limitsMetBy>
): Promise<
  Extract<RefusalOf<typeof requestTimeOff>, { refusal: 'time_off_blackout' | 'time_off_too_many_away' }> | undefined
> {
  const limit = refusing(await limitsMetBy(...asked));
  if (limit === undefined) return undefined;
  const { name, mostAway: count } = limit;
  return count === 0 ? refuse('time_off_blackout', { name }) : refuse('time_off_too_many_away', { name, count });
}
