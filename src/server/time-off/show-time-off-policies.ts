import type * as endpoints from '../../contract/time-off/time-off-policies.ts';
import type {
  TimeOffPoliciesReply,
  TimeOffPolicyWish,
  TimeOffScope,
} from '../../contract/time-off/time-off-policies.ts';
import { firstOfMonth, yearOf } from '../../domain/kernel/months.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { assignedVersion, type AssignedVersion } from '../../domain/people/assigned-version.ts';
import { timeOffPresets } from '../../domain/time-off/policy-presets.ts';
import { faultsOfRules } from '../../domain/time-off/time-off-rules.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { findEmployee, listWorkers } from '../people/read.ts';
import { listLeaveWeeks } from './leave-weeks.repository.ts';
import { dueToday, type EarnedBy } from './record-accruals.ts';
import { listVersions } from './time-off-policies.repository.ts';
import { listTypes } from './time-off-types.repository.ts';

/** Of those whom a policy reaches, so many are listed. */
const mostListed = 50;

export const readTimeOffPolicies: UseCase<typeof endpoints.readTimeOffPolicies> = async (ctx) =>
  accept(await policiesOf(ctx));

/** Every version, and for whom another may be set. */
export async function policiesOf({ tx, actor, now }: ActorContext): Promise<TimeOffPoliciesReply> {
  const { organizationId } = actor;
  const locations = (await listLocations(tx, organizationId)).map(({ id, name }) => ({ id, name }));
  const people = (await listWorkers(tx, organizationId, { at: 'all' })).map(
    ({ employeeId, firstName, lastName, homeLocationId }) => ({
      id: employeeId,
      name: `${firstName} ${lastName}`,
      locationId: homeLocationId,
    }),
  );
  const names = new Map([...locations, ...people].map(({ id, name }) => [id, name]));
  const today = dateAt(now, actor.zone);
  const versionOf = (version: Assigned) => ({
    id: version.id,
    scope: scopeOf(version),
    name: names.get(version.employeeId ?? version.locationId ?? '') ?? null,
    startsOn: version.startsOn,
    setBy: version.setBy,
    setAt: version.setAt,
  });
  return {
    today,
    earliest: earliestOf(today),
    types: [...(await listTypes(tx, organizationId))].filter(({ isPaid }) => isPaid),
    versions: (await listVersions(tx, organizationId)).map((version) =>
      Object.assign(versionOf(version), {
        typeId: version.typeId,
        preset: timeOffPresets.find((one) => one === version.preset) ?? null,
        rules: version.rules,
      }),
    ),
    weeks: (await listLeaveWeeks(tx, organizationId)).map((version) =>
      Object.assign(versionOf(version), { week: version.week }),
    ),
    locations,
    people,
  };
}

/** A policy may give what this year would have given; former years are told by an opening balance. */
const earliestOf = (today: PlainDate): PlainDate => firstOfMonth(yearOf(today), 1);

/** A stored version of either kind. */
interface Assigned extends AssignedVersion {
  readonly id: string;
  readonly setBy: string;
  readonly setAt: Instant;
}

function scopeOf({ locationId, employeeId }: AssignedVersion): TimeOffScope {
  if (employeeId !== null) return { kind: 'employee', id: employeeId };
  return locationId === null ? { kind: 'organization' } : { kind: 'location', id: locationId };
}

/** Whom a version is stored for; undefined, where there is no such location or person. */
export async function assignedTo(
  { tx, actor: { organizationId } }: ActorContext,
  scope: TimeOffScope,
): Promise<Pick<AssignedVersion, 'locationId' | 'employeeId'> | undefined> {
  if (scope.kind === 'organization') return { locationId: null, employeeId: null };
  const { kind, id } = scope;
  if (kind === 'employee') {
    return (await findEmployee(tx, organizationId, id)) && { locationId: null, employeeId: id };
  }
  const isThere = (await listLocations(tx, organizationId)).some((location) => location.id === id);
  return isThere ? { locationId: id, employeeId: null } : undefined;
}

/** Whether a wished version may stand, whom it is for, and what it corrects. */
export async function decidePolicy(ctx: ActorContext, { typeId, scope, startsOn, rules }: TimeOffPolicyWish) {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const type = (await listTypes(tx, organizationId)).find((one) => one.typeId === typeId);
  if (type === undefined || !type.isPaid) return refuse('time_off_type_unknown');
  if (!type.isOpen) return refuse('time_off_type_retired');
  const assigned = await assignedTo(ctx, scope);
  if (assigned === undefined) return refuse('not_found');
  const faults = faultsOfRules(rules);
  if (faults.length > 0) return refuse('time_off_policy_faulty', { faults: [...faults] });
  const earliest = earliestOf(dateAt(now, actor.zone));
  if (startsOn < earliest) return refuse('time_off_policy_too_early', { earliest });
  const versions = await listVersions(tx, organizationId);
  const same = versions.filter(
    (one) => one.typeId === typeId && one.locationId === assigned.locationId && one.employeeId === assigned.employeeId,
  );
  const supersedes = same.find((one) => one.startsOn === startsOn);
  const before = same.find((one) => one.startsOn <= startsOn)?.rules;
  return accept({ type, assigned, supersedes, before, versions });
}

/** Whom a policy would reach, and what each would be given up to today by it. */
export const previewTimeOffPolicy =
  (earnedBy: EarnedBy): UseCase<typeof endpoints.previewTimeOffPolicy> =>
  async (ctx, { body }) => {
    const decided = await decidePolicy(ctx, body);
    if (!decided.ok) return decided;
    const { assigned, supersedes, versions } = decided.value;
    const { typeId, startsOn, rules } = body;
    const { organizationId } = ctx.actor;
    const wished = { typeId, startsOn, ...assigned, rules };
    const all = [...versions.filter((version) => version !== supersedes), wished];
    const reached = (await dueToday(ctx, organizationId, all, earnedBy)).filter(
      ({ worker, typeId: ofType }) =>
        ofType === typeId &&
        assignedVersion(
          all.filter((version) => version.typeId === typeId),
          { employeeId: worker.employeeId, locationId: worker.homeLocationId },
          startsOn,
        ) === wished,
    );
    return accept({
      affectedCount: reached.length,
      people: reached.slice(0, mostListed).map(({ worker, hiredOn, rows }) => ({
        employeeId: worker.employeeId,
        name: `${worker.firstName} ${worker.lastName}`,
        hiredOn,
        dueMinutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
      })),
    });
  };
