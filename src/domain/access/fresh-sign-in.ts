import { addMilliseconds, millisecondsPerMinute, type Instant } from '../kernel/time.ts';

/** How long a person who showed who they are is taken at their word for what is grave, such as paying or changing a way in. */
const freshMinutes = 10;

/** Whether the person showed who they are lately enough; the last moment is still fresh. */
export const isFresh = (authenticatedAt: Instant, now: Instant): boolean =>
  now <= addMilliseconds(authenticatedAt, freshMinutes * millisecondsPerMinute);
