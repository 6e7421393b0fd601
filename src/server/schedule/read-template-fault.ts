import { nameKey } from '../../domain/kernel/name-key.ts';
import { isAllBreak, type TemplateShift } from '../../domain/schedule/template.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listWorkplaces } from '../people/read.ts';
import { listPositions } from './positions.repository.ts';
import type { StoredTemplate } from './templates.repository.ts';

type TemplateFault = 'not_found' | 'template_of_many_shifts' | 'break_too_long' | 'template_name_taken';

/**
 * What stands against a template as it is to be: whom or what it names nobody knows, it holds too many shifts for its kind or one that is all break,
 * or another of its kind is called so. Undefined, nothing does.
 *
 * @param kept those of its location
 */
export async function readTemplateFault(
  ctx: ActorContext,
  { templateId, kind, name, shifts }: Omit<StoredTemplate, 'locationId'>,
  kept: readonly StoredTemplate[],
): Promise<TemplateFault | undefined> {
  if (!(await areKnown(ctx, shifts))) return 'not_found';
  if (kind === 'shift' && shifts.length > 1) return 'template_of_many_shifts';
  if (shifts.some(isAllBreak)) return 'break_too_long';
  const isTaken = kept.some(
    (other) => other.templateId !== templateId && other.kind === kind && nameKey(other.name) === nameKey(name),
  );
  return isTaken ? 'template_name_taken' : undefined;
}

/** Whether the people and positions that shifts name are those of the organization. */
async function areKnown({ tx, actor }: ActorContext, shifts: readonly TemplateShift[]): Promise<boolean> {
  const named = [...new Set(shifts.flatMap(({ employeeId }) => employeeId ?? []))];
  const people = await listWorkplaces(tx, actor.organizationId, named);
  const positions = new Set((await listPositions(tx, actor.organizationId)).map(({ id }) => id));
  return (
    named.every((employeeId) => people.has(employeeId)) &&
    shifts.every(({ positionId }) => positionId === null || positions.has(positionId))
  );
}
