import type { register as endpoint } from '../../contract/identity.ts';
import { perNetwork } from '../../domain/identity/throttle.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findClaimedOrganization, findFirstLocation, readOrganization } from '../organization/read.ts';
import { addEmployee } from '../people/add-employee.ts';
import { askAdmission } from './ask-admission.ts';
import { choosePassword, newcomer } from './choose-password.ts';
import { throttleAttempt, throttleKey } from './throttle-attempt.ts';

/**
 * Asks to be admitted to the organization of this deployment. Whoever registers an e-mail that
 * is known already gets the same answer after the same work, and nothing changes.
 */
export const register: SlowUseCase<typeof endpoint, undefined, { readonly passwordHash: string }> = {
  load: (ctx) => throttleAttempt(ctx, [{ key: throttleKey('register', ctx.caller.network), allowance: perNetwork }]),

  work: (_, { body }) => choosePassword(body.password, newcomer(body)),

  async save(ctx, { body }, { passwordHash }) {
    const organizationId = await findClaimedOrganization(ctx.tx);
    if (organizationId === undefined) return refuse('registration_failed');
    await enterOrganization(ctx.tx, organizationId);
    const { admitsRegistrations } = await readOrganization(ctx.tx, organizationId);
    const locationId = await findFirstLocation(ctx.tx, organizationId);
    if (!admitsRegistrations || locationId === undefined) return refuse('registration_failed');
    const added = await addEmployee(ctx, {
      organizationId,
      locationId,
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email,
      passwordHash,
      language: ctx.language,
      role: 'employee',
      status: 'pending',
      managedLocationIds: [],
    });
    if (added.ok) {
      const { employeeId } = added.value;
      await askAdmission(ctx, { organizationId, employeeId });
      await writeAudit(ctx, { organizationId, employeeId, action: 'employee.registered', subjectId: employeeId });
    }
    return accept({ status: 'pending' });
  },
};
