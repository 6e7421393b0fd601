import * as z from 'zod/mini';
import { punchKinds } from '../domain/time-clock/punch.ts';
import { cents } from './kernel/cents.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { clientMadeId, id, instant, minutes, plainDate, remark, zone } from './kernel/schemas.ts';
import { premium, regularRate } from './pay-rules/premium.ts';
import { labourTarget } from './schedule/labour-targets.ts';
import { need } from './schedule/needs.ts';
import { levels } from './schedule/planning-rules.ts';
import { skill } from './skills.ts';
import { few, payPolicy } from './time-clock.ts';

/** What somebody works as; the hue is one of the five of the palette. */
export const position = z.object({ id, name: z.string(), hue: z.int() });
export type Position = z.output<typeof position>;

/** A position as whoever plans has it; one that is closed is not offered for new shifts. */
export const managedPosition = z.object({
  ...position.shape,
  isOpen: z.boolean(),
  /** What it asks of whoever works as it. */
  skillIds: z.array(id),
});
export type ManagedPosition = z.output<typeof managedPosition>;

export const shiftPlan = z.strictObject({
  locationId: id,
  /** Null, an open shift. */
  employeeId: z.nullable(id),
  positionId: z.nullable(id),
  startsAt: instant,
  endsAt: instant,
  breakMinutes: minutes.check(z.maximum(1_440)),
  note: z.nullable(remark),
});

export const revision = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/**
 * A shift as managers have it: what is planned, and what people know of it. Of what stands where the reader does not plan, only place and
 * times are told.
 */
export const plannedShift = z.object({
  shiftId: id,
  /** Those that repeat have the one of their series. */
  seriesId: z.nullable(id),
  revision: z.int(),
  /** Null: it is no longer planned, and gone once the week is published. */
  planned: z.nullable(shiftPlan),
  /** Null: nobody has been told of it yet. */
  published: z.nullable(shiftPlan),
  /** Who planned it otherwise last; left out where it is as it was added, or stands where the reader does not plan. */
  changedBy: z.exactOptional(z.string()),
});
export type ManagedShift = z.output<typeof plannedShift>;

const notFound = refusal('not_found', 404);
/** What may be wrong with a plan itself. */
export const planFaults = [
  refusal('shift_not_on_minute', 422),
  refusal('shift_without_length', 422),
  refusal('shift_too_long', 422),
  refusal('break_too_long', 422),
  /** It begins more than two years from now. */
  refusal('shift_too_far', 422),
  refusal('location_closed', 409),
  /** It is not offered for new shifts; those that have it keep it. */
  refusal('position_closed', 409),
  /** Who it would be for does not work at that location, or no longer works at all. */
  refusal('not_of_location', 409),
  /** Their last day of employment is before it. */
  refusal('employment_ended', 409),
  /** A rule that the organization does not let anybody override. */
  refusal('shift_blocked', 409),
] as const;
export const changedMeanwhile = refusal(
  'shift_changed_meanwhile',
  409,
  z.object({ shift: plannedShift, by: z.nullable(z.string()), at: z.nullable(instant) }),
);

export const addShifts = endpoint({
  name: 'addShifts',
  method: 'POST',
  path: '/api/schedule/shifts',
  sentence:
    'Plans shifts, all of them or none; nobody is told before the week is published. Sent again, they are there once.',
  access: { action: 'edit_schedule' },
  body: z.strictObject({
    shifts: z.array(z.strictObject({ id: clientMadeId, plan: shiftPlan })).check(z.minLength(1), z.maxLength(500)),
    /**
     * Of what is copied, which shifts were seen to be planned just like one of these: where another is by then, somebody planned the same, and none
     * is added. Left out, each is planned whatever stands there.
     */
    seenAlike: z.optional(z.array(id).check(z.maxLength(10_000))),
  }),
  largestBody: 1024 * 1024,
  reply: z.object({ shifts: z.array(plannedShift) }),
  refusals: [
    notFound,
    ...planFaults,
    refusal('shift_id_reused', 409),
    /** Somebody planned shifts just like these since: so many, and who was the last. */
    refusal('planned_alike_meanwhile', 409, z.object({ count: z.int(), by: z.string() })),
  ],
});

