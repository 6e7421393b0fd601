import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** Time to read what others are told of a change, and to undo it, before any money goes by it. */
const heldHours = 72;

/** Until when a change is held by which money would go elsewhere, or go unseen. */
export const heldUntil = (changedAt: Instant): Instant => addMilliseconds(changedAt, heldHours * millisecondsPerHour);
