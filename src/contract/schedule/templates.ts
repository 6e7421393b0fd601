import * as z from 'zod/mini';
import { longestTemplateName, mostTemplateShifts, templateKinds } from '../../domain/schedule/template.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, line, minutes, remark } from '../kernel/schemas.ts';

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1_439));

export const templateShift = z.strictObject({
  /** Days from the beginning of the week. */
  day: z.int().check(z.minimum(0), z.maximum(6)),
  /** Minutes of the wall clock; an end that is not after the start is on the next day. */
  fromMinute: minuteOfDay,
  toMinute: minuteOfDay,
  breakMinutes: minutes.check(z.maximum(1_440)),
  positionId: z.nullable(id),
  /** Null, an open shift. */
  employeeId: z.nullable(id),
  note: z.nullable(remark),
});

const template = z.object({
  templateId: id,
  kind: z.enum(templateKinds),
  name: z.string(),
  shifts: z.array(templateShift),
});
export type Template = z.output<typeof template>;

const notFound = refusal('not_found', 404);
/** More than this at one location is a mistake, or an attack. */
export const mostTemplates = 100;

export const readTemplates = endpoint({
  name: 'readTemplates',
  method: 'GET',
  path: '/api/schedule/templates',
  sentence: 'Lists the shifts and weeks that are planned again and again at a location, by name.',
  access: { action: 'edit_schedule' },
  query: z.object({ locationId: id }),
  reply: z.object({ templates: z.array(template) }),
  refusals: [notFound],
});

/** What a template is called, and the shifts that it holds. */
const held = {
  name: line(longestTemplateName),
  shifts: z.array(templateShift).check(z.minLength(1), z.maxLength(mostTemplateShifts)),
};
/** Of one kind each name stands once at a location. */
const nameTaken = refusal('template_name_taken', 409);
/** What does not go together in a template. */
const unfit = [
  /** A template of a shift has one shift. */
  refusal('template_of_many_shifts', 422),
  refusal('break_too_long', 422),
] as const;
// A note may stand in each shift.
const largestBody = 2 * 1024 * 1024;

export const addTemplate = endpoint({
  name: 'addTemplate',
  method: 'POST',
  path: '/api/schedule/templates',
  sentence: 'Keeps a shift, or a whole week, under a name, to plan it again.',
  access: { action: 'edit_schedule' },
  body: z.strictObject({
    locationId: id,
    kind: z.enum(templateKinds),
    ...held,
  }),
  largestBody,
  reply: template,
  refusals: [notFound, nameTaken, refusal('too_many_templates', 409), ...unfit],
});

export const changeTemplate = endpoint({
  name: 'changeTemplate',
  method: 'PUT',
  path: '/api/schedule/templates/:templateId',
  sentence: 'Changes the name of a template and what it holds; what was planned by it stays.',
  access: { action: 'edit_schedule' },
  params: z.object({ templateId: id }),
  body: z.strictObject(held),
  largestBody,
  reply: template,
  refusals: [notFound, nameTaken, ...unfit],
});

export const removeTemplate = endpoint({
  name: 'removeTemplate',
  method: 'DELETE',
  path: '/api/schedule/templates/:templateId',
  sentence: 'Takes a template away; what was planned by it stays.',
  access: { action: 'edit_schedule' },
  params: z.object({ templateId: id }),
  refusals: [notFound],
});
