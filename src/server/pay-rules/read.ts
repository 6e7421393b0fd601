import type {
  PayPoliciesReply,
  PolicyScope,
  PolicyWish,
  readPayPolicies as policiesEndpoint,
} from '../../contract/pay-rules.ts';
import type { ClockReply } from '../../contract/time-clock.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { assignedPolicy, type PolicyVersion } from '../../domain/pay-rules/assigned-policy.ts';
import { assignedTo, type Assigned } from '../../domain/pay-rules/assigned-to.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import {
  decideVersion,
  earliestStart,
  nextVersion,
  organizationPolicy,
  versionUnseen,
} from '../../domain/pay-rules/policy-version.ts';
import { presets, type PresetName } from '../../domain/pay-rules/presets.ts';
import { firstPaidFrom } from '../../domain/pay-rules/whole-periods.ts';
import { firstFarEnough, newMeeting } from '../../domain/pay-rules/workweek-moves.ts';
import { isSameWorkweek } from '../../domain/pay-rules/workweek-transition.ts';
import type { Assignee } from '../../domain/people/assigned-version.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations, readOrganization } from '../organization/read.ts';
import { listWorkers } from '../people/read.ts';
import { listAllVersions, listVersions, type StoredVersion } from './repository.ts';

/** Tells the policy that a person is paid by on a date: federal law where none is in force for them. */
export async function readPolicies(
  tx: Transaction,
  organizationId: string,
  assignee: Assignee,
): Promise<(on: PlainDate) => PayPolicy> {
  const policyOf = assignedTo(await listVersions(tx, organizationId, assignee));
  return (on) => policyOf(assignee, on);
}

/** The same for everybody of an organization, from one question. */
export const readAssignments = async (tx: Transaction, organizationId: string): Promise<Assigned> =>
  assignedTo(await listAllVersions(tx, organizationId));

/** The rules that a screen folds hours by; what they are paid is no matter there. */
export const clockPolicy = ({ workweek, overtime, workTime, premiums, holidays }: PayPolicy): ClockReply['policy'] => ({
  workweek,
  overtime,
  ...(workTime && { workTime }),
  ...(premiums && {
    premiums: premiums.map(({ code, windows, partial, minMinutes, maxMinutes }) => ({
      code,
      windows,
      partial,
      ...(minMinutes !== undefined && { minMinutes }),
      ...(maxMinutes !== undefined && { maxMinutes }),
    })),
  }),
  ...(holidays && { holidays }),
});

export const readPayPolicies: UseCase<typeof policiesEndpoint> = async (ctx) => accept(await payPoliciesOf(ctx));

/** Every version, and for whom another may be set. */
export async function payPoliciesOf({ tx, actor, now }: ActorContext): Promise<PayPoliciesReply> {
  const { organizationId } = actor;
  const versions = await listAllVersions(tx, organizationId);
  const locations = (await listLocations(tx, organizationId)).map(({ id, name }) => ({ id, name }));
  const people = (await listWorkers(tx, organizationId, { at: 'all' })).map(({ employeeId, firstName, lastName }) => ({
    id: employeeId,
    name: `${firstName} ${lastName}`,
  }));
  const names = new Map([...locations, ...people].map(({ id, name }) => [id, name]));
  const { currency } = await readOrganization(tx, organizationId);
  const today = dateAt(now, actor.zone);
  return {
    today,
    earliest: earliestStart(organizationPolicy(versions, today), today),
    currency,
    versions: versions.map((version) => {
      const { id, preset, startsOn, setBy, setAt, rules, locationId, employeeId } = version;
      const next = nextVersion(versions, version);
      const { citations: _, ...shown } = rules;
      return {
        id,
        scope: scopeOf(version),
        name: names.get(employeeId ?? locationId ?? '') ?? null,
        preset: isPreset(preset) ? preset : null,
        startsOn,
        endsOn: next === undefined ? null : addDays(next.startsOn, -1),
        setBy,
        setAt,
        rules: shown,
      };
    }),
    locations,
    people,
  };
}

