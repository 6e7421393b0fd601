import { createHash } from 'node:crypto';
import type { changePhoto as endpoint } from '../../contract/profile.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { isHeic, measuresFault, mostPhotoPixels, photoKindOf } from '../../domain/profile/photo.ts';
import { writeAudit } from '../kernel/audit.ts';
import { drawPicture, type Drawn } from '../kernel/draw-picture.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { setPhotoVersion } from '../people/set-photo-version.ts';
import { keepPhoto } from './repository.ts';

/** The middle of a portrait, beside a name and on a page of its own. */
const shapes = { small: { side: 160, fit: 'square' }, large: { side: 512, fit: 'square' } } as const;

/** Keeps somebody's own picture, drawn anew from the file that they sent; what it is, its first bytes say. */
export const changePhoto: SlowUseCase<typeof endpoint, undefined, Readonly<Record<keyof typeof shapes, Drawn>>> = {
  load: async () => accept(),

  async work(_, { body }) {
    if (photoKindOf(body) === undefined) return refuse(isHeic(body) ? 'photo_is_heic' : 'photo_kind_unknown');
    return drawPicture(body, mostPhotoPixels, shapes, ({ width, height }) => measuresFault(width, height));
  },

  async save(ctx, _, drawn) {
    const { actor } = ctx;
    const { organizationId, employeeId } = actor;
    const photoVersion = createHash('sha256').update(drawn.large.bytes).digest('hex').slice(0, 16);
    const before = await setPhotoVersion(ctx, actor, photoVersion);
    await keepPhoto(ctx.tx, actor, 'small', drawn.small.bytes);
    await keepPhoto(ctx.tx, actor, 'large', drawn.large.bytes);
    const details = { before: { photo: before }, after: { photo: photoVersion } };
    await writeAudit(ctx, { organizationId, employeeId, action: 'photo.changed', subjectId: employeeId, details });
    return accept({ photoUrl: photoUrlOf({ employeeId, photoVersion }) });
  },
};
