import type { removePhoto as endpoint } from '../../contract/profile.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { setPhotoVersion } from '../people/set-photo-version.ts';
import { deletePhotos } from './repository.ts';

/** Takes somebody's own picture away; where there is none, that is what was wanted. */
export const removePhoto: UseCase<typeof endpoint> = async (ctx) => {
  const { organizationId, employeeId } = ctx.actor;
  const before = await setPhotoVersion(ctx, ctx.actor, null);
  if (before === null) return accept();
  await deletePhotos(ctx.tx, ctx.actor);
  const details = { before: { photo: before }, after: { photo: null } };
  await writeAudit(ctx, { organizationId, employeeId, action: 'photo.removed', subjectId: employeeId, details });
  return accept();
};
