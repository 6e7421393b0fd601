import type { showRestricted as endpoint } from '../../contract/profile.ts';
import { accept } from '../../domain/kernel/result.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { birthPlace, findProfile, ssnPlace } from './repository.ts';

/** Opens somebody's own restricted facts. A write: each look leaves its row in the audit log, without what was seen. */
export const showRestricted: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor, vault } = ctx;
  const { dateOfBirthSealed, ssnDigitsSealed } = (await findProfile(tx, actor)) ?? {};
  const { organizationId, employeeId } = actor;
  await writeAudit(ctx, { organizationId, employeeId, action: 'profile.restricted_shown', subjectId: employeeId });
  return accept({
    dateOfBirth: (dateOfBirthSealed && parsePlainDate(vault.open(birthPlace(actor), dateOfBirthSealed))) ?? null,
    ssnDigits: (ssnDigitsSealed && vault.open(ssnPlace(actor), ssnDigitsSealed)) ?? null,
  });
};
