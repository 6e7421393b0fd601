import * as z from 'zod/mini';
import { planningRules } from '../../domain/schedule/planning-rules.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate, zone } from '../kernel/schemas.ts';
import { shiftPlan } from '../schedule.ts';

const notFound = refusal('not_found', 404);

const publication = z.object({
  publicationId: id,
  at: instant,
  by: z.string(),
  /** How many shifts it changed. */
  changes: z.int(),
  /** For how many people it had shifts that were new or changed, and how many of them confirmed all of it. */
  asked: z.int(),
  confirmed: z.int(),
});
export type Publication = z.output<typeof publication>;

export const readPublications = endpoint({
  name: 'readPublications',
  method: 'GET',
  path: '/api/schedule/publications',
  sentence: 'Lists each time that the week of a date was published for a location, the last one first.',
  access: { action: 'edit_schedule' },
  query: z.object({ locationId: id, date: plainDate }),
  reply: z.object({ publications: z.array(publication) }),
  refusals: [notFound],
});

export const readPublication = endpoint({
  name: 'readPublication',
  method: 'GET',
  path: '/api/schedule/publications/:publicationId',
  sentence:
    'Shows what one publication changed, why where a rule asked that, and the whole week as people knew it from then on.',
  access: { action: 'edit_schedule' },
  params: z.object({ publicationId: id }),
  reply: z.object({
    ...publication.shape,
    location: z.object({ id, zone }),
    startsOn: plainDate,
    /** Null before: the shift was new; null after: it was taken away. */
    changed: z.array(
      z.object({
        shiftId: id,
        before: z.nullable(shiftPlan),
        after: z.nullable(shiftPlan),
        /** The side that is null because it stands where the reader does not plan: it came from another location, or went to one. */
        hidden: z.nullable(z.enum(['before', 'after'])),
      }),
    ),
    /** Each with what is planned of it by now, wherever the reader plans; `isKept`, it stands elsewhere, and is nothing to them. */
    shifts: z.array(
      z.object({
        shiftId: id,
        plan: shiftPlan,
        revision: z.int(),
        planned: z.nullable(shiftPlan),
        isKept: z.boolean(),
      }),
    ),
    /** Whom it asked, and who did not confirm all of it. */
    unconfirmed: z.array(id),
    /** The rules that asked why one of these shifts was published against them, with the reason and who gave it. */
    overridden: z.array(z.object({ shiftId: id, rule: z.enum(planningRules), reason: z.string(), by: z.string() })),
    /** Whoever is named in it, also those who have left. */
    people: z.array(z.object({ employeeId: id, name: z.string(), photoUrl: z.nullable(z.string()) })),
  }),
  refusals: [notFound],
});
export type PublicationReply = z.output<typeof readPublication.reply>;
