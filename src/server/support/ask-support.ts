import type { askSupport as endpoint } from '../../contract/support.ts';
import { accept } from '../../domain/kernel/result.ts';
import { decideAsking } from '../../domain/support/support-request.ts';
import { questionsPerOrganization, questionsPerPerson } from '../../domain/throttle/throttle.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listAdmins, readPerson, readSelf } from '../people/read.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { requestOf } from './read.ts';
import { countOpen, insertSupportRequest } from './repository.ts';

/** Keeps a question, and tells every other active admin of the organization. What was asked stands in no audit row. */
export const askSupport: CountedUseCase<typeof endpoint> = {
  count(ctx) {
    const { organizationId, employeeId } = ctx.actor;
    return throttleAttempt(ctx, [
      { key: throttleKey('support', organizationId, employeeId), allowance: questionsPerPerson },
      { key: throttleKey('support', organizationId), allowance: questionsPerOrganization },
    ]);
  },

  save: async (ctx, { body }) => {
    const { tx, actor, now } = ctx;
    const { organizationId, employeeId } = actor;
    // Held, so that the count is true until the question is added.
    const { firstName, lastName } = await readPerson(tx, actor, true);
    const decided = decideAsking(await countOpen(tx, organizationId, employeeId));
    if (!decided.ok) return decided;
    const id = ctx.newId();
    await insertSupportRequest(tx, { organizationId, id, employeeId, ...body }, now);
    const { self } = await readSelf(tx, actor);
    const person = `${firstName} ${lastName}`;
    const facts = { person, organization: self.organization.name, link: '/contact-support' } as const;
    const { subject, message } = body;
    for (const admin of await listAdmins(tx, organizationId)) {
      if (admin === employeeId) continue;
      await tellPerson(
        ctx,
        { organizationId, employeeId: admin },
        { kind: 'support_request', facts: () => ({ ...facts, subject, message }) },
      );
    }
    const details = { concern: body.concern };
    await writeAudit(ctx, { organizationId, employeeId, action: 'support.asked', subjectId: id, details });
    return accept(await requestOf(tx, organizationId, id));
  },
};
