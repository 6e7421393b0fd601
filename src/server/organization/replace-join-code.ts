import type { replaceJoinCode as endpoint } from '../../contract/organization.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { joinCodeLength, joinCodeOf } from '../../domain/organization/admission.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { chanceOf } from '../kernel/secret.ts';
import { keepJoinCode } from './join-codes.repository.ts';
import { admissionOf } from './read.ts';
import { lockOrganization } from './repository.ts';

/** Makes another code: the former one, wherever it was written down, admits nobody any more. */
export const replaceJoinCode: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  await lockOrganization(tx, organizationId);
  const { way } = await admissionOf(tx, organizationId);
  if (way !== 'code') return refuse('not_found');
  await keepJoinCode(tx, { organizationId, code: joinCodeOf(chanceOf(joinCodeLength)), madeAt: now });
  await writeAudit(ctx, { ...actor, action: 'admission.code_replaced', subjectId: organizationId });
  return accept(await admissionOf(tx, organizationId));
};
