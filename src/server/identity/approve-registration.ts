import type { approveRegistration as endpoint } from '../../contract/identity/registration.ts';
import { mayAt } from '../../domain/access/may.ts';
import { mayGive } from '../../domain/access/role.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { answerRequest } from '../approvals/answer-request.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation } from '../organization/read.ts';
import { addFirstRate } from '../people/add-first-rate.ts';
import { admitEmployee } from '../people/admit-employee.ts';
import { tellApplicant } from './tell-applicant.ts';

/**
 * Admits somebody who registered: as what, where, from when and, if it is known yet, for how much an hour. A manager admits
 * employees, to the locations that they manage.
 */
export const approveRegistration: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const { organizationId } = actor;
  const { role, locationId, startsOn, centsPerHour } = body;
  const location = await findLocation(ctx.tx, organizationId, locationId);
  if (location === undefined || !mayAt(actor, 'decide_requests', locationId)) return refuse('not_found');
  if (location.closedAt !== null) return refuse('location_closed');
  if (!mayGive(actor.role, role)) return refuse('role_not_yours_to_give');

  const after = { status: 'active', role, locationId, startsOn };
  const answered = await answerRequest(ctx, {
    ...params,
    kind: 'registration',
    outcome: 'approved',
    locationId,
    details: { before: { status: 'pending' }, after },
  });
  if (!answered.ok) return answered;

  const { employeeId } = answered.value.request;
  await admitEmployee(ctx, { organizationId, employeeId, role, locationId, startsOn });
  if (centsPerHour !== undefined) {
    // Whoever may admit may set the rate, and nobody has one before they are admitted.
    const by = { organizationId, employeeId: actor.employeeId };
    await addFirstRate(ctx, { ...by, subjectId: employeeId, startsOn, centsPerHour });
  }
  await tellApplicant(ctx, answered.value.request, 'registration_approved');
  return accept(answered.value.decision);
};
