import { createHash } from 'node:crypto';
import type { changePhoto as endpoint } from '../../contract/profile.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { isHeic, measuresFault, mostPhotoPixels, photoKindOf } from '../../domain/profile/photo.ts';
import { writeAudit } from '../kernel/audit.ts';
import { drawPhoto, type DrawnPhoto } from '../kernel/draw-photo.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { setPhotoVersion } from '../people/set-photo-version.ts';
import { keepPhoto } from './repository.ts';

/** Keeps somebody's own picture, drawn anew from the file that they sent; what it is, its first bytes say. */
export const changePhoto: SlowUseCase<typeof endpoint, undefined, DrawnPhoto> = {
  load: async () => accept(),

  async work(_, { body }) {
    if (photoKindOf(body) === undefined) return refuse(isHeic(body) ? 'photo_is_heic' : 'photo_kind_unknown');
    return drawPhoto(body, mostPhotoPixels, ({ width, height }) => measuresFault(width, height));
  },

  async save(ctx, _, drawn) {
    const { actor } = ctx;
    const { organizationId, employeeId } = actor;
    const photoVersion = createHash('sha256').update(drawn.large).digest('hex').slice(0, 16);
    const before = await setPhotoVersion(ctx, actor, photoVersion);
    await keepPhoto(ctx.tx, actor, 'small', drawn.small);
    await keepPhoto(ctx.tx, actor, 'large', drawn.large);
    const details = { before: { photo: before }, after: { photo: photoVersion } };
    await writeAudit(ctx, { organizationId, employeeId, action: 'photo.changed', subjectId: employeeId, details });
    return accept({ photoUrl: photoUrlOf({ employeeId, photoVersion }) });
  },
};