/** Who set a version, what it was made from, and when. */
const asTold = ({ id, preset, startsOn, setBy, setAt }: StoredVersion) => ({
  id,
  preset: isPreset(preset) ? preset : null,
  startsOn,
  setBy,
  setAt,
});

const isPreset = (name: string | null): name is PresetName => name !== null && name in presets;

function scopeOf({
  locationId,
  employeeId,
}: {
  readonly locationId: string | null;
  readonly employeeId: string | null;
}): PolicyScope {
  if (employeeId !== null) return { kind: 'employee', id: employeeId };
  return locationId === null ? { kind: 'organization' } : { kind: 'location', id: locationId };
}

/** Says whether any of some people has an approved or locked week that ends on a date or later; the time cards know. */
export type HasClosedWeek = (
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  on: PlainDate,
) => Promise<boolean>;

/**
 * Loads what a wish is decided by, and decides it. Whoever or whatever it names must be of the organization and not whoever asks, since nobody sets what they
 * are paid themselves; it must pay those whom it
 * reaches from the very date that it names, whoever decided on it must know what it replaces, workweeks may not move twice within one for anybody, and none of them may have a closed week that
 * it would pay anew: where workweeks begin at another time, the last one before it ends at another too.
 */
export async function decideWish(
  { tx, actor, now }: ActorContext,
  { scope, startsOn, preset, rules: wished, insteadOf }: PolicyWish,
  hasClosedWeek: HasClosedWeek,
) {
  const { organizationId } = actor;
  const versions = await listAllVersions(tx, organizationId);
  const workers = await listWorkers(tx, organizationId, { at: 'all' });
  const isThere =
    scope.kind === 'organization' ||
    (scope.kind === 'employee'
      ? workers.some(({ employeeId }) => employeeId === scope.id)
      : (await listLocations(tx, organizationId)).some(({ id }) => id === scope.id));
  if (!isThere) return refuse('not_found');
  if (scope.kind === 'employee' && scope.id === actor.employeeId) return refuse('own_pay_policy');
  const today = dateAt(now, actor.zone);
  const holder = holderOf(scope);
  const assigned = { locationId: null, employeeId: null, ...holder };
  const decided = decideVersion(versions, { ...assigned, startsOn, rules: wished, preset }, today, today);
  if (!decided.ok) return decided;
  const unseen = versionUnseen(versions, { ...assigned, startsOn, rules: wished, insteadOf });
  if (unseen !== undefined) return refuse('pay_policy_set_meanwhile', asTold(unseen));
  const { rules, supersedes, before } = decided.value;
  const others = versions.filter((version) => version !== supersedes);
  const wish = { ...assigned, startsOn, rules };
  const versionsThen: readonly PolicyVersion[] = [...others, wish];
  const people = workers.filter((worker) => assignedPolicy(versionsThen, worker, startsOn) === rules);
  const ids = people.map(({ employeeId }) => employeeId);
  const eve = addDays(startsOn, -1);
  const anyone = { employeeId: assigned.employeeId ?? '', homes: { past: [], now: assigned.locationId ?? '' } };
  const paidBy = assignedTo(versions);
  const paidBefore = (people.length === 0 ? [anyone] : people).map((one) => paidBy(one, eve));
  const next = firstPaidFrom([...new Set(paidBefore)], rules, startsOn);
  if (next !== undefined && next !== startsOn) return refuse('pay_policy_within_period', { next });
  const met = newMeeting(versions, wish, workers);
  if (met !== undefined) {
    const other = met.earlier === startsOn ? met.later : met.earlier;
    return refuse('pay_policy_moves_meet', { other, next: firstFarEnough(versions, wish, workers) });
  }
  const isMoving = paidBefore.some(({ workweek }) => !isSameWorkweek(workweek, rules.workweek));
  if (await hasClosedWeek(tx, organizationId, ids, isMoving ? eve : startsOn)) return refuse('pay_policy_week_closed');
  return accept({ rules, supersedes, before, holder, versions, versionsThen, people });
}

function holderOf(scope: PolicyScope): { readonly employeeId: string } | { readonly locationId: string } | undefined {
  if (scope.kind === 'organization') return undefined;
  return scope.kind === 'employee' ? { employeeId: scope.id } : { locationId: scope.id };
}
