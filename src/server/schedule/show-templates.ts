import type { readTemplates as endpoint } from '../../contract/schedule/templates.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEditableLocation } from './read.ts';
import { listTemplates } from './templates.repository.ts';

/** What is planned again and again at a location, for whoever plans there. */
export const readTemplates: UseCase<typeof endpoint> = async (ctx, { query: { locationId } }) => {
  if ((await findEditableLocation(ctx, locationId)) === undefined) return refuse('not_found');
  const { tx, actor } = ctx;
  const templates = await listTemplates(tx, actor.organizationId, locationId);
  return accept({
    templates: templates.map(({ templateId, kind, name, shifts }) => ({ templateId, kind, name, shifts })),
  });
};