export const changeShift = endpoint({
  name: 'changeShift',
  method: 'PUT',
  path: '/api/schedule/shifts/:shiftId',
  sentence:
    'Changes what is planned of a shift: time, place, person; refused with what it is now, where somebody else changed it since.',
  access: { action: 'edit_schedule' },
  params: z.object({ shiftId: id }),
  body: z.strictObject({ plan: shiftPlan, revision }),
  reply: plannedShift,
  refusals: [notFound, ...planFaults, changedMeanwhile],
});

export const cancelShift = endpoint({
  name: 'cancelShift',
  method: 'POST',
  path: '/api/schedule/shifts/:shiftId/cancel',
  sentence: 'Plans a shift no longer; whoever knows of it is told when the week is published.',
  access: { action: 'edit_schedule' },
  params: z.object({ shiftId: id }),
  body: z.strictObject({ revision }),
  reply: plannedShift,
  refusals: [notFound, changedMeanwhile],
});

export const changeShifts = endpoint({
  name: 'changeShifts',
  method: 'PUT',
  path: '/api/schedule/shifts',
  sentence: 'Changes what is planned of several shifts, all of them or none; one without a plan is planned no longer.',
  access: { action: 'edit_schedule' },
  body: z.strictObject({
    shifts: z.array(z.strictObject({ shiftId: id, revision, plan: z.nullable(shiftPlan) })).check(
      z.minLength(1),
      z.maxLength(500),
      z.refine((all) => new Set(all.map(({ shiftId }) => shiftId)).size === all.length, 'shifts_repeat'),
    ),
  }),
  reply: z.object({ shifts: z.array(plannedShift) }),
  refusals: [notFound, ...planFaults, changedMeanwhile],
});

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

/** A shift as whoever works it sees it. */
export const ownShift = z.object({
  shiftId: id,
  location: z.object({ id, name: z.string(), zone }),
  position: z.nullable(position),
  startsAt: instant,
  endsAt: instant,
  breakMinutes: z.int(),
  /** What it counts as by the rules that pay whoever has it, or would have it: short breaks are work where they are paid. */
  workMinutes: z.int(),
});
export type OwnShift = z.output<typeof ownShift>;

export const readOwnShifts = endpoint({
  name: 'readOwnShifts',
  method: 'GET',
  path: '/api/schedule/mine',
  sentence:
    'Lists the published shifts of whoever asks and the days of their approved time off, in the week or in the weeks of the month of a date; of today, if none is named.',
  access: { action: 'see_own_shifts' },
  query: z.object({ date: z.optional(plainDate), span: z.optional(z.enum(['week', 'month'])) }),
  reply: z.object({
    /** First and last date; whole weeks. */
    startsOn: plainDate,
    endsOn: plainDate,
    shifts: z.array(ownShift),
    /** The dates on which they have time off, each once; not whole, they are away for a part of it. */
    off: z.array(z.object({ date: plainDate, isWhole: z.boolean() })),
  }),
  refusals: [],
});

export const readShift = endpoint({
  name: 'readShift',
  method: 'GET',
  path: '/api/schedule/shifts/:shiftId',
  sentence: 'Tells of one published shift, and who else works there at the same time.',
  access: { action: 'see_shifts' },
  params: z.object({ shiftId: id }),
  reply: z.object({
    ...ownShift.shape,
    location: z.object({ id, name: z.string(), zone, address: z.nullable(z.string()), phone: z.nullable(z.string()) }),
    /** Null, an open shift. */
    employee: z.nullable(z.object({ employeeId: id, name: z.string(), photoUrl: z.nullable(z.string()) })),
    /** Null also for whoever neither works it, may take it, nor plans there. */
    note: z.nullable(z.string()),
    colleagues: z.array(
      z.object({
        employeeId: id,
        name: z.string(),
        photoUrl: z.nullable(z.string()),
        position: z.nullable(position),
        startsAt: instant,
        endsAt: instant,
      }),
    ),
  }),
  refusals: [notFound],
});
export type ShiftDetails = z.output<typeof readShift.reply>;

/** Minutes of the wall clock of a date. */
const dayPart = z.object({ date: plainDate, from: z.int(), to: z.int() });

const busy = z.object({
  employeeId: id,
  locationId: id,
  positionId: z.nullable(id),
  startsAt: instant,
  endsAt: instant,
  breakMinutes: z.int(),
  /** People know of it as it is planned: no other is published of them at those hours where the organization refuses it. */
  isPublished: z.exactOptional(z.literal(true)),
});

