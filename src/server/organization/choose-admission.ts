import type { chooseAdmission as endpoint } from '../../contract/organization.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { joinCodeLength, joinCodeOf } from '../../domain/organization/admission.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { chanceOf } from '../kernel/secret.ts';
import { deleteJoinCode, keepJoinCode } from './join-codes.repository.ts';
import { admissionOf } from './read.ts';
import { lockOrganization, updateAdmission } from './repository.ts';

/** Chooses how people come in. A code is there as long as they come by one: chosen again later, it is another. */
export const chooseAdmission: UseCase<typeof endpoint> = async (ctx, { body: { way } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  await lockOrganization(tx, organizationId);
  const before = await admissionOf(tx, organizationId);
  if (before.way === way) return accept(before);
  if (way === 'open' && !before.mayBeOpen) return refuse('open_is_for_one');
  await updateAdmission(tx, organizationId, way);
  if (way === 'code') {
    await keepJoinCode(tx, { organizationId, code: joinCodeOf(chanceOf(joinCodeLength)), madeAt: now });
  } else await deleteJoinCode(tx, organizationId);
  const details = { before: { admission: before.way }, after: { admission: way } };
  await writeAudit(ctx, { ...actor, action: 'admission.chosen', subjectId: organizationId, details });
  return accept(await admissionOf(tx, organizationId));
};
