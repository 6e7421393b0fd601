import type { createOrganization as endpoint } from '../../contract/identity/registration.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { plainLocation } from '../../domain/organization/location.ts';
import { perNetwork } from '../../domain/throttle/throttle.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { foundOrganization } from '../organization/found-organization.ts';
import { findClaimedOrganization } from '../organization/read.ts';
import { addEmployee } from '../people/add-employee.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { choosePassword, newcomer } from './choose-password.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { startSession } from './start-session.ts';

/**
 * The first run: on an empty deployment the first person founds the organization and is its
 * admin. Of two who come at once, the claim lets one through.
 */
export const createOrganization: SlowUseCase<typeof endpoint, undefined, { readonly passwordHash: string }> = {
  async load(ctx) {
    const claimed = await findClaimedOrganization(ctx.tx);
    if (claimed !== undefined) return refuse('deployment_not_empty');
    return throttleAttempt(ctx, [{ key: throttleKey('first run', ctx.caller.network), allowance: perNetwork }]);
  },

  work: (_, { body }) => choosePassword(body.password, newcomer(body)),

  async save(ctx, { body }, { passwordHash }) {
    const location = plainLocation(body.locationName, body.zone);
    const founded = await foundOrganization(ctx, { name: body.organizationName, location, claims: true });
    if (!founded.ok) return founded;
    const { organizationId, locationId } = founded.value;
    const added = await addEmployee(ctx, {
      organizationId,
      locationId,
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email,
      passwordHash,
      language: ctx.language,
      role: 'admin',
      status: 'active',
      managedLocationIds: [],
    });
    if (!added.ok) throw new Error('an empty deployment has a user already');
    const { employeeId, userId } = added.value;
    await writeAudit(ctx, { organizationId, employeeId, action: 'organization.founded', subjectId: organizationId });
    const { firstName, email } = body;
    await sendConfirmation(ctx, { userId, organizationId, firstName, email, language: ctx.language });
    return accept(await startSession(ctx, { organizationId, ...added.value }));
  },
};
