import type { readLabourTargets as endpoint } from '../../contract/schedule/labour-targets.ts';
import { mayAt, type Doer } from '../../domain/access/may.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { LabourTarget } from '../../domain/schedule/labour-target.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations, readOrganization } from '../organization/read.ts';
import { findLabourTarget, listLabourTargets, unsetTarget } from './labour-targets.repository.ts';

/** What the weeks of each open location are meant to come to at most. */
export const readLabourTargets: UseCase<typeof endpoint> = async ({ tx, actor }) => {
  const { organizationId } = actor;
  const targets = await listLabourTargets(tx, organizationId);
  const { currency } = await readOrganization(tx, organizationId);
  const locations = (await listLocations(tx, organizationId))
    .filter(({ id, closedAt }) => closedAt === null && mayAt(actor, 'change_planning_rules', id))
    .map(({ id: locationId, name }) => {
      const { weeklyMinutes, weeklyCents, revision } = targets.get(locationId) ?? unsetTarget;
      return { locationId, name, weeklyMinutes, weeklyCents, revision };
    });
  return accept({ currency, locations });
};

/** The target of a location as whoever plans it may know it: what it is meant to cost is for those who see what people earn there. */
export async function labourTargetFor(
  tx: Transaction,
  actor: Doer & { readonly organizationId: string },
  locationId: string,
): Promise<LabourTarget> {
  const { weeklyMinutes, weeklyCents } = await findLabourTarget(tx, actor.organizationId, locationId);
  return { weeklyMinutes, weeklyCents: mayAt(actor, 'see_pay_rates', locationId) ? weeklyCents : null };
}
