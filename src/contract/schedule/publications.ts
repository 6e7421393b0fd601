import * as z from 'zod/mini';
import { planningRules } from '../../domain/schedule/planning-rules.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate, remark, revision, zone } from '../kernel/schemas.ts';
import { shiftPlan } from '../schedule.ts';

const notFound = refusal('not_found', 404);

export const publishSchedule = endpoint({
  name: 'publishSchedule',
  method: 'POST',
  path: '/api/schedule/publications',
  sentence:
    'Tells people of everything that was planned or changed for a location in the week of a date since it was last published.',
  access: { action: 'edit_schedule' },
  body: z.strictObject({
    locationId: id,
    date: plainDate,
    /** Only those for whom something changes, which it is if left out, or everybody who works in that week. */
    tell: z.optional(z.enum(['changes', 'everybody'])),
    /** Why, where something speaks against a shift that is published. */
    reason: z.optional(remark),
    /** What was looked at: each shift that changes, as it was planned. Left out, all that is planned by then is published. */
    seen: z.optional(z.array(z.strictObject({ shiftId: id, revision })).check(z.maxLength(10_000))),
  }),
  largestBody: 1024 * 1024,
  reply: z.object({
    publicationId: id,
    changes: z.int(),
    people: z.int(),
    /** Changes that stay drafts: their shifts come from, or go to, a location where the publisher does not plan. */
    waiting: z.int(),
  }),
  refusals: [
    notFound,
    refusal('nothing_to_publish', 409),
    /** All that is left waits for somebody who plans also where the shifts come from, or go to. */
    refusal('changes_wait', 409),
    /** What would be published is not what was looked at: these came, went, or are planned otherwise by now. */
    refusal('schedule_changed_meanwhile', 409, z.object({ shiftIds: z.array(id) })),
    /** Somebody would be in two places at once. */
    refusal('double_booked', 409, z.object({ shiftIds: z.array(id) })),
    /** Nothing that is planned overlaps with these: people know a shift of theirs at that time still, of which the change is not published. */
    refusal('hours_not_free_yet', 409, z.object({ shiftIds: z.array(id) })),
    refusal('shifts_blocked', 409, z.object({ shiftIds: z.array(id) })),
    refusal('warnings_need_reason', 409, z.object({ shiftIds: z.array(id) })),
  ],
});

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
