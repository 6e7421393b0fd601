import { adjustments } from './adjustments.ts';
import { approvals } from './approvals.ts';
import { identity } from './identity.ts';
import { kernel } from './kernel.ts';
import { messaging } from './messaging.ts';
import { notifications } from './notifications.ts';
import { people } from './people.ts';
import { schedule } from './schedule.ts';
import { swaps } from './schedule/swaps.ts';
import { timeCards } from './time-cards.ts';
import { timeClock } from './time-clock.ts';
import { timeOff } from './time-off.ts';

/** The chapter "daily": what the shell, the dashboard and the screens of every day say. */
export const daily = {
  ...kernel,
  ...identity,
  ...people,
  ...notifications,
  ...approvals,
  ...timeOff,
  ...schedule,
  ...swaps,
  ...timeClock,
  ...timeCards,
  ...adjustments,
  ...messaging,
};
