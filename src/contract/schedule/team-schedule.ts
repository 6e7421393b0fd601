import * as z from 'zod/mini';
import { punchKinds } from '../../domain/time-clock/punch.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate, zone } from '../kernel/schemas.ts';
import { premium, regularRate } from '../pay-rules/premium.ts';
import { managedPosition, plannedShift } from '../schedule.ts';
import { skill } from '../skills.ts';
import { few, payPolicy } from '../time-clock.ts';
import { labourTarget } from './labour-targets.ts';
import { need } from './needs.ts';
import { levels } from './planning-rules.ts';

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
  refusals: [refusal('not_found', 404)],
});
export type TeamSchedule = z.output<typeof readSchedule.reply>;