/** The rules that hours of a plan are counted by, and, for whoever may see what people earn, paid by. */
const planPolicy = z.object({
  ...payPolicy.shape,
  premiums: z.exactOptional(few(z.object(premium.shape))),
  regularRate: z.exactOptional(regularRate),
});

/** A week of a location as whoever plans it has it before them. */
export const readSchedule = endpoint({
  name: 'readSchedule',
  method: 'GET',
  path: '/api/schedule',
  sentence:
    'Shows what is planned and published for a location in the week of a date: people, shifts, and where people are besides.',
  access: { action: 'edit_schedule' },
  query: z.object({ locationId: z.optional(id), date: z.optional(plainDate) }),
  reply: z.object({
    location: z.object({ id, name: z.string(), zone }),
    /** Where else the reader plans, this one among them. */
    locations: z.array(z.object({ id, name: z.string(), zone })),
    startsOn: plainDate,
    endsOn: plainDate,
    /** The date there: who may be planned is known of today, and says nothing of a shift before it. */
    today: plainDate,
    positions: z.array(managedPosition),
    /** What positions may ask for, also what is closed. */
    skills: z.array(skill),
    people: z.array(
      z.object({
        employeeId: id,
        name: z.string(),
        photoUrl: z.nullable(z.string()),
        /** They work here; who has left or is suspended, and still stands on a shift, may not be given another. */
        mayBePlanned: z.boolean(),
        /** They are not suspended: whoever is, nothing is told. */
        isActive: z.boolean(),
        /** This is their home location: what they worked beside every shift belongs here. */
        isAtHome: z.boolean(),
        /** At the beginning of the week; null where there is none, or the reader may not know it. */
        centsPerHour: z.nullable(cents),
        /** What is in force in the week and the overtime periods that it touches, the earliest first; null as above. */
        rates: z.nullable(z.array(z.object({ startsOn: plainDate, centsPerHour: cents }))),
        /**
         * Their punches of these periods, and up to when they count: what comes after counts by the plan. Null where none of it is over yet, the reader
         * may not see their time card, or they never pressed the clock.
         */
        worked: z.nullable(
          z.object({
            until: instant,
            punches: z.array(z.object({ kind: z.enum(punchKinds), punchedAt: instant })),
          }),
        ),
        /** Approved time off, and when they said they cannot work or would rather: by the wall clock, from the day before the week on. */
        away: z.array(dayPart),
        unavailable: z.array(dayPart),
        preferred: z.array(dayPart),
        /** What their age forbids, no more: one age after the other with its last date in the week, null for the whole of it; none, nothing. */
        young: z.array(z.object({ age: z.enum(['under_14', 'under_16']), until: z.nullable(plainDate) })),
        /**
         * What they work as, most often first; null, without a position. It is what they are planned as where the reader plans, in the weeks
         * before this one and today, and in those between.
         */
        worksAs: z.array(z.nullable(id)),
        /** Which skills they hold, and from when to when. */
        skills: z.array(z.object({ skillId: id, startsOn: plainDate, endsOn: z.nullable(plainDate) })),
        /** Their last day of employment, where it is over by the end of the week; null, none is. */
        lastDay: z.nullable(plainDate),
        /** Where their weeks are cut, and by which of the policies they are paid. */
        zone,
        policy: z.int(),
      }),
    ),
    policies: z.array(planPolicy),
    /** By which of them whoever is at home here is paid, unless another is theirs: what nobody has yet is counted by it. */
    homePolicy: z.int(),
    /** What the organization does about what speaks against a shift. */
    levels,
    shifts: z.array(plannedShift),
    /** Their shifts of other locations and of the days around the week: what a conflict may be with. */
    elsewhere: z.array(busy),
    /** How many people are needed, weekday by weekday; nothing, where nobody has said. */
    needs: z.array(need),
    weeklyTargetMinutes: z.int(),
    /** What the week is meant to come to at most; its cost is null also for whoever may not see what people earn there. */
    labourTarget,
    currency: z.string(),
    lastPublished: z.nullable(z.object({ at: instant, by: z.string() })),
  }),
  refusals: [notFound],
});
export type TeamSchedule = z.output<typeof readSchedule.reply>;
