import type { acceptInvitation as endpoint } from '../../contract/invitations.ts';
import type { Role } from '../../domain/access/role.ts';
import type { PasswordOwner } from '../../domain/identity/password.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { perNetwork } from '../../domain/throttle/throttle.ts';
import { choosePassword, newcomer } from '../identity/choose-password.ts';
import { sendConfirmation } from '../identity/send-confirmation.ts';
import { startSession } from '../identity/start-session.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { addEmployee } from '../people/add-employee.ts';
import { admitEmployee } from '../people/admit-employee.ts';
import { throttleAttempt, throttleKey } from '../throttle/throttle-attempt.ts';
import { enterByInvitation } from './open-invitation.ts';
import { updateInvitationAccepted } from './repository.ts';

/**
 * Accepts an invitation: whoever does is active at once, since a manager has said so in advance. An address that the link was sent
 * to is known to be theirs; any other is confirmed by a letter of its own. Of two who accept at once, one does.
 */
export const acceptInvitation: SlowUseCase<
  typeof endpoint,
  { readonly owner: PasswordOwner },
  { readonly passwordHash: string }
> = {
  async load(ctx, { body }) {
    const throttled = await throttleAttempt(ctx, [
      { key: throttleKey('link', '', ctx.caller.network), allowance: perNetwork },
    ]);
    if (!throttled.ok) return throttled;
    const found = await enterByInvitation(ctx, body.token);
    if (found === undefined) return refuse('link_not_valid');
    const { firstName, lastName } = body;
    const email = found.email ?? body.email ?? '';
    return accept({ owner: newcomer({ firstName, lastName, email, organizationName: found.organizationName }) });
  },

  work: ({ owner }, { body }) => choosePassword(body.password, owner),

  async save(ctx, { body }, { passwordHash }) {
    const found = await enterByInvitation(ctx, body.token);
    if (found === undefined) return refuse('link_not_valid');
    const { organizationId, id, locationId } = found;
    const email = found.email ?? body.email;
    if (email === undefined) return refuse('registration_failed');
    const { firstName, lastName } = body;
    const { language } = ctx;
    const added = await addEmployee(ctx, {
      organizationId,
      locationId,
      firstName,
      lastName,
      email,
      passwordHash,
      language,
      role: 'employee',
      status: 'pending',
      managedLocationIds: [],
      emailIsVerified: found.email !== null,
    });
    if (!added.ok) return refuse('registration_failed');
    const { userId, employeeId } = added.value;
    if (!(await updateInvitationAccepted(ctx.tx, { organizationId, id, employeeId, now: ctx.now }))) {
      return refuse('link_not_valid');
    }
    // Check constraints of the tables allow these words only, and zones that this machine knows.
    const role = found.role as Role;
    const startsOn = dateAt(ctx.now, found.zone as Zone);
    await admitEmployee(ctx, { organizationId, employeeId, role, locationId, startsOn });
    const details = { invitedBy: found.invitedBy, role, locationId, startsOn };
    await writeAudit(ctx, { organizationId, employeeId, action: 'invitation.accepted', subjectId: id, details });
    if (found.email === null) await sendConfirmation(ctx, { userId, organizationId, firstName, email, language });
    return accept(await startSession(ctx, { userId, organizationId, employeeId }));
  },
};
