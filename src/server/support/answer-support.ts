import type { answerSupport as endpoint } from '../../contract/support.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideEnding, supportStateOf } from '../../domain/support/support-request.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { readSelf } from '../people/read.ts';
import { requestOf } from './read.ts';
import { endRequest, findSupportRequest, holdSupportRequest } from './repository.ts';

/** Answers a question once; whoever asked is told, and sees it where they asked. */
export const answerSupport: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const id = params.requestId;
  await holdSupportRequest(tx, organizationId, id);
  const row = await findSupportRequest(tx, organizationId, id);
  if (row === undefined) return refuse('not_found');
  const decided = decideEnding(supportStateOf(row));
  if (!decided.ok) return decided;
  await endRequest(tx, { organizationId, id, by: employeeId, at: now }, body.answer);

  const asker = { organizationId, employeeId: row.employeeId };
  const { self } = await readSelf(tx, asker);
  const answered = await requestOf(tx, organizationId, id);
  await tellPerson(ctx, asker, {
    kind: 'support_answered',
    facts: () => ({
      person: answered.endedBy ?? '',
      organization: self.organization.name,
      subject: row.subject,
      answer: body.answer,
      link: '/contact-support',
    }),
  });
  await writeAudit(ctx, { organizationId, employeeId, action: 'support.answered', subjectId: id });
  ctx.announce(asker, 'session');
  return accept(answered);
};
