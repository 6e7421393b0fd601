import type { Instant, Zone } from '../kernel/time.ts';
import { isAlwaysTold, isWanted, type Channel, type NoticeChoices, type NoticeEvent } from './notice.ts';
import { afterQuiet, nextAt, type QuietHours } from './quiet-hours.ts';

/** What somebody wishes of notices, and how they can be reached. */
export interface NoticeWishes {
  /** Channels that are open at all: switched on in the profile, with a number or a browser where one is needed. */
  readonly open: { readonly [Way in Channel]: boolean };
  readonly choices: NoticeChoices;
  readonly quiet?: QuietHours | undefined;
  /** When the letter of the day comes, `08:00`; undefined, each mail comes by itself. */
  readonly digestAt?: string | undefined;
}

export interface Telling {
  readonly inApp: boolean;
  /** When their browsers show it. */
  readonly pushAt: Instant | undefined;
  /** When a mail leaves. */
  readonly mailAt: Instant | undefined;
  /** When the letter of the day takes it along. */
  readonly digestAt: Instant | undefined;
  readonly textAt: Instant | undefined;
}

/** Whether somebody hears of an event by a channel: they have it open and want it, or it is told whatever they chose. */
export const isWished = (
  event: NoticeEvent,
  channel: Channel,
  { open, choices }: Pick<NoticeWishes, 'open' | 'choices'>,
): boolean => isAlwaysTold(event, channel) || (open[channel] && isWanted(choices, event, channel));

/**
 * By which channels somebody is told of an event, and when. The list is silent, so that it has everything at once; what rings waits
 * for the end of quiet hours. What is always told waits for nothing.
 */
export function planTelling(event: NoticeEvent, wishes: NoticeWishes, now: Instant, zone: Zone): Telling {
  const { quiet, digestAt } = wishes;
  const comesBy = (channel: Channel): boolean => isWished(event, channel, wishes);
  const audibleAt = afterQuiet(now, zone, quiet);
  const inApp = comesBy('in_app');
  const rest = {
    inApp,
    pushAt: comesBy('push') ? audibleAt : undefined,
    textAt: comesBy('text') ? audibleAt : undefined,
  };
  if (isAlwaysTold(event, 'mail')) return { ...rest, mailAt: now, digestAt: undefined };
  if (!comesBy('mail')) return { ...rest, mailAt: undefined, digestAt: undefined };
  if (digestAt === undefined) return { ...rest, mailAt: audibleAt, digestAt: undefined };
  return { ...rest, mailAt: undefined, digestAt: nextAt(now, zone, digestAt) };
}

/** How somebody is told besides what they chose: in the list alone, for now; aloud alone, of what is in the list; or all of it at once. */
export type How = 'silently' | 'aloud' | 'at_once';

/** What a noun that knows better than quiet hours makes of a plan. */
export function planAs(plan: Telling, how: How | undefined, now: Instant): Telling {
  if (how === undefined) return plan;
  if (how === 'silently') return { ...plan, pushAt: undefined, mailAt: undefined, textAt: undefined };
  const pushAt = plan.pushAt === undefined ? undefined : now;
  const mailAt = plan.mailAt === undefined ? undefined : now;
  const textAt = plan.textAt === undefined ? undefined : now;
  const ringing = { pushAt, mailAt, textAt };
  return how === 'at_once' ? { ...plan, ...ringing } : { inApp: false, digestAt: undefined, ...ringing };
}

/** What is left of a plan where a telling is of use until a moment alone: what would leave by then, or later, does not. */
export function planUseful(plan: Telling, until: Instant | undefined): Telling {
  if (until === undefined) return plan;
  const inTime = (at: Instant | undefined) => (at !== undefined && at < until ? at : undefined);
  const { pushAt, mailAt, digestAt, textAt } = plan;
  return {
    ...plan,
    pushAt: inTime(pushAt),
    mailAt: inTime(mailAt),
    digestAt: inTime(digestAt),
    textAt: inTime(textAt),
  };
}
