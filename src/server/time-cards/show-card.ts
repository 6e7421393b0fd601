import type { TimeCardReply } from '../../contract/time-cards.ts';
import { addDays, isWithin, type Instant, type Zone } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { Figures, TimeCard } from '../../domain/time-cards/time-card.ts';
import type { ActorContext } from '../kernel/context.ts';

/** A card as its person and their programs read it. */
export function shownCard(
  { now }: Pick<ActorContext, 'now'>,
  card: TimeCard,
  { policy, zone }: { readonly policy: PayPolicy; readonly zone: Zone },
  punches: readonly Punched[],
  { weeklyTargetMinutes }: { readonly weeklyTargetMinutes: number },
): TimeCardReply {
  return {
    startsOn: card.startsOn,
    endsOn: addDays(card.startsOn, 6),
    zone,
    serverNow: now,
    weeklyTargetMinutes,
    overtime: tiersOf(policy),
    ...figuresOf(card),
    days: shownDays(
      card,
      punches.filter(({ offline }) => offline).map(({ punchedAt }) => punchedAt),
    ),
  };
}

interface Punched {
  readonly offline: boolean;
  readonly punchedAt: Instant;
}

/** What takes the place of a week, or of the hours of a day, is told beside them: without it they would tell an untruth. */
const tiersOf = ({ overtime: { weekly, daily, periodDays, alternativeWorkweek, dailyNotOn } }: PayPolicy) => ({
  weekly: [...weekly],
  daily: [...daily],
  ...(periodDays === undefined ? {} : { periodDays }),
  ...(alternativeWorkweek === undefined ? {} : { alternativeWorkweek }),
  ...(dailyNotOn === undefined ? {} : { dailyNotOn }),
});

export const figuresOf = ({ workedMinutes, breakMinutes, overtimeMinutes }: Figures): Figures => ({
  workedMinutes,
  breakMinutes,
  overtimeMinutes,
});

/** The days of a card as they are drawn. @param offlineAt when punches were made without the network */
export function shownDays(card: TimeCard, offlineAt: readonly Instant[]): TimeCardReply['days'] {
  return card.days.map((day) => ({
    date: day.date,
    clockedInAt: day.clockedInAt,
    clockedOutAt: day.clockedOutAt,
    open: day.open,
    unended: day.unended,
    offline: offlineAt.some((at) => isWithin(at, day.during)),
    ...figuresOf(day),
    doubleMinutes: day.doubleMinutes,
    premiums: [...day.premiums],
    isHoliday: day.isHoliday,
    ribbon: day.ribbon.map(({ kind, span }) => ({ kind, from: span.from, to: span.to })),
  }));
}
