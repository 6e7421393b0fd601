import * as z from 'zod/mini';
import { refusal } from './kernel/endpoint.ts';
import { id, instant, minutes, remark } from './kernel/schemas.ts';

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
